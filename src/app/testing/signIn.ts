import type { SessionStart } from '#contract';
import { fail, succeed } from '../data/failure';
import { MemberStore } from '../stores/memberStore';
import { SessionStore } from '../stores/sessionStore';
import { createSignIn, type SignInDeps } from '../stores/signIn';
import { scriptedApi, type Answer } from './api';
import { CountingRandom, MapStorage } from './ports';

/** What every way in answers, unless a test says otherwise. */
export const sessionStart = (changes: Partial<SessionStart> = {}): SessionStart => ({
  token: 't'.repeat(43),
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  forcePasswordChange: false,
  oldPasswordKnown: false,
  ...changes,
});

/** The account of a session that a test opens. */
export const memberReply = {
  nickname: 'Minh',
  account: 'minh.tran',
  id: '7',
  type: 0,
  memberLabel: [],
};

/** What somebody types who logs in. */
export const typed = {
  type: 'username',
  username: 'minh',
  password: 'secret-of-the-test',
  remember: false,
} as const;

export const phone = { mobileNum: '912345678', countryDialingCode: '+84' };

/** A puzzle as the platform puts it. */
export const slider = (challenge: string) => ({
  challenge,
  expiresInSeconds: 120,
  kind: 'slider',
  image: 'iVBORw==',
  width: 320,
  height: 160,
  piece: { image: 'iVBORw==', width: 40, height: 40, top: 20 },
});

/** Every way in over a scripted wire. */
export function scriptedSignIn(answers: readonly Answer[], overrides: Partial<SignInDeps> = {}) {
  const wire = scriptedApi();
  wire.script(...answers);
  const storage = new MapStorage();
  const ports = { api: wire.api, clock: wire.clock, random: new CountingRandom() };
  const session = new SessionStore({
    ...ports,
    memberInfo: new MemberStore(ports).info,
    storage,
    merchantCode: 'aurora',
    freePlayProof: async () => succeed({ os: 'Linux', Encryption: 'cHJvb2Y=' }),
  });
  const signIn = createSignIn({
    ...ports,
    sessionStorage: storage,
    session,
    phoneAuth: {
      send: async () => fail({ kind: 'network' }),
      confirm: async () => fail({ kind: 'network' }),
    },
    firebase: () => undefined,
    forcesExpired: () => false,
    place: () => ({ registerUrl: 'https://site.test/register', domain: 'site.test' }),
    referralCode: undefined,
    ...overrides,
  });
  return { ...wire, ...signIn, session, storage };
}
