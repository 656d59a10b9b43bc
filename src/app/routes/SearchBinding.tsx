import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconPlayCard from '@tabler/icons-react/dist/esm/icons/IconPlayCard.mjs';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { foldName } from '#contract';
import { gameTypeMessages } from '../../features/gameType.messages';
import { SearchDialog, type SearchChoice } from '../../features/search/SearchDialog';
import { searchMessages } from '../../features/search/messages';
import { navMessages } from '../../features/shell/messages';
import { categoryPlaces } from '../../features/shell/navigation';
import { markWords } from '../stores/articleSearch';
import { searchStore } from '../stores/searchStore';
import { flushKeystrokeBuffer } from './shell/keystrokeBuffer';
import { useSite } from './site';
import { useGameActions } from './useGameActions';
import { useNotice } from './useNotice';
import { useStore } from './useStore';

const addressOf = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** The search over everything on its stores. */
export const SearchBinding = observer(function SearchBinding() {
  const site = useSite();
  const { stores, navigate } = site;
  const { dialogs, start } = stores;
  const store = useStore(searchStore);
  const { formatMessage: t } = useIntl();
  const { notice } = useNotice();
  const { onPlay } = useGameActions(site);
  const isOpen = dialogs.open === 'search';
  // Who knows Ctrl and K types on without waiting for the field.
  useEffect(() => {
    if (isOpen) store.type(flushKeystrokeBuffer());
  }, [isOpen, store]);
  const query = store.found?.query ?? '';
  const mark = useMemo(() => {
    const words = foldName(query).split(/\s+/).filter(Boolean);
    return (text: string) => markWords(text, words);
  }, [query]);
  const places = useMemo(
    () => [
      { href: '/hotgame', label: t(navMessages.hotGames), icon: IconFlame },
      { href: '/live', label: t(gameTypeMessages.LIVE), icon: IconPlayCard },
      { href: '/promotions', label: t(navMessages.promotions), icon: IconGift },
      { href: '/help', label: t(searchMessages.help), icon: IconHelpCircle },
    ],
    [t],
  );

  const close = (): void => {
    dialogs.close();
    store.type('');
  };
  const onChoose = (choice: SearchChoice): void => {
    const typed = store.query.trim();
    store.remember();
    close();
    if (choice.kind === 'hit' && choice.hit.game) onPlay(choice.hit.game);
    else navigate(pathOf(choice, typed));
  };
  return (
    <SearchDialog
      isOpen={isOpen}
      onClose={close}
      query={store.query}
      onQueryChange={(typed) => store.type(typed)}
      found={store.found}
      mark={mark}
      recent={store.recent}
      places={places}
      notice={notice(store.failure, () => void store.retry())}
      isBusy={store.isSearching}
      imageUrl={start.imageUrl}
      onChoose={onChoose}
    />
  );
});

/** Where a choice leads that is not a game. */
function pathOf(choice: SearchChoice, query: string): string {
  if (choice.kind === 'place') return choice.href;
  if (choice.kind === 'all') return addressOf(choice.group === 'games' ? '/rng' : '/live', { q: query });
  const { group, hit } = choice;
  if (group === 'promotions') return addressOf('/promoDetail', { id: hit.id });
  if (group === 'help') return addressOf('/help', { article: hit.id });
  if (!hit.vendor) return '/sports';
  const { category, isEsports, vassalage } = hit.vendor;
  const place = isEsports ? 'ESPORTS' : category === 'LOTT' ? 'ELOTT' : category;
  return addressOf(categoryPlaces[place].href, { page: vassalage });
}
