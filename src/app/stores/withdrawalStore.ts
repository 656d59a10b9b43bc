import { withdrawalCalls, type Withdrawal } from '#contract';
import { byId } from '../data/byId';
import { defineStore } from './defineStore';

/** Whether a withdrawal is still under way or waits for the member's answer. */
export const isOpenWithdrawal = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  status === 'requested' || status === 'reviewing' || status === 'sending' || status === 'sent';

/** What can be withdrawn and where to, the withdrawals of whoever is signed in, and the one that is followed. */
export const withdrawalStore = defineStore(({ scope, createCalls, stores }) => {
  const { cashier } = createCalls({ cashier: withdrawalCalls });
  const kept = { staleTime: 10_000 };
  const topics = ['withdrawals'] as const;
  const terms = scope.query(cashier.withdrawalTerms, kept);
  /** The newest withdrawals. */
  const recent = scope.query((_, options) => cashier.withdrawals({ page: 1 }, options), { ...kept, topics });
  const changes = { invalidates: [terms, recent, stores.wallet.balance] };
  /** Withdrawals by id. */
  const details = scope.queryBy(byId(cashier.withdrawal), {
    staleTime: 3_000,
    onChange: (before, now) => before.status !== now.status && scope.invalidate(changes.invalidates),
  });
  const moves = { ...changes, shows: details };
  return {
    terms,
    recent,
    details,
    /** Banks and wallets that an account can be added of. */
    banks: scope.query(cashier.payoutBanks, kept),
    /** Bets by the id of the requirement that they count for. */
    bets: scope.queryBy(byId(cashier.turnoverBets), kept),
    follow: scope.poll(details, { while: isOpenWithdrawal, topics }),
    request: scope.payment(
      cashier.withdraw,
      {
        name: 'withdrawalKey',
        of: ({ account, amount, fee }) => [account, amount, fee],
        lookIn: () => recent,
        listed: () => recent.value?.list,
        isSame: (found, { amount, fee }) => found.amount === amount && found.fee === fee,
      },
      moves,
    ),
    cancel: scope.mutation(byId(cashier.cancelWithdrawal), moves),
    answer: scope.mutation(cashier.confirmReceipt, moves),
    addAccount: scope.mutation(cashier.addPayoutAccount, changes),
    removeAccount: scope.mutation(cashier.removePayoutAccount, changes),
    giveUp: scope.mutation(byId(cashier.giveUpBonus), changes),
  };
});
