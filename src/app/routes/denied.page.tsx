import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { startMessages } from '../../features/start/messages';
import { AccessDeniedScreen } from '../../features/start/AccessDeniedScreen';
import { LanguageSwitch } from './shell/LanguageSwitch';
import { shellBrand } from './shell/shellProps';
import { useOpenChat } from './useOpenChat';
import { useSite } from './site';
import { usePageTitle } from './usePageTitle';

/** The page that a gateway sends visitors to whom it locks out. It stands alone, like the pages of the start. */
export const DeniedPage = observer(function DeniedPage() {
  const { stores, brand } = useSite();
  const { start } = stores;
  usePageTitle(useIntl().formatMessage(startMessages.deniedTitle));
  return (
    <AccessDeniedScreen
      brand={shellBrand(brand)}
      ip={start.permission.value?.location.ip ?? ''}
      contactHref={start.customerServiceUrl}
      onChat={useOpenChat()}
      language={<LanguageSwitch />}
    />
  );
});
