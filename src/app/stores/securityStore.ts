import {
  memberCalls,
  ownAccountCalls,
  profileCalls,
  securityCalls,
  withdrawalCalls,
  type ReplyOf,
} from '#contract';
import { authenticatorChange } from './authenticatorChange';
import { contactChange } from './contactChange';
import { defineStore, type StoreOf } from './defineStore';

type SignIns = ReplyOf<typeof securityCalls.signIns>;

/** Years of records take longer than other answers; in milliseconds. */
const gatherTimeout = 120_000;

/** What protects the member's account, and who signed in to it. */
export const securityStore = defineStore((site) => {
  const { scope, createCalls, stores } = site;
  const { security, cashier, member } = createCalls({
    security: { ...securityCalls, ...profileCalls, ...ownAccountCalls },
    cashier: withdrawalCalls,
    member: { icon: memberCalls.icon },
  });
  const kept = { staleTime: 30_000 };
  const overview = scope.query(security.overview, kept);
  const signIns = scope.query(security.signIns, kept);
  const profile = scope.query(security.profile, kept);
  return {
    overview,
    signIns,
    /** What the member says about themselves. */
    profile,
    /** The platform's own pictures to choose from, the first one first. */
    icons: scope.query(member.icon, { isShared: true }),
    setTransactionPassword: scope.mutation(cashier.setTransactionPassword, {
      onSuccess: () => void overview.refresh(),
    }),
    /** Ends one session by its id, or every other one. */
    end: scope.mutation<{ id?: string }, SignIns>(
      ({ id }, options) =>
        id === undefined ? security.endOtherSessions({}, options) : security.endSession({ id }, options),
      { onSuccess: (list) => signIns.set(list) },
    ),
    report: scope.mutation(security.reportSignIn, {
      onSuccess: () => {
        void overview.refresh();
        void signIns.refresh();
      },
    }),
    saveProfile: scope.mutation(security.saveProfile, {
      onSuccess: (saved) => {
        profile.set(saved);
        // The header shows the name that others see.
        void stores.member.info.refresh();
      },
    }),
    saveAvatar: scope.mutation(security.saveAvatar, {
      onSuccess: (avatar) => stores.member.avatar.set(avatar),
    }),
    /** Gathers the own data. A page hands it out as a file and keeps nothing of it. */
    ownData: scope.mutation(({ password }: { password: string }, options) =>
      security.ownData({ password }, { ...options, timeout: gatherTimeout }),
    ),
    closeAccount: scope.mutation(security.closeAccount),
    contact: contactChange(site, { calls: security, onBound: (bound) => overview.set(bound) }),
    authenticator: authenticatorChange(site, {
      calls: security,
      onChanged: (changed) => (changed ? overview.set(changed) : void overview.refresh()),
    }),
  };
});
export type SecurityStore = StoreOf<typeof securityStore>;
