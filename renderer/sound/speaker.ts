import type { Note } from './score.ts';
import { lengthOf, VOICES, type Tone } from './voices.ts';

/** How long nothing is heard before the device is let go, ms. */
const IDLE = 500;

/** Plays sounds by Web Audio: from the player's first press on, and asleep while nothing is heard. */
export class Speaker {
  readonly #volume: () => number;
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;
  /** What has been asked for, and when it begins. */
  #sources = new Map<AudioScheduledSourceNode, number>();
  #sleep: ReturnType<typeof setTimeout> | undefined;

  /** `volume` says how loud, from 0, nothing, to 1. */
  constructor(volume: () => number) {
    this.#volume = volume;
  }

  /** Plays sounds at their times; what was still to come of earlier ones is dropped. */
  play(notes: readonly Note[]): void {
    const volume = this.#volume();
    if (volume === 0 || notes.length === 0 || !navigator.userActivation.hasBeenActive) return;
    const context = (this.#context ??= new AudioContext());
    clearTimeout(this.#sleep);
    void context.resume();
    for (const [source, start] of this.#sources) if (start > context.currentTime) source.stop();
    const loudness = context.createGain();
    // As ears measure: half the volume sounds half as loud.
    loudness.gain.value = 2 * volume ** 2;
    loudness.connect(context.destination);
    for (const { sound, at } of notes)
      for (const tone of VOICES[sound]) this.#sound(context, loudness, tone, context.currentTime + at / 1000);
    const length = Math.max(...notes.map(({ sound, at }) => at + lengthOf(sound)));
    this.#sleep = setTimeout(() => void context.suspend(), length + IDLE);
  }

  #sound(context: AudioContext, out: AudioNode, { wave, at, rise, fall, pitch, level }: Tone, from: number): void {
    const start = from + at / 1000;
    const end = start + (rise + fall) / 1000;
    const swell = context.createGain();
    swell.gain.setValueAtTime(0, start);
    swell.gain.linearRampToValueAtTime(level, start + rise / 1000);
    swell.gain.exponentialRampToValueAtTime(level / 1000, end);
    swell.connect(out);
    const source =
      wave === 'noise' ? this.#rustle(context, swell, pitch, start, end) : hum(context, swell, wave, pitch, start, end);
    source.onended = () => this.#sources.delete(source);
    this.#sources.set(source, start);
    source.start(start);
    source.stop(end);
  }

  /** Noise around a pitch. */
  #rustle(context: AudioContext, out: AudioNode, pitch: Tone['pitch'], start: number, end: number) {
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= noise(context);
    source.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    slide(band.frequency, pitch, start, end);
    source.connect(band).connect(out);
    return source;
  }
}

/** A pure tone. */
function hum(
  context: AudioContext,
  out: AudioNode,
  wave: 'sine' | 'triangle',
  pitch: Tone['pitch'],
  start: number,
  end: number,
): OscillatorNode {
  const source = context.createOscillator();
  source.type = wave;
  slide(source.frequency, pitch, start, end);
  source.connect(out);
  return source;
}

function slide(pitch: AudioParam, [from, to]: Tone['pitch'], start: number, end: number): void {
  pitch.setValueAtTime(from, start);
  pitch.linearRampToValueAtTime(to, end);
}

/** Half a second of white noise. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
