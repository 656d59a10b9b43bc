import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { PageAction } from '#patterns/PageHead';
import { actionMessages } from '../action.messages';
import { CopyLink } from './CopyLink';
import { ExportMenu, type FileFormat } from './ExportMenu';
import type { Sheet } from './sheet';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

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
  const { formatMessage: t } = useIntl();
  useBeforePrint(() => !isBehind && outputs.onBeforePrint(sheetOf()));
  return (
    <>
      <CopyLink />
      <PageAction
        icon={IconPrinter}
        label={joinFacts([t(actionMessages.print), ...(name === undefined ? [] : [name])])}
        onPress={() => outputs.onPrint(sheetOf())}
      />
      <ExportMenu onExport={(format) => outputs.onExport(format, sheetOf())} />
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
