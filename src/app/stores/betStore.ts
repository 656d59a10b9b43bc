import { recordCalls, type Bet, type ReplyOf, type RequestOf } from '#contract';
import { byId } from '../data/byId';
import { defineStore, type StoreOf } from './defineStore';

type BetPage = ReplyOf<typeof recordCalls.bets>;
/** A bet as a record shows it: of a team, with whose it is. */
export type RecordBet = Bet & { account?: string };
/** What bets are filtered by; lists are joined by commas. */
export type BetFilter = Pick<
  RequestOf<typeof recordCalls.bets>,
  | 'from'
  | 'to'
  | 'gameTypes'
  | 'vendors'
  | 'statuses'
  | 'since'
  | 'until'
  | 'stakeFrom'
  | 'sort'
  | 'direction'
> &
  // Of a team's record only.
  Pick<RequestOf<typeof recordCalls.teamBets>, 'account' | 'under'>;

/** Milliseconds that an export may take: a year of bets is long in coming. */
const exportTimeout = 120_000;

const betsOf = (whose: 'own' | 'team') =>
  defineStore(({ scope, createCalls }) => {
    const { records } = createCalls({ records: recordCalls });
    const paged = (pageSize: number) =>
      scope.paged<BetFilter, BetPage, RecordBet>({
        load: (request, signal, first) =>
          (whose === 'team' ? records.teamBets : records.bets)(
            { ...request, ...(first?.asOf && { asOf: first.asOf }) },
            { signal },
          ),
        rows: ({ rows }) => rows,
        total: ({ total }) => total,
        id: ({ id }) => id,
        pageSize,
      });
    return {
      list: paged(20),
      /** What the choices on a phone would find, before they are applied. */
      draft: paged(1),
      details: scope.queryBy(byId(records.bet), { staleTime: 60_000 }),
      export: scope.mutation((filter: BetFilter) =>
        (whose === 'team' ? records.exportTeamBets : records.exportBets)(filter, { timeout: exportTimeout }),
      ),
    };
  });

/** The betting record of a member. */
export const betStore = betsOf('own');
/** The same of an agent's team. */
export const teamBetStore = betsOf('team');
export type BetStore = StoreOf<typeof betStore>;
