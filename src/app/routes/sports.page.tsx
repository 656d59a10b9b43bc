import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Game, SportsFixture } from '#contract';
import { useLocaleRow } from '#ds-i18n';
import { gameTypeMessages } from '../../features/gameType.messages';
import type { SportsBook } from '../../features/sports/BookRow';
import { sportsViews, type SportsView, type Winner } from '../../features/sports/fixtures';
import { SportsScreen } from '../../features/sports/SportsScreen';
import { sportsStore, type SportsKey } from '../stores/sportsStore';
import { gamePath } from './gamePath';
import { useSearchParams } from './router';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { isPageSeen } from './useOnReturn';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

/** Picture of a team's crest, by its number. */
export const crestUrl = (crest: number): string => `/crests/${crest % 70}.svg`;
const isView = (text: string | null): text is SportsView => sportsViews.some((view) => view === text);

/** The lobby of sports. `when`, `league` and `page`, the vendor whose book is wanted, stand in the address. */
export const SportsPage = observer(function SportsPage() {
  const sports = useStore(sportsStore);
  const { formatMessage: t } = useIntl();
  const { tag } = useLocaleRow();
  usePageTitle(t(gameTypeMessages.SPORTS));
  const [params, setParams] = useSearchParams();
  const when = params.get('when');
  const view = isView(when) ? when : 'now';
  const league = params.get('league') ?? undefined;
  const key: SportsKey = `${view} ${league ?? ''}`;
  const matches = useQuery(sports.lists.get(key), {
    key: tag,
    follow: () => sports.follow(key, isPageSeen),
    refetchOnReturn: true,
  });
  const change = (name: string, value: string | undefined): void => {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };

  const books = useBooks();
  const asked = params.get('page');
  const book = books?.find(({ code }) => code === asked) ?? books?.[0];
  const game = book?.game;
  const open = useOpenBook();
  const hrefOf = useCallback(
    (fixture: SportsFixture, winner?: Winner) => (game ? bookPath(game, fixture, winner) : '/sports'),
    [game],
  );
  const onOpen = useCallback(
    (fixture: SportsFixture, winner?: Winner) => {
      if (game) open(hrefOf(fixture, winner));
    },
    [game, hrefOf, open],
  );
  const { length } = matches.value?.next ?? [];
  return (
    <SportsScreen
      matches={matches}
      view={view}
      onViewChange={(chosen) => change('when', chosen === 'now' ? undefined : chosen)}
      league={league}
      onLeagueChange={(chosen) => change('league', chosen)}
      onMore={() => void sports.more(key)}
      isMoreComing={matches.isRefreshing && length < sports.wantedOf(key)}
      books={books}
      current={book?.code}
      onBook={(code) => {
        const chosen = books?.find((each) => each.code === code);
        if (chosen) open(chosen.href);
      }}
      hrefOf={hrefOf}
      onOpen={onOpen}
      crestUrl={crestUrl}
    />
  );
});

/** The book at one meeting, with an outcome of it in the slip if one is named. */
export const bookPath = (game: Game, { id, round }: { id: string; round: number }, winner?: Winner): string =>
  `${gamePath(game)}&at=${[id, round, winner].filter((each) => each !== undefined).join('.')}`;

/** Goes to a book, or asks for the account that it takes. */
export function useOpenBook(): (path: string) => void {
  const { stores, navigate } = useSite();
  const { session, dialogs } = stores;
  return useCallback(
    (path: string) => {
      if (session.isSignedIn && !session.isTrial) void navigate(path);
      // A book takes no trial money, so that a trial account is asked for a real one.
      else dialogs.show(session.isSignedIn ? 'guest' : 'login', { kind: 'go', path });
    },
    [session, dialogs, navigate],
  );
}

/** The vendors with a book that can be opened, in the brand's order; undefined while they load. */
export function useBooks(
  category: 'SPORTS' | 'ESPORTS' = 'SPORTS',
): readonly (SportsBook & { game: Game })[] | undefined {
  const { lobby, start } = useSite().stores;
  const games = lobby.games.get('SPORTS:');
  useEnsured(lobby.vendors, games);
  const cards = lobby.categories.get(category);
  const list = games.value?.list;
  const { imageUrl } = start;
  const hasEnded = games.failure !== undefined || lobby.vendors.failure !== undefined;
  return useMemo(() => {
    if (!cards || !list) return hasEnded ? [] : undefined;
    return cards.flatMap(({ vassalage, name, smallIcon }) => {
      const game = list.find((each) => each.vassalage === vassalage);
      if (!game) return [];
      const mark = smallIcon === undefined ? undefined : imageUrl(smallIcon);
      return [{ code: vassalage, name, mark, href: gamePath(game), game }];
    });
  }, [cards, list, hasEnded, imageUrl]);
}
