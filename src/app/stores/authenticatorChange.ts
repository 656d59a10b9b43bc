import type { ReplyOf, securityCalls, SecurityOverview } from '#contract';
import type { CallsOf } from '../api/client';
import { partOf, type PersonSite } from '../data/partOf';

type Calls = typeof securityCalls;

interface AuthenticatorChangeDeps {
  calls: Pick<
    CallsOf<{ security: Calls }>['security'],
    'startAuthenticator' | 'confirmAuthenticator' | 'renewRecoveryCodes' | 'removeAuthenticator'
  >;
  /** Asks anew for what protects the account, or takes it where the platform answered with it. */
  onChanged: (overview?: SecurityOverview) => void;
}

interface Shown {
  setup: ReplyOf<Calls['startAuthenticator']> | undefined;
  recoveryCodes: readonly string[] | undefined;
}

/** Setting up an authenticator app, new recovery codes, and turning it off. */
export function authenticatorChange(site: PersonSite, { calls, onChanged }: AuthenticatorChangeDeps) {
  const { scope, leave } = partOf(site);
  const shown = scope.state<Shown>({ setup: undefined, recoveryCodes: undefined });
  const withCodes = {
    onSuccess: ({ recoveryCodes }: ReplyOf<Calls['confirmAuthenticator']>) => {
      shown.set({ setup: undefined, recoveryCodes });
      onChanged();
    },
  };
  return {
    /** The secret for the app; there between its making and the first code. */
    get setup(): Shown['setup'] {
      return shown.value.setup;
    },
    /** Recovery codes that are to be kept; the platform does not tell them again. */
    get recoveryCodes(): Shown['recoveryCodes'] {
      return shown.value.recoveryCodes;
    },
    start: scope.mutation(calls.startAuthenticator, { onSuccess: (setup) => shown.set({ setup }) }),
    confirm: scope.mutation(calls.confirmAuthenticator, withCodes),
    renew: scope.mutation(calls.renewRecoveryCodes, withCodes),
    remove: scope.mutation(calls.removeAuthenticator, { onSuccess: (overview) => onChanged(overview) }),
    /** Forgets secret and codes. */
    leave,
  };
}
