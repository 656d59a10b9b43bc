import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { inRoot } from '#platform/files';

/** What a palette or a room moves together: a group of a drawing's colours. */
export type Tone = string;

/** A drawing of `drawings/`: SVG in the colours it was drawn in. */
export interface Drawing {
  /** The opening tag of the picture. */
  readonly head: string;
  /** What lies between the tags, by the name of the part; a drawing without parts has one without a name. */
  readonly parts: ReadonlyMap<string, string>;
  /** The tone of each colour that has one. The other colours stay as drawn. */
  readonly tones: ReadonlyMap<string, Tone>;
}

const known = new Map<string, Drawing>();

/** Reads a drawing, `covers/fox` for instance, and keeps it: all of them together are some 2 MB. */
export function drawing(path: string): Drawing {
  const found = known.get(path) ?? parse(readFileSync(inRoot('demo/artwork/drawings', `${path}.svgz`)));
  known.set(path, found);
  return found;
}

function parse(file: Buffer): Drawing {
  const [, root = '', body = ''] = /^(<svg[^>]*>)(.*)<\/svg>$/s.exec(gunzipSync(file).toString()) ?? [];
  const pieces = body.split(/<g class="part" id="(\w+)"[^>]*>/);
  const parts = new Map([['', pieces[0] ?? '']]);
  // Alternating: a part's name, then what it holds with the end of its group.
  for (let i = 1; i < pieces.length; i += 2)
    parts.set(pieces[i] ?? '', (pieces[i + 1] ?? '').slice(0, -'</g>'.length));
  const tones = new Map<string, Tone>();
  for (const [, tone = '', colours = ''] of root.matchAll(/ data-(\w+)="([^"]*)"/g))
    for (const colour of colours.split(' ')) tones.set(colour, tone);
  return { head: root.replaceAll(/ data-\w+="[^"]*"/g, ''), parts, tones };
}
