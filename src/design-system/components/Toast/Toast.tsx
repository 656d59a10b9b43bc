import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { Button } from '#ds/Button';
import { Icon } from '#ds/Icon';
import { IconButton } from '#ds/IconButton';
import { useDs } from '#ds-i18n';
import * as styles from './Toast.styles';
import type { ToastQueue } from './toastQueue';

const icons = {
  info: { icon: IconInfoCircle, word: 'status.info' },
  success: { icon: IconCircleCheck, word: 'status.success' },
  warning: { icon: IconAlertTriangle, word: 'status.warning' },
  danger: { icon: IconBan, word: 'status.error' },
} as const;

export interface ToastRegionProps {
  /** The toasts to show, made by `createToastQueue`. */
  queue: ToastQueue;
}

/**
 * Shows short news over the page, at its end; on phones at its top. Put it once into the app. Anything that must be
 * answered is a Dialog instead.
 */
export function ToastRegion({ queue }: ToastRegionProps) {
  const ds = useDs();
  return (
    <AriaToastRegion queue={queue.source} css={styles.region}>
      {({ toast }) => {
        const { tone = 'info', title, description, action } = toast.content;
        const { icon, word } = icons[tone];
        return (
          <AriaToast toast={toast} css={styles.root} data-tone={tone}>
            <span css={styles.icon}>
              <Icon icon={icon} label={ds(word)} />
            </span>
            <AriaToastContent css={styles.content}>
              <Text slot="title" css={styles.title}>
                {title}
              </Text>
              {description && (
                <Text slot="description" css={styles.description}>
                  {description}
                </Text>
              )}
              {action && (
                <span css={styles.action}>
                  <Button
                    size="sm"
                    tone="neutral"
                    emphasis="outline"
                    onPress={() => {
                      action.onPress();
                      queue.close(toast.key);
                    }}
                  >
                    {action.label}
                  </Button>
                </span>
              )}
            </AriaToastContent>
            <span css={styles.close}>
              <IconButton slot="close" icon={IconX} size="sm" aria-label={ds('common.close')} />
            </span>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
