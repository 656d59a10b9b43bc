import { useIntl } from 'react-intl';
import { useLocaleRow } from '#ds-i18n';
import { centerMessages } from '#features/shell/center.messages.ts';
import type { FileFormat } from '#features/sheet/FileActions.tsx';
import type { Sheet } from '#features/sheet/sheet.ts';
import type { SheetOutputs } from '#features/sheet/SheetActions.tsx';
import { succeed, toOutcome } from '../data/failure';
import { outputStore } from './center/outputStore';
import { toasts } from './center/toasts';
import { saveFile } from './saveFile';
import { useSite } from './site';
import { useNotice } from './useNotice';
import { useOnLeave } from './useOnLeave';
import { useStore } from './useStore';

/** What is reported, and its first and last day: the name of a file has the account in between. */
type FileNameParts = readonly (string | undefined)[];

/**
 * Sends sheets to the printer, or saves them as files that say what of, whose and of which days they are. What is not done
 * when the person, the page or the language is another one comes to nothing.
 */
export function useSheets() {
  const { session } = useSite().stores;
  const outputs = useStore(outputStore);
  const { notice } = useNotice();
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  useOnLeave(outputs.stop, locale.tag);
  const saveReady = (file: Blob, format: FileFormat, named: FileNameParts): void => {
    const [view, ...days] = named;
    const name = `${[view, session.account, ...days].filter(Boolean).join('-')}.${format}`;
    saveFile({ name, file });
    toasts.show({ tone: 'success', title: t(centerMessages.fileReady), description: name });
  };
  const save = async (sheet: Sheet, format: FileFormat, named: FileNameParts): Promise<void> => {
    const { signal } = outputs;
    const { sheetFile } = await import('../sheet/sheetFile');
    const file = await sheetFile(sheet, format, locale);
    if (!signal.aborted) saveReady(file, format, named);
  };
  const print = (sheet: Sheet): void => void outputs.print(sheet);
  const { onBeforePrint, printMarked, tasks } = outputs;
  return {
    /** What makes a file, and what makes a page for the printer; each is stopped when the page is left. */
    tasks,
    /** Saves a file that the platform has made. */
    saveReady,
    /** Makes a file and saves it; throws where the code for it cannot be had. */
    save,
    print,
    printMarked,
    /** For when the browser prints by itself: the page is there when this returns. */
    onBeforePrint,
    /** Where a report goes whose figures are all there. */
    outputsOf: (...named: FileNameParts): SheetOutputs => ({
      onExport: (format, sheet) => {
        const { signal } = outputs;
        void toOutcome(async () => succeed(await save(sheet, format, named))).then((outcome) => {
          const failed = outcome.ok || signal.aborted ? undefined : notice(outcome.failure);
          if (failed) toasts.show({ tone: 'danger', title: failed.title });
        });
      },
      onPrint: print,
      onBeforePrint,
    }),
  };
}
