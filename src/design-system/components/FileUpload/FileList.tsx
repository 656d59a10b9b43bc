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
