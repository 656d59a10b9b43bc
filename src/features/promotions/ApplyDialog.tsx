import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FileUpload } from '#ds/FileUpload';
import { Notice } from '#ds/Notice';
import { TextArea } from '#ds/TextArea';
import { FormDialog } from '#patterns/FormDialog';
import { actionMessages } from '../action.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { promotionMessages as messages } from './messages';

/** Most signs of a comment, pictures, and bytes of each. Source: feature H1; the platform holds them. */
const mostCommentSigns = 140;
const mostPictures = 3;
const mostPictureBytes = 5 * 1024 * 1024;

/** Signs as a person counts them. */
const signsOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

export interface ApplyDialogProps {
  /** Title of the promotion. */
  title: string;
  /** Hours in which it is answered. */
  answerHours?: number | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSend: (comment: string, pictures: readonly File[]) => void;
  isPending: boolean;
  notice?: NoticeContent | undefined;
}

/** The application for a promotion: a comment and pictures. */
export function ApplyDialog(props: ApplyDialogProps) {
  const { title, answerHours, isOpen, onOpenChange, onSend, isPending, notice } = props;
  const { formatMessage: t } = useIntl();
  const [comment, setComment] = useState('');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t(messages.applyTitle, { title })}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          // The field says by how much it is too long.
          if (!isPending && signsOf(comment) <= mostCommentSigns) onSend(comment.trim(), pictures);
        },
        validationErrors: undefined,
      }}
      isPending={isPending}
      isDirty={comment !== '' || pictures.length > 0}
      labels={{ submit: t(messages.send), pending: t(actionMessages.sending) }}
      discard={{
        title: t(messages.discardTitle),
        confirm: t(messages.discard),
        cancel: t(messages.stay),
      }}
    >
      <WordedNotice notice={notice} />
      <TextArea
        label={t(messages.comment)}
        description={t(messages.commentHint)}
        maxCharacters={mostCommentSigns}
        value={comment}
        onChange={setComment}
        isReadOnly={isPending}
      />
      <FileUpload
        label={t(messages.pictures)}
        description={t(messages.picturesHint)}
        kinds={['png', 'jpeg']}
        maxBytes={mostPictureBytes}
        maxFiles={mostPictures}
        value={pictures}
        onChange={setPictures}
        isDisabled={isPending}
      />
      {answerHours !== undefined && (
        <Notice tone="neutral">{t(messages.answer, { hours: answerHours })}</Notice>
      )}
    </FormDialog>
  );
}
