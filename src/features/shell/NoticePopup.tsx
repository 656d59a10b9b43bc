import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { DateTime } from '#ds/DateTime';
import { Dialog } from '#ds/Dialog';
import { LinkButton } from '#ds/LinkButton';
import { RichText } from '#ds/RichText';
import { date } from './NoticePopup.styles';
import { popupMessages as messages } from './popup.messages';

export interface NoticePopupProps {
  isOpen: boolean;
  /** Called when it is closed by the cross, the cover, Escape or a button. */
  onClose: () => void;
  /** What it is about, in the operator's words. */
  title: string;
  /** Html of the operator, as it came. */
  html: string;
  /** When it was published: epoch milliseconds or ISO 8601. */
  publishedAt?: string | number | undefined;
  /** The page of all notices. */
  noticesHref?: string | undefined;
  /** Closes it by itself after so many milliseconds: it can be read again among all notices. @default a minute */
  closesAfter?: number;
}

/** An announcement that the operator wants everybody to see once. Source: features D3, announcement type PU. */
export function NoticePopup({
  isOpen,
  onClose,
  title,
  html,
  publishedAt,
  noticesHref,
  closesAfter = 60_000,
}: NoticePopupProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      autoCloseAfter={closesAfter}
      medal={{ icon: IconSpeakerphone, tone: 'highlight' }}
      title={<bdi>{title}</bdi>}
      actions={
        <>
          {noticesHref && (
            <LinkButton href={noticesHref} tone="neutral" emphasis="ghost" onPress={onClose}>
              {t(messages.all)}
            </LinkButton>
          )}
          <Button slot="close" autoFocus>
            {t(messages.close)}
          </Button>
        </>
      }
    >
      {publishedAt !== undefined && (
        <p css={date}>
          <DateTime value={publishedAt} format="date" />
        </p>
      )}
      <RichText html={html} />
    </Dialog>
  );
}
