import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FileUpload } from '#ds/FileUpload';
import { AvatarPicker } from '#patterns/AvatarPicker';
import { FormDialog } from '#patterns/FormDialog';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { securityDialogs as messages } from './messages';
import { PictureCrop } from './PictureCrop';

export interface AvatarDialogProps {
  /** Addresses of the built-in pictures, the first one first. */
  pictures: readonly string[];
  /** Number of the present one, from 1; undefined for an own one. */
  current: number | undefined;
  /** Greatest size of a file, in bytes. */
  maxBytes: number;
  onClose: () => void;
  onSave: (choice: { picture: number } | { image: string }) => void;
  isPending: boolean;
  /** Why it was not saved. */
  notice?: NoticeContent | undefined;
}

/** Chooses a built-in picture, or the square of an own one. */
export function AvatarDialog(props: AvatarDialogProps) {
  const { pictures, current, maxBytes, onClose, onSave, isPending, notice } = props;
  const { formatMessage: t } = useIntl();
  const [chosen, setChosen] = useState(current);
  const [file, setFile] = useState<File>();
  const [isBroken, setBroken] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const options = useMemo(
    () =>
      pictures.map((src, index) => ({
        id: String(index + 1),
        src,
        label: t(messages.picture, { number: index + 1 }),
      })),
    [pictures, t],
  );
  const save = (): void => {
    if (isPending) return;
    if (!file) {
      if (chosen === undefined || chosen === current) onClose();
      else onSave({ picture: chosen });
      return;
    }
    const [, image = ''] = canvas.current?.toDataURL('image/jpeg', 0.9).split(',') ?? [];
    if (!isBroken && image !== '') onSave({ image });
  };
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(messages.avatarTitle)}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          save();
        },
        validationErrors: undefined,
      }}
      isPending={isPending}
      labels={{ submit: t(messages.avatarSave), pending: t(messages.saving) }}
    >
      <WordedNotice notice={notice} />
      <AvatarPicker
        label={t(messages.avatarText)}
        options={options}
        value={file || chosen === undefined ? null : String(chosen)}
        onChange={(id) => {
          setFile(undefined);
          setChosen(Number(id));
        }}
      />
      <FileUpload
        label={t(messages.ownPicture)}
        description={t(messages.ownPictureText)}
        kinds={['png', 'jpeg']}
        maxBytes={maxBytes}
        value={file ? [file] : []}
        onChange={([next]) => {
          setBroken(false);
          setFile(next);
        }}
        {...(isBroken && { errorMessage: t(messages.pictureBroken) })}
      />
      {file && !isBroken && (
        <PictureCrop file={file} canvas={canvas} onReadable={(isReadable) => setBroken(!isReadable)} />
      )}
    </FormDialog>
  );
}
