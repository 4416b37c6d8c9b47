/** Mixes the bits of a 32-bit number. */
export const mix = (value: number, factor: number): number => {
  const once = Math.imul(value ^ (value >>> 15), factor);
  return once ^ (once >>> 13);
};
