import type { Failure } from '../data/failure';
import type { PagedResource } from '../data/pagedResource';
import type { Resource } from '../data/resource';
import type { Task } from '../data/task';
import { refusal, reply } from '../testing/api';
import { signedIn, type FaultySite } from '../testing/faultySite';
import { healthy, type CallName } from '../testing/healthy';
import { settle } from '../testing/ports';
import { phone, typed } from '../testing/signIn';
import type { CodeSender } from './codeSender';
import { securityStore } from './securityStore';

/** One thing that a person does which makes a call of the session flows, and what the stores show of it. */
export interface FaultCase {
  call: CallName;
  /** What is done, where one call has several callers. */
  as?: string;
  /** The browser's cryptography has work to do, which the clock of the test knows nothing of. */
  usesCrypto?: true;
  prepare?: (site: FaultySite) => Promise<unknown>;
  act: (site: FaultySite) => unknown;
  isPending: (site: FaultySite) => boolean;
  failure: (site: FaultySite) => Failure | undefined;
  isDone: (site: FaultySite) => boolean;
  /** What the screen does when it goes away. */
  close?: (site: FaultySite) => void;
  /** The reply is itself a way in, which is completed also when the dialog is gone. */
  entersLate?: true;
  /** Why a failure needs no words. */
  quiet?: string;
}

/** What a store shows of one call. */
export type Told = Pick<FaultCase, 'act' | 'isPending' | 'failure' | 'isDone' | 'close'>;

/** A case of a write. */
export function task<Input>(of: (site: FaultySite) => Task<Input, unknown>, input: Input): Told {
  return {
    act: (site) => of(site).run(input),
    isPending: (site) => of(site).isRunning,
    failure: (site) => of(site).failure,
    isDone: (site) => of(site).status === 'done',
    close: (site) => of(site).reset(),
  };
}

/** A case of a read. */
export function resource(of: (site: FaultySite) => Resource<unknown>): Told {
  return {
    act: (site) => of(site).refresh(),
    isPending: (site) => ['loading', 'refreshing'].includes(of(site).status),
    failure: (site) => of(site).failure,
    isDone: (site) => of(site).status === 'ready',
    close: (site) => of(site).reset(),
  };
}

/** A case of a list that comes in pages. */
export function paged<Filter extends object, Page, Row>(
  of: (site: FaultySite) => PagedResource<Filter, Page, Row>,
  filter: Filter,
): Told {
  return {
    act: (site) => of(site).setPage(filter),
    isPending: (site) => ['loading', 'stale'].includes(of(site).status),
    failure: (site) => of(site).failure,
    isDone: (site) => of(site).status === 'ready',
    close: (site) => of(site).reset(),
  };
}

/** A case of a code that is sent. */
export function sender<To>(of: (site: FaultySite) => CodeSender<To>, to: To): Told {
  return {
    act: (site) => of(site).send(to),
    isPending: (site) => of(site).isPending,
    failure: (site) => of(site).failure,
    isDone: (site) => of(site).resendAt !== undefined && !of(site).failure,
    close: (site) => of(site).acknowledgeFailure(),
  };
}

const newcomer = { username: 'newcomer', password: 'harbour-lantern' };
const changed = { newPassword: 'harbour-lantern', confirmNewPassword: 'harbour-lantern' };

const login = task(({ signIn }) => signIn.login.login, typed);
const freePlay = task(({ stores }) => stores.session.freePlay, undefined);
const register = (values: Partial<typeof newcomer & { affiliateCode: string }>): Told => ({
  ...task(({ signIn }) => signIn.registration.register, { values, method: 'username' as const }),
  close: ({ signIn: { registration } }) => {
    registration.goBack();
    registration.register.reset();
  },
});

/** A login that waits for one more proof. */
async function half(site: FaultySite): Promise<void> {
  const ticket = { ticket: 'k1', expiresInSeconds: 300, methods: [{ method: 'email' }] };
  site.answer('session.login', () => refusal(422, 'login.verifyFirst', ticket));
  await site.signIn.login.login.run(typed);
}

