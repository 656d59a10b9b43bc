import { languageName, problem, type Pair } from './problem';
import { contract, plurals } from './tree';

/** I5: a counting message spells out every plural form of its language, and no other. */
export function checkPlurals(pair: Pair): string[] {
  const counting = plurals(pair.tree);
  if (counting.length === 0) return [];
  const wanted: string[] = new Intl.PluralRules(pair.row.tag).resolvedOptions().pluralCategories.sort();
  return counting.flatMap(({ name, categories }) => {
    const missing = wanted.filter((category) => !categories.includes(category));
    const foreign = categories.filter((category) => !wanted.includes(category));
    if (missing.length > 0)
      return [problem(pair, `{${name}} lacks the plural form ${missing.join(', ')}; add it.`)];
    if (foreign.length > 0) {
      return [
        problem(
          pair,
          `${languageName(pair)} has no plural form ${foreign.join(', ')}; remove it from {${name}}.`,
        ),
      ];
    }
    return [];
  });
}

/** I6: the same arguments with the same types and styles, the same tags, the same choices. */
export function checkContract(pair: Pair): string[] {
  const [wanted, found] = [contract(pair.englishTree), contract(pair.tree)];
  const missing = wanted.filter((part) => !found.includes(part));
  const foreign = found.filter((part) => !wanted.includes(part));
  return [
    ...missing.map((part) => problem(pair, `lacks ${part} of the English; put it in.`)),
    ...foreign.map((part) => problem(pair, `has ${part}, which the English has not; remove it.`)),
  ];
}
