import type { Stage } from '../stage';

/** Draws behind a subject centred near (x, y), over the palette's sky. */
export type Ground = (stage: Stage, x: number, y: number) => void;

/** The colour of lines and lights: the palette's glow. */
export const line = (s: Stage) => s.palette?.glow ?? '#ffe9a6';

/** An opacity for night palettes and one for light palettes, where lines need more to be seen. */
export const soft = (s: Stage, night: number, light: number) =>
  s.palette?.light === 'night' ? night : light;
