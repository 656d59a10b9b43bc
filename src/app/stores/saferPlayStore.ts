import {
  gameCategories,
  saferPlayCalls,
  type BreakLength,
  type PlayLimitKind,
  type PlayLimitPeriod,
  type PlayProduct,
  type RealityCheckMinutes,
  type SaferPlayStatus,
} from '#contract';
import type { CallsOf } from '../api/client';
import type { Outcome } from '../data/failure';
import { defineStore } from './defineStore';

type Calls = CallsOf<{ saferPlay: typeof saferPlayCalls }>['saferPlay'];

/** Which limit is meant; of stakes and losses one may be of a product alone. */
interface NamedLimit {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
  product?: PlayProduct | undefined;
}

/** A change of limits or breaks, which is answered with all of them. */
type Change =
  | ({ is: 'limit'; amount: string | null } & NamedLimit)
  /** No to the limit that a new account is offered. */
  | { is: 'decline' }
  | ({ is: 'answer'; isConfirmed: boolean } & NamedLimit)
  | { is: 'check'; minutes: RealityCheckMinutes }
  | { is: 'break'; length: BreakLength }
  | { is: 'reopen' };

/** Limits, breaks and the cost of play of whoever is signed in. One change at a time, so that none shows an older state. */
export const saferPlayStore = defineStore(({ scope, createCalls, stores }) => {
  const { saferPlay } = createCalls({ saferPlay: saferPlayCalls });
  const status = scope.query(saferPlay.status, { staleTime: 10_000 });
  const writes = {
    onSettled: (outcome: Outcome<SaferPlayStatus>) => {
      if (outcome.ok) status.set(outcome.value);
      // Nobody knows what holds now, or it changed meanwhile.
      else void status.refresh();
      // The header says whether play is paused.
      void stores.member.info.refresh();
    },
  };
  return {
    status,
    /** By first day, last day and type of games, each empty for all: `2026-11-01/2026-11-23/LIVE`. */
    statement: scope.queryBy(
      (asked: string, options) => {
        const [from = '', to = '', type] = asked.split('/');
        const gameType = gameCategories.find((each) => each === type);
        return saferPlay.statement({ ...(from && { from }), to, ...(gameType && { gameType }) }, options);
      },
      { staleTime: 60_000 },
    ),
    change: scope.mutation((change: Change, options) => send(saferPlay, change, options), writes),
    /** Tells the platform that limits and statement are being looked at. */
    look: scope.mutation(saferPlay.look, writes),
    exclusion: scope.mutation(saferPlay.exclude, writes),
  };
});

function send(calls: Calls, change: Change, options: { key: string }): Promise<Outcome<SaferPlayStatus>> {
  switch (change.is) {
    case 'limit': {
      const { kind, period, product, amount } = change;
      return calls.setLimit({ kind, period, ...(product && { product }), amount }, options);
    }
    case 'decline':
      return calls.declineLimit({}, options);
    case 'answer': {
      const { kind, period, product, isConfirmed } = change;
      return calls.answerLimit({ kind, period, ...(product && { product }), isConfirmed }, options);
    }
    case 'check':
      return calls.setCheck({ minutes: change.minutes }, options);
    case 'break':
      return calls.takeBreak({ length: change.length }, options);
    case 'reopen':
      return calls.reopen({}, options);
  }
}
