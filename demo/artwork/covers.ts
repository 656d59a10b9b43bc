import { grounds, type GroundName } from './grounds/registry';
import type { Motif } from './motif';
import { motifs, type MotifName } from './motifs/registry';
import { palettes, type PaletteName } from './palettes';
import { at, hash, stream } from './random';
import { Stage } from './stage';

/** What decides a cover. Equal specs give equal pictures, byte for byte. */
export interface CoverSpec {
  readonly seed: number;
  readonly motif: MotifName;
  /** A palette, or `house` for the motif as it was drawn. */
  readonly palette: PaletteName | 'house';
  readonly ground?: GroundName | 'own';
}

export function coverSvg(spec: CoverSpec): string {
  const motif: Motif = motifs[spec.motif];
  if (spec.palette === 'house') return house(motif);
  const stage = new Stage(motif.hues, palettes[spec.palette], hash(spec.seed));
  const choice = stream(hash(spec.seed, 17));
  const options = ['own' as const, ...motif.grounds];
  const ground = spec.ground ?? at(options, Math.floor(choice() * options.length));
  if (ground === 'own') motif.backdrop(stage);
  else {
    stage.sky('#000', '#000', '#000');
    grounds[ground](stage, 180, 226);
  }
  if (motif.isFree) {
    const scale = 0.9 + choice() * 0.2;
    const [dx, dy] = [(choice() - 0.5) * 26, (choice() - 0.5) * 20];
    const isMirrored = choice() < 0.5;
    const side = isMirrored ? -1 : 1;
    stage.place({ x: 180 - side * 180 * scale + dx, y: 240 - 240 * scale + dy, scale, isMirrored }, () =>
      motif.subject(stage),
    );
  } else motif.subject(stage);
  motif.front?.(stage);
  return stage.toSvg();
}

function house(motif: Motif): string {
  const stage = new Stage(motif.hues, undefined, motif.seed);
  motif.backdrop(stage);
  motif.subject(stage);
  motif.front?.(stage);
  return stage.toSvg();
}
