import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Notice } from '#ds/Notice';
import { appMessages as messages } from '../app.messages';

export interface UpdateNoticeProps {
  /** Loads the new version, and with it this page anew. */
  onUpdate: () => void;
  /** Goes on with the version that is open. */
  onDismiss: () => void;
}

/** Above the page when a new version of the site is ready. Nothing is loaded anew before the person says so. */
export function UpdateNotice({ onUpdate, onDismiss }: UpdateNoticeProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div role="status">
      <Notice
        icon={IconRefresh}
        title={t(messages.updateTitle)}
        action={
          <Button size="sm" tone="neutral" emphasis="outline" onPress={onUpdate}>
            {t(messages.reload)}
          </Button>
        }
        onDismiss={onDismiss}
      >
        {t(messages.updateText)}
      </Notice>
    </div>
  );
}
