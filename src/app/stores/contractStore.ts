import {
  agentContractCalls,
  type AgentContract,
  type ContractKind,
  type PayslipRow,
  type ReplyOf,
  type RequestOf,
} from '#contract';
import { fetchAllRows } from '../data/allRows';
import { byId } from '../data/byId';
import { succeed } from '../data/failure';
import { defineStore } from './defineStore';

type Calls = typeof agentContractCalls;
export type ContractSide = 'mine' | 'given';

/** Contracts of a side and kind that are shown: most agents have a few. */
const mostContracts = 1_000;

/** Which payslips, in which order. */
export type SlipFilter = Pick<
  RequestOf<Calls['payslips']>,
  'side' | 'kind' | 'from' | 'to' | 'state' | 'zeroRows' | 'sort' | 'direction'
>;

/** What was written of an offer to somebody, or to nobody yet; the form knows the rest of its shape. */
interface Draft {
  to: string | undefined;
}

/** Contracts of an agent with the upline and the downlines, and what was paid by them. */
export const contractStore = defineStore(({ scope, createCalls }) => {
  const { contracts } = createCalls({ contracts: agentContractCalls });
  const ofKind = {
    dividend: contracts.dividend,
    daily: contracts.dailySalary,
    hourly: contracts.hourSalary,
    realTime: contracts.realTimeSalary,
  };
  const kept = { staleTime: 10_000 };
  // What was looked at last may still be in sight.
  const live = { ...kept, topics: ['contracts'] as const };
  /** By side and kind: `mine dividend`. */
  const lists = scope.queryBy(async (key: string, { signal }) => {
    const [side, kind] = key.split(' ') as [ContractSide, ContractKind];
    const all = await fetchAllRows<object, ReplyOf<Calls['dividend']>, AgentContract>(
      {
        options: {
          load: (request, wanted) => ofKind[kind]({ side, ...request }, { signal: wanted }),
          rows: ({ rows }) => rows,
          total: ({ total }) => total,
          id: ({ id }) => id,
        },
      },
      { filter: {}, most: mostContracts, signal },
    );
    return all.ok ? succeed({ ...all.value.page, rows: [...all.value.rows] }) : all;
  }, live);
  const slips = scope.paged<SlipFilter, ReplyOf<Calls['payslips']>, PayslipRow>({
    load: (request, signal) => contracts.payslips(request, { signal }),
    rows: ({ rows }) => rows,
    total: ({ total }) => total,
    id: ({ id }) => id,
    pageSize: 50,
    staleAfter: kept.staleTime,
    topics: live.topics,
  });
  const running = scope.queryBy(byId(contracts.running), live);
  /** What the agent owes under contracts of a kind. */
  const due = scope.queryBy((kind: ContractKind, options) => contracts.due({ kind }, options), live);
  const details = scope.queryBy(byId(contracts.contract), live);

  const writes = { invalidates: [lists, slips, running, due, details] };
  const preview = scope.mutation(contracts.preview);
  const offer = scope.mutation(contracts.offer, writes);
  const accept = scope.mutation(contracts.accept, writes);
  const reject = scope.mutation(contracts.reject, writes);
  const withdraw = scope.mutation(byId(contracts.withdraw), writes);
  const terminate = scope.mutation(contracts.terminate, writes);
  const said = scope.state<{
    example?: ReplyOf<Calls['preview']> | undefined;
    sentTo?: string | undefined;
  }>({});
  /** What was written of offers that were not sent, by kind; the last one comes last. */
  const drafts = scope.state<Partial<Record<ContractKind, readonly Draft[]>>>({});
  return {
    lists,
    slips: { list: slips },
    running,
    due,
    details,
    examples: scope.queryBy(byId(contracts.example), kept),
    slip: scope.queryBy(byId(contracts.payslip), kept),
    bounds: scope.query(contracts.bounds, kept),
    preview,
    offer,
    accept,
    reject,
    withdraw,
    terminate,
    /** The example that was worked out last for terms that are being written. */
    get example(): ReplyOf<Calls['preview']> | undefined {
      return said.value.example;
    },
    /** Account that an offer was sent to last. */
    get sentTo(): string | undefined {
      return said.value.sentTo;
    },
    /** The offer to a downline that was left half written; the last one, whoever it is to, without a downline. */
    draftOf: (kind: ContractKind, to: string | undefined): Draft | undefined =>
      drafts.value[kind]?.findLast((draft) => to === undefined || draft.to === to),
    /**
     * Keeps what was written of an offer until it is sent or discarded.
     * @param before whom it was to until now: nobody is left with a second one
     */
    keepDraft(kind: ContractKind, draft: Draft | undefined, before: string | undefined): void {
      const others = drafts.value[kind]?.filter(({ to }) => to !== before && to !== draft?.to);
      drafts.set({ [kind]: [...(others ?? []), ...(draft ? [draft] : [])] });
    },
    /** Works out what terms would have paid. */
    tryTerms: async (input: RequestOf<Calls['preview']>): Promise<void> => {
      const outcome = await preview.run(input);
      if (outcome.ok) said.set({ example: outcome.value });
      else if (outcome.failure.kind !== 'aborted') said.set({ example: undefined });
    },
    /** Sends an offer; whether it was sent. */
    send: async (input: RequestOf<Calls['offer']>): Promise<boolean> => {
      const outcome = await offer.run(input);
      if (outcome.ok) said.set({ sentTo: outcome.value.with?.account });
      return outcome.ok;
    },
    /** A dialog opens or closes: what the last one said goes. */
    resetWrites: (): void => {
      for (const each of [preview, offer, accept, reject, withdraw, terminate, said]) each.reset();
    },
  };
});
