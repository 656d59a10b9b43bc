import type { GroundName } from './grounds/registry';
import type { Hues, Stage } from './stage';

/** What fills the frame, so that neighbours in a wall differ in outline. */
export type Silhouette = 'face' | 'creature' | 'object' | 'scene' | 'pattern' | 'table' | 'food';

/** One picture idea: a subject before a backdrop, drawn 360 wide and 480 high about (180, 240). */
export interface Motif {
  readonly silhouette: Silhouette;
  /** The hues at which `subject` writes its body and trim. */
  readonly hues: Hues;
  /** Seed of the house version's scattered detail. */
  readonly seed: number;
  /** Grounds that suit the subject besides its own backdrop; scenes that are all backdrop have none. */
  readonly grounds: readonly GroundName[];
  readonly backdrop: (stage: Stage) => void;
  readonly subject: (stage: Stage) => void;
  /** What lies over the subject: sparks and the dark foot. */
  readonly front?: (stage: Stage) => void;
  /** Whether the picture lives by darkness, as fireworks do, and takes night palettes only. */
  readonly isNocturnal?: true;
  /** Whether the subject may be moved, scaled and mirrored as one piece. */
  readonly isFree: boolean;
}
