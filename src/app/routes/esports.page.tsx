import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocaleRow } from '#ds-i18n';
import { EsportsScreen } from '../../features/sports/EsportsScreen';
import { sportsMessages } from '../../features/sports/messages';
import { esportsStore } from '../stores/esportsStore';
import { stateOf } from './resourceState';
import { useSearchParams } from './router';
import { useSite } from './site';
import { crestUrl, useBooks } from './sports.page';
import { useGameActions } from './useGameActions';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { useOnReturn } from './useOnReturn';
import { usePageTitle } from './usePageTitle';
import { useStore } from './useStore';

/** The lobby of e-sports. `league`, the event that is shown, stands in the address. */
export const EsportsPage = observer(function EsportsPage() {
  const site = useSite();
  const { onPlay } = useGameActions(site);
  const store = useStore(esportsStore);
  const isOffline = useIsOffline();
  const { notice } = useNotice();
  const { formatMessage: say } = useIntl();
  const { tag } = useLocaleRow();
  usePageTitle(say(sportsMessages.esports));
  const [params, setParams] = useSearchParams();
  const event = params.get('league') ?? undefined;
  const list = store.lists.get(tag);
  useEffect(() => store.follow(tag, () => document.visibilityState === 'visible'), [store, tag]);
  useOnReturn(() => void list.refreshOnce());
  const books = useBooks('ESPORTS');
  const { value } = list;
  const isShown = (series: { event: string }): boolean => event === undefined || series.event === event;
  return (
    <EsportsScreen
      state={stateOf(list, isOffline)}
      events={value?.events ?? []}
      live={(value?.live ?? []).filter(isShown)}
      next={(value?.next ?? []).filter(isShown)}
      event={event}
      onEventChange={(chosen) => setParams(chosen === undefined ? {} : { league: chosen }, { replace: true })}
      books={books}
      onBook={(code) => {
        const book = books?.find((each) => each.code === code);
        if (book) onPlay(book.game);
      }}
      crestUrl={crestUrl}
      failure={list.failure && notice(list.failure)}
      onRetry={() => void list.refresh()}
    />
  );
});
