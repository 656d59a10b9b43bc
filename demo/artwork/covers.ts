import { drawing } from './drawings';
import { motifs, type GroundName, type Motif, type MotifName } from './motifs';
import { palettes, type Palette, type PaletteName } from './palettes';
import { at, hash, stream, type Stream } from './random';
import { paletteTint, tinted } from './tints';

/** What decides a cover. Equal specs give equal pictures, byte for byte. */
export interface CoverSpec {
  readonly seed: number;
  readonly motif: MotifName;
  /** A palette, or `house` for the motif as it was drawn. */
  readonly palette: PaletteName | 'house';
  readonly ground?: GroundName | 'own';
}

/** A cover, 360 by 480. */
export function coverSvg(spec: CoverSpec): string {
  const { head, parts } = drawing(`covers/${spec.motif}`);
  if (spec.palette === 'house') return `${head}${layers(parts, 'backdrop', 'subject', 'front')}</svg>`;
  const { freedom, grounds }: Motif = motifs[spec.motif];
  const choice = stream(hash(spec.seed, 17));
  const options = ['own' as const, ...grounds];
  const chosen = at(options, Math.floor(choice() * options.length));
  const ground = spec.ground ?? chosen;
  const behind = ground === 'own' ? '' : groundOf(spec, ground);
  const own = ground === 'own' ? layers(parts, 'backdrop') : '';
  const shown = subjectOf(parts, choice);
  const subject = freedom === 'subject' ? moved(shown, choice) : shown;
  const picture = behind + inPalette(spec, own + subject + layers(parts, 'front'));
  return `${head}${freedom === 'subject' ? picture : framed(picture, choice, freedom === 'whole')}</svg>`;
}

/** What a cover shows, in its colours and on nothing; `box` is the part of the picture to show. */
export function subjectSvg(spec: CoverSpec, box: string): string {
  const { head, parts } = drawing(`covers/${spec.motif}`);
  const subject = inPalette(spec, subjectOf(parts, stream(hash(spec.seed, 17))));
  const seen = head.replace(/viewBox="[^"]*"/, `viewBox="${box}"`).replace(/ slice"/, ' meet"');
  return `${seen}${subject}</svg>`;
}

/** Sky and light of a cover. */
export function skyOf({ motif, palette }: CoverSpec): { sky: Palette['sky']; glow: string } {
  if (palette !== 'house') return palettes[palette];
  const { tones } = drawing(`covers/${motif}`);
  const first = (wanted: string) => [...tones].find(([, tone]) => tone === wanted)?.[0] ?? '#f3d48a';
  return { sky: [first('top'), first('middle'), first('bottom')], glow: first('light') };
}

type Parts = ReadonlyMap<string, string>;

const layers = (parts: Parts, ...names: string[]) => names.map((name) => parts.get(name) ?? '').join('');

/** One of the arrangements in which the subject was drawn. */
function subjectOf(parts: Parts, choice: Stream): string {
  const arrangements = [...parts.keys()].filter((name) => name.startsWith('subject'));
  return layers(parts, at(arrangements, Math.floor(choice() * arrangements.length)));
}

function inPalette({ motif, palette: name }: CoverSpec, svg: string): string {
  if (name === 'house') return svg;
  const palette: Palette = palettes[name];
  const dressed = tinted(svg, drawing(`covers/${motif}`).tones, paletteTint(palette, motifs[motif].hues));
  // The dark foot of a picture is fainter in the light.
  return palette.light === 'night' ? dressed : dressed.replaceAll('class="foot"', 'opacity=".5"');
}

/** A pattern over the palette's sky. Lines need more of themselves in the light. */
function groundOf({ palette: name }: CoverSpec, ground: GroundName): string {
  if (name === 'house') return '';
  const palette: Palette = palettes[name];
  const { parts, tones } = drawing(`grounds/${ground}`);
  const [top, middle, bottom] = palette.sky;
  const pattern = layers(parts, palette.light === 'night' ? 'night' : 'day');
  return (
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    `<rect width="360" height="480" fill="url(#sky)"/>` +
    tinted(pattern, tones, paletteTint(palette, { body: 0, trim: 0 }))
  );
}

/** A subject moved, scaled and mirrored about its middle. */
function moved(svg: string, choice: Stream): string {
  const scale = 0.9 + choice() * 0.2;
  const [dx, dy] = [(choice() - 0.5) * 26, (choice() - 0.5) * 20];
  const side = choice() < 0.5 ? -1 : 1;
  const x = 180 - side * 180 * scale + dx;
  return placed(svg, x, 240 - 240 * scale + dy, side * scale, scale);
}

/** A whole picture seen from a little nearer, so that it still fills its frame. */
function framed(svg: string, choice: Stream, canMirror: boolean): string {
  const scale = 1.01 + choice() * (canMirror ? 0.08 : 0.03);
  const [x, y] = [shift(360, scale, choice), shift(480, scale, choice)];
  const isMirrored = choice() < 0.5 && canMirror;
  return placed(svg, isMirrored ? 360 + x : -x, -y, isMirrored ? -scale : scale, scale);
}

/** How far an enlarged picture may stand outside its frame at the start: never so far that an edge shows. */
export const shift = (size: number, scale: number, choice: Stream) =>
  0.2 + choice() * (size * (scale - 1) - 0.4);

const placed = (svg: string, x: number, y: number, scaleX: number, scaleY: number) =>
  `<g transform="matrix(${scaleX.toFixed(3)} 0 0 ${scaleY.toFixed(3)} ${x.toFixed(1)} ${y.toFixed(1)})">${svg}</g>`;
