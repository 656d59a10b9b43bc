import type { Hasher } from '../../ports';
import { fairNumbers } from '../fair/fairNumbers';
import type { Outcome, TableGame } from './tableGame';

/** Rounds that are played from one seed: of a shoe, with six cards each, they leave enough behind the cut. */
export const roundsOfShoe = 60;

/** Shoes that are kept ready; each is some kilobytes. */
const mostKept = 400;
const kept = new Map<string, Promise<readonly Outcome[]>>();

/** The seed of a shoe, hex: secret until its last round was played. */
export const shoeSeed = (
  hasher: Pick<Hasher, 'digest'>,
  secret: string,
  table: string,
  shoe: number,
): Promise<string> => hasher.digest(`shoe:${secret}:${table}:${shoe}`);

/** All rounds of a shoe, from its seed. */
export function outcomesOf(
  hasher: Pick<Hasher, 'digest'>,
  game: TableGame,
  seed: string,
): Promise<readonly Outcome[]> {
  const key = `${game.kind} ${seed}`;
  const known = kept.get(key);
  if (known) return known;
  const made = game.play(fairNumbers(hasher, seed), roundsOfShoe);
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return made;
}
