import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { lineMessages } from '../../features/start/line.messages';
import { LineScreen } from '../../features/start/LineScreen';
import { LanguageSwitch } from './shell/LanguageSwitch';
import { shellBrand } from './shell/shellProps';
import { useSite } from './site';
import { useNotice } from './useNotice';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';

/** The page with every address of the site and its speed. It stands alone, like the pages of the start. */
export const LinesPage = observer(function LinesPage() {
  const { stores, brand } = useSite();
  const lines = stores.lines.ready;
  const { notice } = useNotice();
  usePageTitle(useIntl().formatMessage(lineMessages.title));
  useQuery(lines.routers, { follow: () => void lines.load() });
  const { value, failure } = lines.routers;
  return (
    <LineScreen
      brand={shellBrand(brand)}
      lines={lines.lines?.map(({ host, origin, ...line }) => ({ ...line, domain: host, href: `${origin}/` }))}
      failure={failure && !value ? notice(failure, () => void lines.load()) : undefined}
      language={<LanguageSwitch />}
      onMeasure={() => void lines.measure()}
    />
  );
});
