// Stand-ins for the unpacked Electron distributions, so that packaging can be tested without the real binaries.
import { createPackage } from '@electron/asar';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';

/** What @electron/fuses looks for in an executable: a sentinel, the wire's version, its length and one state a fuse. */
const FUSES = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('101100101'),
]);
const SHELL = Buffer.concat([Buffer.from('#!/bin/sh\nexit 0\n'), FUSES]);
const LANGUAGES = ['en-US', 'es', 'ru', 'fr'];

/** A valid, empty PE file with the version resource in which electron-builder stores the asar hash. */
function emptyExe(): Buffer {
  const exe = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(exe);
  const info = Resource.VersionInfo.create({
    lang: 1033,
    fixedInfo: { productVersionMS: 0x2d0005, fileVersionMS: 0x2d0005 },
    strings: [{ lang: 1033, codepage: 1200, values: { ProductName: 'Electron', FileDescription: 'Electron' } }],
  });
  info.outputToResourceEntries(resources.entries);
  resources.outputResource(exe);
  return Buffer.from(exe.generate());
}

const plist = (name: string, id: string, version: string, more = ''): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleExecutable</key><string>${name}</string>
<key>CFBundleIdentifier</key><string>${id}</string>
<key>CFBundleName</key><string>${name}</string>
<key>CFBundleVersion</key><string>${version}</string>
<key>CFBundlePackageType</key><string>APPL</string>
${more}</dict></plist>
`;

/** Writes the stand-ins into `out`, one folder each for linux, win32 and darwin. */
export async function fakeElectron(out: string, version: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const source = mkdtempSync(join(tmpdir(), 'default-app-'));
  writeFileSync(join(source, 'main.js'), '');

  const file = (path: string, content: string | Buffer, mode = 0o644): void => {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), content, { mode });
  };
  const defaultApp = async (path: string): Promise<void> => {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    await createPackage(source, join(out, path));
  };

  for (const os of ['linux', 'win32', 'darwin']) {
    file(`${os}/version`, version);
    file(`${os}/LICENSE`, 'Electron licence\n');
    file(`${os}/LICENSES.chromium.html`, '<p>licences</p>');
  }
  file('linux/electron', SHELL, 0o755);
  file('linux/chrome-sandbox', 'x', 0o755);
  file('linux/chrome_crashpad_handler', 'x', 0o755);
  file('win32/electron.exe', Buffer.concat([emptyExe(), FUSES]));
  for (const os of ['linux', 'win32']) {
    await defaultApp(`${os}/resources/default_app.asar`);
    for (const language of LANGUAGES) file(`${os}/locales/${language}.pak`, 'x');
    file(`${os}/resources.pak`, 'x');
  }

  const app = 'darwin/Electron.app/Contents';
  const uses = ['AudioCapture', 'BluetoothAlways', 'BluetoothPeripheral', 'Camera', 'Microphone']
    .map((use) => `<key>NS${use}UsageDescription</key><string>This app needs it</string>\n`)
    .join('');
  file(`${app}/Info.plist`, plist('Electron', 'com.github.Electron', version, uses));
  file(`${app}/MacOS/Electron`, SHELL, 0o755);
  await defaultApp(`${app}/Resources/default_app.asar`);
  file(`${app}/Resources/electron.icns`, 'x');
  file(`${app}/Resources/en.lproj/locale.pak`, 'x');
  for (const kind of ['', ' (GPU)', ' (Plugin)', ' (Renderer)']) {
    const name = `Electron Helper${kind}`;
    file(`${app}/Frameworks/${name}.app/Contents/Info.plist`, plist(name, 'com.github.Electron.helper', version));
    file(`${app}/Frameworks/${name}.app/Contents/MacOS/${name}`, SHELL, 0o755);
  }
  const bundle = `${app}/Frameworks/Electron Framework.framework`;
  file(`${bundle}/Versions/A/Electron Framework`, SHELL, 0o755);
  for (const language of LANGUAGES)
    file(`${bundle}/Versions/A/Resources/${language.replace('-US', '')}.lproj/locale.pak`, 'x');
  symlinkSync('A', join(out, bundle, 'Versions/Current'));
  symlinkSync('Versions/Current/Electron Framework', join(out, bundle, 'Electron Framework'));
  symlinkSync('Versions/Current/Resources', join(out, bundle, 'Resources'));
  rmSync(source, { recursive: true });
}
