import type { MemberTransfer } from '#contract';
import type { Outcome } from '../data/failure';
import type { Resource } from '../data/resource';
import type { StoreSite } from './defineStore';

/** What a transfer is to one direction: its calls, and what makes two of them the same. */
export interface TransferWay<Request, Transfer, Terms> {
  /** Name that its key is kept under. */
  keyName: string;
  /** What can be sent to the receiver of a request, with the last transfers there. */
  termsOf: (request: Request) => Resource<Terms>;
  send: (request: Request, options: { key: string }) => Promise<Outcome<Transfer>>;
  /** The receiver of a request, as its key stands for it. */
  receiverOf: (request: Request) => string;
  /** Whether a transfer of the terms went to that receiver. */
  isTo: (transfer: Transfer, request: Request) => boolean;
}

/** What the stores of both directions share: money that goes to an agent above or a downline, each amount once. */
export function declareTransfer<
  Request extends { amount: string; note: string },
  Transfer extends MemberTransfer,
  Terms extends { recent: readonly Transfer[] },
>({ scope, stores }: Pick<StoreSite, 'scope' | 'stores'>, way: TransferWay<Request, Transfer, Terms>) {
  const last = scope.state<{ sent: Transfer | undefined }>({ sent: undefined });
  const send = scope.payment<Request, Transfer>(
    (request, options) => way.send({ ...request, note: request.note.trim() }, options),
    {
      name: way.keyName,
      of: (request) => [way.receiverOf(request), request.amount, request.note.trim()],
      lookIn: way.termsOf,
      listed: (request) => way.termsOf(request).value?.recent,
      isSame: (found, request) =>
        way.isTo(found, request) && found.amount === request.amount && found.note === request.note.trim(),
    },
    {
      onSuccess: (transfer) => {
        last.set({ sent: transfer });
        scope.invalidate([stores.wallet.balance]);
      },
      // Also after a refusal, which may say that the sums have changed.
      invalidates: (request) => [way.termsOf(request)],
    },
  );
  return {
    send,
    /** The last one that was sent here; the list may not have it yet. */
    get sent(): Transfer | undefined {
      return last.value.sent;
    },
    /** What was said about the last transfer goes. */
    forgetSent(): void {
      send.reset();
      last.reset();
    },
  };
}
