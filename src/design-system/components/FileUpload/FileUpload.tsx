import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useId, useRef, useState, type Ref } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import { Button } from '#ds/Button';
import { useDs } from '#ds-i18n';
import type { FieldTexts } from '#patterns/Field';
import { checkFiles, type FileFault } from './checkFiles';
import { acceptOf, type FileKind } from './fileKinds';
import { FileErrors } from './FileErrors';
import { FileList } from './FileList';
import * as styles from './FileUpload.styles';
import { useFileWords } from './useFileWords';

export interface FileUploadProps extends FieldTexts {
  /** What is taken, judged by the first bytes of each file and not by its name. */
  kinds: readonly FileKind[];
  /** Greatest size of one file, in bytes. */
  maxBytes: number;
  /**
   * How many files are taken. A field for one takes a new file in place of the old one.
   * @default 1
   */
  maxFiles?: number;
  /** The files, for a form that keeps them. */
  value?: readonly File[];
  /** Called with all files that were taken, after each change. Files that are refused never get here. */
  onChange?: (files: readonly File[]) => void;
  /** Takes nothing for now, and says so to everybody. */
  isDisabled?: boolean;
  /** The frame around the whole field. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Takes files by a button, by dropping or by pasting, and shows what it took. A server must check them again: what is
 * refused here is refused for the person's sake.
 */
export function FileUpload({
  label,
  description,
  errorMessage,
  kinds,
  maxBytes,
  maxFiles = 1,
  value,
  onChange,
  isDisabled = false,
  ref,
}: FileUploadProps) {
  const ds = useDs();
  const t = useFileWords({ kinds, maxBytes, maxFiles });
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState<readonly File[]>([]);
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const files = value ?? own;
  const about = `${id}errors ${id}help`;
  const messages = [...(errorMessage ? [errorMessage] : []), ...faults.map(t.fault)];

  const change = (next: readonly File[]) => {
    setOwn(next);
    onChange?.(next);
  };
  const add = async (added: readonly File[]) => {
    const checked = await checkFiles(files, added, { kinds, maxBytes, maxFiles });
    setFaults(checked.faults);
    if (checked.files.length !== files.length || checked.files.some((file, at) => file !== files[at])) {
      change(checked.files);
    }
  };
  return (
    <div ref={ref} role="group" aria-labelledby={`${id}label`} aria-describedby={about} css={styles.root}>
      <span id={`${id}label`} css={styles.label}>
        {label}
      </span>
      <DropZone
        isDisabled={isDisabled}
        aria-label={ds('file.drop')}
        onDrop={({ items }) => {
          const dropped = items.filter((item) => item.kind === 'file').map((item) => item.getFile());
          void Promise.all(dropped).then(add);
        }}
        css={styles.zone}
        data-invalid={messages.length > 0 || undefined}
      >
        <FileTrigger
          acceptedFileTypes={acceptOf(kinds)}
          allowsMultiple={maxFiles > 1}
          onSelect={(chosen) => {
            void add([...(chosen ?? [])]);
          }}
        >
          <Button
            ref={chooser}
            tone="neutral"
            icon={IconUpload}
            isDisabled={isDisabled}
            aria-describedby={about}
          >
            {ds('file.choose')}
          </Button>
        </FileTrigger>
        {!isDisabled && <span css={styles.words}>{ds('file.drop')}</span>}
      </DropZone>
      <FileErrors id={`${id}errors`} messages={messages} />
      <span id={`${id}help`} css={styles.help}>
        {description ?? t.hint}
      </span>
      <span role="status" css={styles.spoken}>
        {files.length > 0 && ds('file.count', { count: files.length })}
      </span>
      {files.length > 0 && (
        <FileList
          files={files}
          isDisabled={isDisabled}
          onRemove={(file) => {
            setFaults([]);
            change(files.filter((other) => other !== file));
            // The pressed button is gone in a moment, and the focus with it.
            chooser.current?.focus();
          }}
        />
      )}
    </div>
  );
}
