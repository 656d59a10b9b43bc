import { useMemo } from 'react';
import type { Game, LiveTable, TableKind } from '#contract';
import type { HallGames } from '../../features/slots/hall';
import type { HallScreenProps } from '../../features/slots/HallScreen';
import { tableStore } from '../stores/tableStore';
import { useSearchParams } from './router';
import { useSite } from './site';
import { isPageSeen } from './useOnReturn';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

interface LiveTables {
  shown: NonNullable<HallScreenProps['live']>;
  /** The hall's games that fit the filters of tables. */
  games: HallGames;
  clear: () => void;
}

const names = ['kind', 'limit', 'seats'] as const;

/** Whether an address narrows the tables down: then the first games are not enough. */
export const isNarrowedBy = (params: URLSearchParams): boolean => names.some((name) => params.get(name));
const kindsInOrder: readonly TableKind[] = [
  'baccarat',
  'roulette',
  'blackjack',
  'wheel',
  'dragonTiger',
  'sicBo',
  'other',
];

/** What happens at the live tables of a hall, and which of them are shown; undefined in other halls. Read in an observer. */
export function useLiveTables(
  isLive: boolean,
  all: readonly Game[] | undefined,
  games: HallGames,
): LiveTables | undefined {
  const { stores, brand } = useSite();
  const store = useStore(tableStore);
  const [params, setParams] = useSearchParams();
  const { value } = useQuery(store.tables, { enabled: isLive, follow: () => store.follow(isPageSeen) });
  const tables = useMemo(() => value && new Map(value.list.map((table) => [table.id, table])), [value]);
  const kinds = useKinds(tables);
  const limits = useMemo(
    () => [...new Set(all?.map(({ minBet }) => minBet))].sort((a, b) => Number(BigInt(a) - BigInt(b))),
    [all],
  );
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
  const { kind = '', limit = '', seats = '' } = values;
  const shown = useMemo((): HallGames => {
    if (games.status !== 'ready') return games;
    const fits = ({ id, minBet, seats: free }: Game): boolean =>
      (kind === '' || !tables || tables.get(id)?.kind === kind) &&
      (limit === '' || BigInt(minBet) <= BigInt(/^\d{1,12}$/.test(limit) ? limit : '0')) &&
      (seats === '' || free !== 0);
    const items = games.items.filter(fits);
    // Where something is to be seen comes first, in the order that was chosen.
    const hasRoad = ({ id }: Game): boolean => {
      const table = tables?.get(id);
      return (table?.road ?? table?.numbers) !== undefined;
    };
    return { ...games, items: [...items.filter(hasRoad), ...items.filter((game) => !hasRoad(game))] };
  }, [games, tables, kind, limit, seats]);
  if (!isLive) return undefined;
  const change = (next: Readonly<Record<string, string>>): void => {
    const changed = new URLSearchParams(params);
    for (const name of names) {
      if (next[name]) changed.set(name, next[name]);
      else changed.delete(name);
    }
    setParams(changed, { replace: true });
  };
  return {
    games: shown,
    clear: () => change({}),
    shown: {
      tables,
      filters: {
        kinds,
        limits,
        currency: stores.wallet.balance.value?.currency ?? brand.currency,
        values,
        onChange: change,
      },
    },
  };
}

/** The kinds of tables there are; the same list while they stay the same. */
function useKinds(tables: ReadonlyMap<string, LiveTable> | undefined): readonly TableKind[] {
  const found = new Set([...(tables?.values() ?? [])].map(({ kind }) => kind));
  const key = kindsInOrder.filter((kind) => found.has(kind)).join();
  return useMemo(() => (key === '' ? [] : (key.split(',') as TableKind[])), [key]);
}