const remembered = ({ signIn }: FaultySite): Promise<void> => signIn.login.remembered.ensure();

/** A login for which the platform wants a person. */
async function asked(site: FaultySite): Promise<void> {
  site.answer(
    'session.login',
    () => refusal(422, 'verification.required', { action: 'login' }),
    () => reply(healthy['session.login']),
  );
  void site.signIn.login.login.run(typed);
  while (site.signIn.human.status !== 'ready') await settle();
}

async function askedForWork(site: FaultySite): Promise<void> {
  await asked(site);
  const work = { challenge: 'w1', expiresInSeconds: 120, kind: 'work', salt: 'saltsalt', bits: 2 };
  site.answer('session.humanChallenge', () => reply(work));
}

const human: Pick<FaultCase, 'failure' | 'close'> = {
  failure: ({ signIn }) => signIn.human.failure,
  close: ({ signIn }) => signIn.human.giveUp(),
};

export const faultCases: readonly FaultCase[] = [
  { call: 'start.status', ...resource(({ stores }) => stores.start.permission) },
  {
    call: 'start.whitelabel',
    as: 'of a platform that leaves the tree out of the permission call',
    prepare: (site) => {
      const status = { ...(healthy['start.status'] as object), info: {} };
      site.answer('start.status', () => reply(status));
      return Promise.resolve();
    },
    ...resource(({ stores }) => stores.start.permission),
  },
  { call: 'start.registerSettings', ...resource(({ signIn }) => signIn.registration.rules) },
  { call: 'start.countryCodes', ...resource(({ signIn }) => signIn.registration.countries) },
  {
    call: 'start.routers',
    prepare: ({ stores }) => stores.lines.load(),
    ...resource(({ stores }) => stores.lines.ready.routers),
    act: ({ stores }) => stores.lines.ready.load(),
  },
  {
    call: 'start.updateLanguage',
    prepare: async (site) => {
      await signedIn(site);
      (await site.stores.memberLanguage.load()).start();
    },
    act: ({ stores: { locale } }) => locale.switchTo(locale.tag === 'en' ? 'vi' : 'en'),
    isPending: ({ stores }) => stores.memberLanguage.ready.isTelling,
    failure: ({ stores }) => stores.memberLanguage.ready.failure,
    isDone: ({ stores }) => stores.memberLanguage.ready.told === stores.locale.tag,
    quiet: 'The site speaks the language that was chosen, and tells the platform again later.',
  },
  { call: 'start.sealingKey', as: 'login', usesCrypto: true, entersLate: true, ...login },
  { call: 'start.sealingKey', as: 'free play', usesCrypto: true, entersLate: true, ...freePlay },
  { call: 'session.login', entersLate: true, ...login },
  { call: 'session.loginCode', prepare: half, ...sender(({ signIn }) => signIn.login.proofCodes, undefined) },
  {
    call: 'session.verifyLogin',
    prepare: half,
    entersLate: true,
    ...task(({ signIn }) => signIn.login.verify, { method: 'email', answer: '123456' }),
    isDone: ({ stores }) => stores.session.isSignedIn,
  },
  { call: 'session.remembered', ...resource(({ signIn }) => signIn.login.remembered) },
  {
    call: 'session.resume',
    prepare: remembered,
    entersLate: true,
    ...task(({ signIn }) => signIn.login.resume, undefined),
  },
  {
    call: 'session.forget',
    prepare: remembered,
    ...task(({ signIn }) => signIn.login.forget, undefined),
  },
  {
    call: 'session.state',
    prepare: (site) => Promise.all([signedIn(site), site.stores.life.load()]),
    ...task(({ stores }) => stores.life.ready.stay, undefined),
  },
  {
    call: 'session.captcha',
    ...resource(({ signIn }) => signIn.captcha.picture),
    act: ({ signIn }) => signIn.captcha.require(),
    close: ({ signIn }) => signIn.captcha.reset(),
  },
  { call: 'session.freeplay', entersLate: true, ...freePlay },
  {
    call: 'session.logout',
    prepare: signedIn,
    ...task(({ stores }) => stores.session.logout, undefined),
    isDone: ({ stores }) => !stores.session.isSignedIn,
    quiet: 'Who wants out is out, whatever the platform says.',
  },
  { call: 'session.smsCode', as: 'login', ...sender(({ signIn }) => signIn.codes.login, phone) },
  { call: 'session.smsCode', as: 'password', ...sender(({ signIn }) => signIn.codes.password, phone) },
  {
    call: 'session.registerSmsCode',
    ...sender(({ signIn }) => signIn.codes.register, { ...phone, regType: 'registerMobile' as const }),
  },
  {
    call: 'session.humanChallenge',
    as: 'slider',
    ...human,
    prepare: asked,
    act: ({ signIn }) => signIn.human.refresh(),
    isPending: ({ signIn }) => signIn.human.isOpen && signIn.human.status === 'loading',
    isDone: ({ signIn }) => signIn.human.status === 'ready' && signIn.human.puzzle !== undefined,
  },
  {
    call: 'session.humanChallenge',
    as: 'work',
    usesCrypto: true,
    ...human,
    prepare: askedForWork,
    act: ({ signIn }) => signIn.human.work(),
    isPending: ({ signIn }) => signIn.human.isOpen && signIn.human.status === 'working',
    isDone: ({ stores }) => stores.session.isSignedIn,
  },
  { call: 'session.register', entersLate: true, ...register(newcomer) },
  {
    call: 'session.registerMobile',
    entersLate: true,
    ...task(({ signIn }) => signIn.registration.register, { values: newcomer, method: 'mobile' as const }),
  },
  {
    call: 'session.affiliate',
    as: 'of the form',
    entersLate: true,
    ...register({ ...newcomer, affiliateCode: 'ARUN88' }),
  },
  {
    call: 'session.affiliate',
    as: 'while it is typed',
    act: ({ signIn }) => signIn.registration.checkAffiliate('ARUN88'),
    isPending: ({ signIn }) => signIn.registration.affiliate === 'checking',
    failure: () => undefined,
    isDone: ({ signIn }) => signIn.registration.affiliate === 'valid',
    quiet: 'The form goes on without knowing; sending it asks again.',
  },
  {
    call: 'session.passwordByEmail',
    ...task(({ signIn }) => signIn.passwords.byEmail, { username: 'minh', email: 'minh@mail.test' }),
    close: ({ signIn }) => signIn.passwords.settle(),
  },
  {
    call: 'session.passwordByPhone',
    entersLate: true,
    ...task(({ signIn }) => signIn.passwords.byPhone, {
      ...phone,
      verificationCode: '123456',
      newPassword: changed.newPassword,
    }),
    close: ({ signIn }) => signIn.passwords.settle(),
  },
  {
    call: 'session.changePassword',
    prepare: signedIn,
    ...task(({ signIn }) => signIn.passwords.change, changed),
    close: ({ signIn }) => signIn.passwords.settle(),
  },
  { call: 'member.info', as: 'of a login', ...login },
  {
    call: 'member.info',
    as: 'of the header',
    prepare: signedIn,
    ...resource(({ stores }) => stores.member.info),
  },
  { call: 'member.avatar', prepare: signedIn, ...resource(({ stores }) => stores.member.avatar) },
  {
    call: 'member.icon',
    prepare: signedIn,
    ...resource(({ stores }) => stores.pages.get(securityStore).icons),
  },
  { call: 'member.unread', prepare: signedIn, ...resource(({ stores }) => stores.member.unread) },
  {
    call: 'wallet.balance',
    prepare: signedIn,
    ...resource(({ stores }) => stores.wallet.balance),
    act: ({ stores }) => stores.wallet.refresh(),
    isPending: ({ stores }) => stores.wallet.isRefreshing,
  },
  { call: 'home.announcements', ...resource(({ stores }) => stores.home.notices) },
  {
    call: 'home.announcementsSignedIn',
    prepare: signedIn,
    ...resource(({ stores }) => stores.home.notices),
  },
];
