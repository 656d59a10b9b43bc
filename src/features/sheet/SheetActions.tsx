import { useEffect } from 'react';
import { CopyLink } from './CopyLink';
import { FileActions, type FileFormat } from './FileActions';
import type { Sheet } from './sheet';

/** Where a sheet can go. */
export interface SheetOutputs {
  /** Saves it as a file. */
  onExport: (format: FileFormat, sheet: Sheet) => void;
  /** Prints it. */
  onPrint: (sheet: Sheet) => void;
  /** The browser prints by itself: the page has to be there when this returns. */
  onBeforePrint: (sheet: Sheet) => void;
}

export interface SheetActionsProps {
  outputs: SheetOutputs;
  /** Makes the sheet of what is shown. */
  sheetOf: () => Sheet;
  /** What it is, in a word, where something else on the page can be printed too. */
  name?: string;
  /** Something else is open, which the browser prints when it prints by itself. */
  isBehind?: boolean;
}

/** Print and export of a report whose figures are all there, at its head. */
export function SheetActions({ outputs, sheetOf, name, isBehind = false }: SheetActionsProps) {
  useBeforePrint(() => !isBehind && outputs.onBeforePrint(sheetOf()));
  return (
    <>
      <CopyLink />
      <FileActions
        printName={name}
        onPrint={() => outputs.onPrint(sheetOf())}
        onExport={(format) => outputs.onExport(format, sheetOf())}
      />
    </>
  );
}

/** Calls back when the browser is about to print, also when nobody pressed a button of ours. */
export function useBeforePrint(show: () => void): void {
  useEffect(() => {
    addEventListener('beforeprint', show);
    return () => removeEventListener('beforeprint', show);
  });
}
