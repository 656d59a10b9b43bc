import { recordCalls, type Bet, type ReplyOf, type RequestOf } from '#contract';
import type { Download } from '../api/client';
import { PagedResource } from '../data/pagedResource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type BetPage = ReplyOf<typeof recordCalls.bets>;
/** A bet as a record shows it: of a team, with whose it is. */
export type RecordBet = Bet & { account?: string };
/** What bets are filtered by; lists are joined by commas. */
export type BetFilter = Pick<
  RequestOf<typeof recordCalls.bets>,
  'from' | 'to' | 'gameTypes' | 'vendors' | 'statuses' | 'since' | 'until' | 'stakeFrom'
> &
  // Of a team's record only.
  Pick<RequestOf<typeof recordCalls.teamBets>, 'account' | 'under'>;

/** Milliseconds that an export may take: a year of bets is long in coming. */
const exportTimeout = 120_000;

/** The betting record of a member, or of an agent's team. */
export class BetStore implements PageStore {
  readonly list: PagedResource<BetFilter, BetPage, RecordBet>;
  /** What the choices on a phone would find, before they are applied. */
  readonly draft: PagedResource<BetFilter, BetPage, RecordBet>;
  readonly details: ResourceMap<string, ReplyOf<typeof recordCalls.bet>>;
  readonly export: Task<BetFilter, Download>;

  constructor(
    { speak, clock, random }: Pick<StoreContext, 'speak' | 'clock' | 'random'>,
    whose: 'own' | 'team' = 'own',
  ) {
    const { records } = speak({ records: recordCalls });
    const paged = (pageSize: number) =>
      new PagedResource<BetFilter, BetPage, RecordBet>({
        load: (request, signal, first) =>
          (whose === 'team' ? records.teamBets : records.bets)(
            { ...request, ...(first?.asOf && { asOf: first.asOf }) },
            { signal },
          ),
        rows: ({ rows }) => rows,
        total: ({ total }) => total,
        id: ({ id }) => id,
        clock,
        pageSize,
      });
    this.list = paged(20);
    this.draft = paged(1);
    this.details = new ResourceMap((id) => ({
      load: (signal) => records.bet({ id }, { signal }),
      clock,
      staleAfter: 60_000,
    }));
    this.export = new Task(random, (filter) =>
      (whose === 'team' ? records.exportTeamBets : records.exportBets)(filter, { timeout: exportTimeout }),
    );
  }

  forgetPerson(): void {
    this.list.reset();
    this.draft.reset();
    this.details.reset();
    this.export.reset();
  }
}

export const betStore = defineStore((context) => new BetStore(context));
/** The same of an agent's team. */
export const teamBetStore = defineStore((context) => new BetStore(context, 'team'));
