import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useIntl } from 'react-intl';
import { Menu, MenuItem, MenuTrigger } from '#ds/Menu';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';
import { PageAction } from '#patterns/PageHead';
import { useMedia } from '#theme/useMedia';
import { actionMessages } from '../action.messages';

/** Kinds of files for spreadsheets, the one most people want first. Their names are the same in every language. */
export const fileFormats = { xlsx: 'Excel (XLSX)', csv: 'CSV' } as const;
export type FileFormat = keyof typeof fileFormats;

export interface FileActionsProps {
  onPrint: () => void;
  /** What is printed, in a word, where something else on the page can be printed too. */
  printName?: string | undefined;
  /** The page for the printer is being made. */
  isPrintPending?: boolean | undefined;
  /** Saves what is shown as a file of a kind. */
  onExport: (format: FileFormat) => void;
  /** The file is being made. */
  isExportPending?: boolean | undefined;
}

/** Print of a page, and its export with the kinds of files. A phone has one button for both, so that its title has room. */
export function FileActions({ onPrint, printName, onExport, ...pending }: FileActionsProps) {
  const { formatMessage: t } = useIntl();
  const hasRoom = useMedia('tablet');
  const print = joinFacts([t(actionMessages.print), printName]);
  return (
    <>
      {hasRoom && (
        <PageAction icon={IconPrinter} label={print} isPending={pending.isPrintPending} onPress={onPrint} />
      )}
      <MenuTrigger>
        <PageAction
          icon={IconDownload}
          label={t(actionMessages.export)}
          isPending={pending.isExportPending || (!hasRoom && pending.isPrintPending)}
        />
        <Menu
          placement="bottom end"
          onAction={(chosen) => (chosen === 'print' ? onPrint() : onExport(chosen as FileFormat))}
        >
          {Object.entries(fileFormats).map(([format, name]) => (
            <MenuItem key={format} id={format}>
              {name}
            </MenuItem>
          ))}
          {!hasRoom && <MenuItem id="print">{print}</MenuItem>}
        </Menu>
      </MenuTrigger>
    </>
  );
}
