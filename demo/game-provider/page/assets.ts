import { bookStyles } from './bookStyles';
import { fishingStyles } from './fishingStyles';
import { moreTableStyles } from './moreTableStyles';
import { roomStyles } from './roomStyles';
import { spinCheckStyles } from './spinCheckStyles';
import { styles as gameStyles } from './styles';
import { tableStyles } from './tableStyles';
import type { AssetPaths } from './document';

const styles =
  gameStyles + tableStyles + moreTableStyles + roomStyles + fishingStyles + bookStyles + spinCheckStyles;

/** The page's own files by path; the path holds the hash of the content. */
export interface Assets extends AssetPaths {
  files: ReadonlyMap<string, { type: string; text: string }>;
}

async function fingerprint(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Names the script and the style sheet of the game. */
export async function assetsOf(script: string): Promise<Assets> {
  const paths = {
    script: `/assets/game.${await fingerprint(script)}.js`,
    styles: `/assets/game.${await fingerprint(styles)}.css`,
  };
  return {
    ...paths,
    files: new Map([
      [paths.script, { type: 'text/javascript; charset=utf-8', text: script }],
      [paths.styles, { type: 'text/css; charset=utf-8', text: styles }],
    ]),
  };
}
