import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useIntl } from 'react-intl';
import { Menu, MenuItem, MenuTrigger } from '#ds/Menu';
import { PageAction } from '#patterns/PageHead';
import { actionMessages } from '../action.messages';

/** Kinds of files for spreadsheets, the one most people want first. Their names are the same in every language. */
export const fileFormats = { xlsx: 'Excel (XLSX)', csv: 'CSV' } as const;
export type FileFormat = keyof typeof fileFormats;

export interface ExportMenuProps {
  /** Saves the list as a file of a kind. */
  onExport: (format: FileFormat) => void;
  /** The file is being made. */
  isPending?: boolean | undefined;
}

/** The export of a page, with the kinds of files that it can be had as. */
export function ExportMenu({ onExport, isPending }: ExportMenuProps) {
  const { formatMessage: t } = useIntl();
  return (
    <MenuTrigger>
      <PageAction icon={IconDownload} label={t(actionMessages.export)} isPending={isPending} />
      <Menu placement="bottom end" onAction={(format) => onExport(format as FileFormat)}>
        {Object.entries(fileFormats).map(([format, name]) => (
          <MenuItem key={format} id={format}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
