import type { Sheet } from '#features/sheet/sheet.ts';
import { State } from '../../data/state';

/** What is on its way to the printer. `isAsked`: nobody but us opens the browser's dialog for it. */
export interface Print {
  sheet: Sheet;
  isAsked: boolean;
}

/** The page for the printer, from when it is asked for until it is printed. */
export const prints = new State<{ print: Print | undefined }>({ print: undefined });
