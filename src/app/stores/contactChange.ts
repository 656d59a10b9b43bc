import type { ContactKind, RequestOf, securityCalls, SecurityOverview } from '#contract';
import type { CallsOf } from '../api/client';
import { partOf, type PersonSite } from '../data/partOf';
import { CodeSender } from './codeSender';

type Calls = typeof securityCalls;

interface ContactChangeDeps {
  calls: Pick<
    CallsOf<{ security: Calls }>['security'],
    'sendProofCode' | 'proveContact' | 'sendContactCode' | 'bindContact'
  >;
  /** Takes what protects the account after a change. */
  onBound: (overview: SecurityOverview) => void;
}

/** A change of number or address, from the proof to the code for the new one. One at a time. */
export function contactChange(site: PersonSite, { calls, onBound }: ContactChangeDeps) {
  const { clock, random } = site;
  const { scope, leave } = partOf(site);
  const proved = scope.state<{ ticket: string | undefined }>({ ticket: undefined });
  return {
    /** Holds for the second step; there once the first is done. */
    get ticket(): string | undefined {
      return proved.value.ticket;
    },
    proofCode: scope.keeps(
      new CodeSender<ContactKind>({ clock, random, send: (kind) => calls.sendProofCode({ kind }) }),
    ),
    prove: scope.mutation(calls.proveContact, { onSuccess: ({ ticket }) => proved.set({ ticket }) }),
    newCode: scope.keeps(
      new CodeSender<RequestOf<Calls['sendContactCode']>>({
        clock,
        random,
        send: (value) => calls.sendContactCode(value),
      }),
    ),
    bind: scope.mutation(calls.bindContact, { onSuccess: (overview) => onBound(overview) }),
    /** Forgets what was proved and typed. */
    leave,
  };
}
