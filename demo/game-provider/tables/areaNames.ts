import type { TableGame } from '#platform/tables';
import type { Messages } from '../messages/catalogue';
import { fill } from '../messages/fill';

/** What the areas of a table are called, by their ids; a number alone, a face and a sum are named by what they are. */
export function areaNames({ areas }: TableGame, words: Messages): Record<string, string> {
  const known: Readonly<Record<string, string>> = { ...words.areas, ...words.tableAreas };
  return Object.fromEntries(
    areas.map(({ id }) => {
      const [letter = '', number = ''] = [id[0], id.slice(1)];
      const named = /^[nfs]\d+$/.test(id) ? undefined : known[id];
      if (named !== undefined) return [id, named];
      if (letter === 'n') return [id, number];
      if (letter === 'f') return [id, fill(words.tableAreas.face, { number })];
      if (letter === 's') return [id, fill(words.tableAreas.sum, { number })];
      throw new Error(`${id} has no name`);
    }),
  );
}
