/** Made from the pictures in `renderer/assets/cards/` when the page is built: `build/drawings.ts`. */
declare module 'drawings:*' {
  import type { Drawings } from './drawing.ts';
  const drawings: Drawings;
  export default drawings;
}
