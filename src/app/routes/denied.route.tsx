import { observer } from 'mobx-react-lite';
import { AccessDeniedScreen } from '../../features/start/AccessDeniedScreen';
import { shellBrand } from './shellProps';
import { useSite } from './site';

/** The page that a gateway sends visitors to whom it locks out. It stands alone, like the pages of the start. */
export const DeniedRoute = observer(function DeniedRoute() {
  const { stores, brand } = useSite();
  const { start } = stores;
  return (
    <AccessDeniedScreen
      brand={shellBrand(brand)}
      ip={start.permission.value?.location.ip ?? ''}
      contactHref={start.customerServiceUrl}
    />
  );
});
