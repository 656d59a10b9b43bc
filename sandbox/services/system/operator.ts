import type { OperatorRole } from '#contract/operator';
import type { OperatorList, OperatorRow } from '#contract/operatorLists';
import type { Db } from '../../db/database';
import type { Ports } from '../../ports';
import type { ContentFiles } from '../articles/readContent';

/** What the operator typed cannot be carried out; the message says what can. */
export class Misunderstood extends Error {
  override readonly name = 'Misunderstood';
}

/** What a word of the operator's works with. */
export interface Operator extends Pick<Ports, 'clock' | 'ids' | 'hasher' | 'log' | 'wrapping' | 'storage'> {
  db: Db;
  /** Folders of the machine that the platform runs on; absent where there is no file system. Throws in words. */
  folders?: {
    /** @param tops folders in it that are looked at */
    read(folder: string, tops?: readonly string[]): ContentFiles;
    write(folder: string, files: ContentFiles): void;
  };
  /** Told what a command changed, for the log of what operators do. */
  changed?: (what: string, before: unknown, after: unknown) => void;
  /** Told what a command lists, for a back office. */
  listed?: <Name extends OperatorList>(name: Name, rows: readonly OperatorRow<Name>[]) => void;
}

/** Who says a command. */
export interface OperatorPerson {
  name: string;
  role: OperatorRole;
  /** At the machine that the platform runs on, where nobody else can be asked: no second person, no reason. */
  isAlone: boolean;
}

/** Carries out one word with what follows it, and answers in words. Throws `Misunderstood`. */
export type Command = (operator: Operator, words: readonly string[]) => Promise<string>;

/** A list in words, a line a row, whose rows a back office gets beside them. @param none what is said when there is no row */
export function tellList<Name extends OperatorList>(
  { listed }: Operator,
  name: Name,
  rows: readonly OperatorRow<Name>[],
  lineOf: (row: OperatorRow<Name>, at: number) => string,
  none: string,
): string {
  listed?.(name, rows);
  return rows.map(lineOf).join('\n') || none;
}

/** Whether the operator said on or off. */
export const isOnWord = (word: string | undefined): boolean => oneOf(word, ['on', 'off'] as const) === 'on';

/** The one of the words that the operator said. */
export function oneOf<const Word extends string>(word: string | undefined, words: readonly Word[]): Word {
  const found = words.find((each) => each === word);
  if (!found) throw new Misunderstood(`Say ${words.join(' or ')}${word ? `, not "${word}"` : ''}.`);
  return found;
}
