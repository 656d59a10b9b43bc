import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocaleRow } from '#ds-i18n';
import { gameTypeMessages } from '../../features/gameType.messages';
import { EsportsScreen } from '../../features/sports/EsportsScreen';
import { esportsStore } from '../stores/esportsStore';
import { useSearchParams } from './router';
import { bookPath, crestUrl, useBooks, useOpenBook } from './sports.page';
import { isPageSeen } from './useOnReturn';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

/** The lobby of e-sports. `league`, the event that is shown, stands in the address. */
export const EsportsPage = observer(function EsportsPage() {
  const open = useOpenBook();
  const store = useStore(esportsStore);
  const { formatMessage: t } = useIntl();
  const { tag } = useLocaleRow();
  usePageTitle(t(gameTypeMessages.ESPORTS));
  const [params, setParams] = useSearchParams();
  const event = params.get('league') ?? undefined;
  const series = useQuery(store.lists.get(tag), {
    follow: () => store.follow(tag, isPageSeen),
    refetchOnReturn: true,
  });
  const books = useBooks('ESPORTS');
  const book = books?.[0];
  const { value } = series;
  const isShown = (one: { event: string }): boolean => event === undefined || one.event === event;
  return (
    <EsportsScreen
      series={{
        ...series,
        value: value && { ...value, live: value.live.filter(isShown), next: value.next.filter(isShown) },
      }}
      event={event}
      onEventChange={(chosen) => setParams(chosen === undefined ? {} : { league: chosen }, { replace: true })}
      books={books}
      onBook={(code) => {
        const chosen = books?.find((each) => each.code === code);
        if (chosen) open(chosen.href);
      }}
      hrefOf={(one) => book && bookPath(book.game, one)}
      onOpen={(one) => book && open(bookPath(book.game, one))}
      crestUrl={crestUrl}
    />
  );
});
