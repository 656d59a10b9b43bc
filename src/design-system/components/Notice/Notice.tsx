import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconExclamationCircle from '@tabler/icons-react/dist/esm/icons/IconExclamationCircle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { Icon, type IconSource } from '#ds/Icon';
import { IconButton } from '#ds/IconButton';
import { end, heading, mark, root, words } from './Notice.styles';

/** What a notice is about. `neutral` is an announcement without a verdict. */
export type NoticeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  /** What to know, in a sentence or two. */
  children: ReactNode;
  /** How serious it is; chooses colour and drawing, and the word that is spoken first. @default 'info' */
  tone?: NoticeTone;
  /** Sums up a longer notice. */
  title?: string;
  /** Drawing before the words. @default the one of the tone */
  icon?: IconSource;
  /** One way on: a standalone Link or a small Button. */
  action?: ReactNode;
  /** Adds a button that takes the notice away. */
  onDismiss?: () => void;
}

const icons: Record<NoticeTone, IconSource> = {
  neutral: IconInfoCircle,
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconExclamationCircle,
};
const spoken = {
  info: 'status.info',
  success: 'status.success',
  warning: 'status.warning',
  danger: 'status.error',
} as const;

/** Says something that stays true while the page is open. For an answer to what the user just did use a toast. */
export function Notice({ children, tone = 'info', title, icon, action, onDismiss }: NoticeProps) {
  const t = useDs();
  return (
    <div css={root} data-tone={tone} role={tone === 'danger' ? 'alert' : 'note'}>
      <span css={mark}>
        <Icon icon={icon ?? icons[tone]} size={18} {...(tone !== 'neutral' && { label: t(spoken[tone]) })} />
      </span>
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
