import { configure } from 'mobx';
import type { Api } from '../api/client';
import type { Brand } from '../brand/brand';
import type { PhoneAuth } from '../api/phoneAuth';
import { Lazy } from '../data/lazy';
import { Scope } from '../data/scope';
import { AgeStore } from './ageStore';
import { DialogStore } from './dialogStore';
import { HomeStore } from './homeStore';
import type { LaunchStore } from './launchStore';
import type { LifeStore } from './lifeStore';
import type { LineDeps, LineStore } from './lineStore';
import { LobbyStore, type LobbyDeps } from './lobbyStore';
import { LocaleStore, type LocaleDeps } from './localeStore';
import type { MemberLanguageStore } from './memberLanguageStore';
import { MemberStore } from './memberStore';
import { OddsFormatStore } from './oddsFormatStore';
import { PageStores, type StoreContext } from './pageStores';
import { SessionStore, type SessionDeps } from './sessionStore';
import type { SignIn } from './signIn';
import { StartStore } from './startStore';
import { WalletStore, type WalletDeps } from './walletStore';

/** What a site is made of. */
export interface StoreDeps<Tag extends string = string> extends Omit<
  StoreContext,
  'language' | 'live' | 'scope' | 'stores'
> {
  brand: StoreContext['brand'] & Pick<Brand, 'oddsFormat'>;
  api: Pick<Api, 'start' | 'member' | 'home'> &
    LobbyDeps['api'] &
    WalletDeps['api'] & {
      session: Pick<Api['session'], 'freeplay' | 'logout'>;
    };
  /** Fetches what the dialogs ask of the platform. */
  loadSessionApi: () => Promise<Pick<Api, 'session'>>;
  onFirstInput: LobbyDeps['onFirstInput'];
  host: string;
  locale: Pick<LocaleDeps<Tag>, 'loadArea' | 'resolve'>;
  freePlayProof: SessionDeps['freePlayProof'];
  loadPhoneAuth: () => Promise<PhoneAuth>;
  /** Where the visitor is, for whoever registers. */
  place: () => { registerUrl: string; domain: string };
  /** Fetches what asks an address of the site for anything at all. */
  loadProbe: () => Promise<LineDeps['probe']>;
  /** The code of the invitation link that the visitor came by. */
  referralCode: string | undefined;
}

/** Every fact the site knows, by area. */
export interface Stores<Tag extends string = string> {
  /** What is reset when another person comes. */
  readonly scope: Scope;
  readonly start: StartStore;
  readonly age: AgeStore;
  readonly locale: LocaleStore<Tag>;
  readonly oddsFormat: OddsFormatStore;
  readonly session: SessionStore;
  readonly member: MemberStore;
  readonly wallet: WalletStore;
  readonly lobby: LobbyStore;
  readonly home: HomeStore;
  readonly launch: Lazy<LaunchStore>;
  readonly dialogs: DialogStore;
  readonly signIn: Lazy<SignIn>;
  readonly life: Lazy<LifeStore>;
  readonly lines: Lazy<LineStore>;
  readonly memberLanguage: Lazy<MemberLanguageStore>;
  /** The stores that pages declare for themselves. */
  readonly pages: PageStores;
}

// Warnings about derivations that nothing observes help while developing; a visitor's console stays clean.
const isDevelopment = import.meta.env.DEV;
configure({
  enforceActions: 'always',
  computedRequiresReaction: isDevelopment,
  reactionRequiresObservable: isDevelopment,
});

/** Makes the stores of one site; an app, a test or a story each make their own. Nothing is sent or read here. */
export function createStores<Tag extends string>(deps: StoreDeps<Tag>): Stores<Tag> {
  const { api, sessionStorage: storage } = deps;
  const locale = new LocaleStore({ ...deps.locale, storage: deps.localStorage });
  const language = (): string => locale.tag;
  const scope = new Scope();
  const member = scope.keeps(new MemberStore(deps));
  const session = new SessionStore({ ...deps, memberInfo: member.info, storage });
  const lobby = new LobbyStore({ ...deps, language, scope, storage });
  const start = new StartStore({ ...deps, storage });
  const wallet = scope.keeps(new WalletStore({ ...deps, storage: deps.localStorage }));
  const dialogs = new DialogStore();
  return {
    scope,
    start,
    age: new AgeStore(deps.localStorage),
    locale,
    oddsFormat: new OddsFormatStore(deps.localStorage, deps.brand.oddsFormat),
    session,
    lobby,
    member,
    wallet,
    home: new HomeStore({ ...deps, language, isSignedIn: () => session.isSignedIn, storage }),
    launch: new Lazy(async () => {
      const { LaunchStore, launchCalls } = await import('./launchStore');
      return new LaunchStore({
        ...deps,
        api: deps.createCalls({ games: launchCalls }),
        language,
        account: () => session.account,
        launchHost: () => start.launchHost || (deps.gameOrigins[0] ?? ''),
        gameOrigins: () => [...deps.gameOrigins, ...(start.permission.value?.info.launchGameCDNs ?? [])],
      });
    }),
    dialogs,
    signIn: new Lazy(async () => {
      const [{ createSignIn }, { session: calls }, phoneAuth] = await Promise.all([
        import('./signIn'),
        deps.loadSessionApi(),
        deps.loadPhoneAuth(),
      ]);
      return createSignIn({
        ...deps,
        api: { start: api.start, session: calls },
        session,
        phoneAuth,
        firebase: () => start.permission.value?.info.phoneAuth,
        forcesExpired: () => start.flags.has('PWDEXPFORCECHANGE3'),
      });
    }),
    life: new Lazy(async () => {
      const [{ LifeStore }, calls] = await Promise.all([import('./lifeStore'), deps.loadSessionApi()]);
      return new LifeStore({ ...deps, api: calls, session });
    }),
    lines: new Lazy(async () => {
      const [{ LineStore }, probe] = await Promise.all([import('./lineStore'), deps.loadProbe()]);
      return new LineStore({ ...deps, storage, probe });
    }),
    memberLanguage: new Lazy(async () => {
      const { MemberLanguageStore } = await import('./memberLanguageStore');
      return new MemberLanguageStore({ ...deps, session, language });
    }),
    pages: new PageStores({
      ...deps,
      language,
      scope,
      stores: { session, member, wallet, start, lobby, dialogs },
    }),
  };
}
