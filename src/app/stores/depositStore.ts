import { depositCalls, type Deposit } from '#contract';
import { byId } from '../data/byId';
import { isUncertain, type Outcome } from '../data/failure';
import { defineStore } from './defineStore';

/** Whether a deposit still waits for its payment or for the bank. */
export const isOpenDeposit = ({ status }: Pick<Deposit, 'status'>): boolean =>
  status === 'created' || status === 'paid';

/** Ways to pay in, the deposits of whoever is signed in, and the one that is followed. */
export const depositStore = defineStore(({ scope, createCalls, stores }) => {
  const { cashier } = createCalls({ cashier: depositCalls });
  /** The newest deposits. */
  const recent = scope.query((_, options) => cashier.deposits({ page: 1 }, options), {
    staleTime: 10_000,
    topics: ['deposits'],
  });
  /** Ways to pay in; before the first credited deposit also how the money is held. */
  const methods = scope.query(cashier.depositMethods, { staleTime: 60_000 });
  /** Deposits by id. */
  const details = scope.queryBy(byId(cashier.deposit), {
    staleTime: 3_000,
    onChange: (before, now) => {
      if (before.status === now.status) return;
      scope.invalidate(now.status === 'credited' ? [recent, methods, stores.wallet.balance] : [recent]);
    },
  });
  const changes = {
    shows: details,
    // A deposit whose answer got lost is found there.
    onSettled: (outcome: Outcome<Deposit>) => {
      if (outcome.ok || isUncertain(outcome.failure)) scope.invalidate([recent]);
    },
  };
  return {
    methods,
    recent,
    details,
    follow: scope.poll(details, { while: isOpenDeposit, topics: ['deposits'] }),
    open: scope.mutation(cashier.createDeposit, changes),
    markPaid: scope.mutation(byId(cashier.markDepositPaid), changes),
    cancel: scope.mutation(byId(cashier.cancelDeposit), changes),
    addProof: scope.mutation(cashier.addDepositProof, changes),
  };
});
