/** Made from the pictures in `renderer/assets/cards/` when the page is built: `build/drawings.ts`. */
declare module 'drawings:*' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- An import statement in here finds no file of ours.
  const drawings: import('./drawing.ts').Drawings;
  export default drawings;
}
