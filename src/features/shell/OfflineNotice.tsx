import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useIntl } from 'react-intl';
import { Notice } from '#ds/Notice';
import { serviceMessages as messages } from './service.messages';

/** Above the page while the device has no connection; it goes when the connection is back. */
export function OfflineNotice() {
  const { formatMessage: t } = useIntl();
  return (
    <div role="status">
      <Notice tone="warning" icon={IconWifiOff} title={t(messages.offlineTitle)}>
        {t(messages.offline)}
      </Notice>
    </div>
  );
}
