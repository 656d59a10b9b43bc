import type { MessageFormatElement } from 'react-intl';
import type { LocaleRow, LocaleTag } from '../registry';

/** One message of one language, beside its English original. */
export interface Pair {
  readonly row: LocaleRow<LocaleTag>;
  readonly id: string;
  readonly english: string;
  readonly text: string;
  readonly englishTree: readonly MessageFormatElement[];
  readonly tree: readonly MessageFormatElement[];
}

/** The language's name in English. */
export const languageName = ({ row }: Pick<Pair, 'row'>): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(row.tag) ?? row.tag;

/** What is wrong with a message, in words that tell a translator what to do. */
export function problem({ row, id }: Pick<Pair, 'row' | 'id'>, advice: string): string {
  return `locales/${row.tag}.json ${id}: ${advice}`;
}
