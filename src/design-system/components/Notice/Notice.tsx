import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconExclamationCircle from '@tabler/icons-react/dist/esm/icons/IconExclamationCircle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { Icon, type IconSource } from '#ds/Icon';
import { IconButton } from '#ds/IconButton';
import { end, heading, root, words } from './Notice.styles';

/** What a notice is about. `neutral` is a side remark, such as when money arrives. */
export type NoticeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  /** What to know, in a sentence or two; a `b` in it stands out. */
  children: ReactNode;
  /** How serious it is; chooses colour and drawing, and the word that is spoken first. @default 'info' */
  tone?: NoticeTone;
  /**
   * `note` for what was so before the page came, or what a live region around it announces.
   * @default 'alert' for what went wrong, otherwise 'note'
   */
  role?: 'alert' | 'note';
  /** Sums up a longer notice. */
  title?: string;
  /** Drawing before the words. @default the one of the tone; a remark has none */
  icon?: IconSource;
  /** One way on: a standalone Link or a small Button. */
  action?: ReactNode;
  /** Adds a button that takes the notice away. */
  onDismiss?: () => void;
}

const tones = {
  info: { drawing: IconInfoCircle, word: 'status.info' },
  success: { drawing: IconCircleCheck, word: 'status.success' },
  warning: { drawing: IconAlertTriangle, word: 'status.warning' },
  danger: { drawing: IconExclamationCircle, word: 'status.error' },
} as const;

/** Says something that stays true while the page is open. For an answer to what the user just did use a toast. */
export function Notice({ children, tone = 'info', role, title, icon, action, onDismiss }: NoticeProps) {
  const t = useDs();
  const own = tone === 'neutral' ? undefined : tones[tone];
  const drawing = icon ?? own?.drawing;
  return (
    <div css={root} data-tone={tone} role={role ?? (tone === 'danger' ? 'alert' : 'note')}>
      {drawing && <Icon icon={drawing} size={18} {...(own && { label: t(own.word) })} />}
      <div css={words}>
        {title && <p css={heading}>{title}</p>}
        {children}
      </div>
      {(action ?? onDismiss) && (
        <div css={end}>
          {action}
          {onDismiss && (
            <IconButton icon={IconX} size="sm" aria-label={t('common.dismiss')} onPress={onDismiss} />
          )}
        </div>
      )}
    </div>
  );
}
