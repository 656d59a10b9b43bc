import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from '#ds/IconButton';
import { useDs, useLocaleRow } from '#ds-i18n';
import { formatBytes } from '../../i18n/formatBytes';
import { FilePreview } from './FilePreview';
import { about, entry, fileName, fileSize, list } from './FileUpload.styles';

export interface FileListProps {
  files: readonly File[];
  /** Files stay as they are. */
  isDisabled: boolean;
  /** Called with a file whose button is pressed, to take it out of the list. */
  onRemove: (file: File) => void;
}

/** What a field for files has taken, each with a button that takes it away again. */
export function FileList({ files, isDisabled, onRemove }: FileListProps) {
  const ds = useDs();
  const locale = useLocaleRow();
  return (
    <ul css={list}>
      {files.map((file) => (
        <li key={`${file.name} ${String(file.size)} ${String(file.lastModified)}`} css={entry}>
          <FilePreview file={file} label={ds('file.preview', { name: file.name })} />
          <span css={about}>
            <bdi css={fileName}>{file.name}</bdi>
            <span css={fileSize}>{formatBytes(file.size, locale)}</span>
          </span>
          <IconButton
            icon={IconTrash}
            aria-label={ds('common.removeItem', { name: file.name })}
            isDisabled={isDisabled}
            onPress={() => {
              onRemove(file);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

export interface SentFilesProps {
  /** Name under which they are sent. */
  name: string;
  files: readonly File[];
  isDisabled: boolean;
}

/** The files as the form around sends them: the chooser knows neither what was dropped nor what was taken away. */
export function SentFiles({ name, files, isDisabled }: SentFilesProps) {
  return (
    <input
      type="file"
      hidden
      multiple
      name={name}
      disabled={isDisabled}
      ref={(input) => {
        if (!input) return;
        const transfer = new DataTransfer();
        for (const file of files) transfer.items.add(file);
        input.files = transfer.files;
      }}
    />
  );
}
