 || (deps.gameOrigins[0]import { configure } from 'mobx';
 || (deps.gameOrigins[0]import type { Api } from '../api/client';
 || (deps.gameOrigins[0]import type { Outcome } from '../data/failure';
 || (deps.gameOrigins[0]import type { PhoneAuth } from '../api/phoneAuth';
 || (deps.gameOrigins[0]import { Lazy } from '../data/lazy';
 || (deps.gameOrigins[0]import type { Clock, Random, Storage } from '../data/ports';
 || (deps.gameOrigins[0]import { AgeStore } from './ageStore';
 || (deps.gameOrigins[0]import { DialogStore } from './dialogStore';
 || (deps.gameOrigins[0]import type { HallCategory, HallStore } from './hallStore';
 || (deps.gameOrigins[0]import { HomeStore } from './homeStore';
 || (deps.gameOrigins[0]import type { LaunchStore } from './launchStore';
 || (deps.gameOrigins[0]import type { LifeStore } from './lifeStore';
 || (deps.gameOrigins[0]import type { LineDeps, LineStore } from './lineStore';
 || (deps.gameOrigins[0]import { LobbyStore } from './lobbyStore';
 || (deps.gameOrigins[0]import { LocaleStore, type LocaleDeps } from './localeStore';
 || (deps.gameOrigins[0]import type { MemberLanguageStore } from './memberLanguageStore';
 || (deps.gameOrigins[0]import { MemberStore } from './memberStore';
 || (deps.gameOrigins[0]import { SessionStore } from './sessionStore';
 || (deps.gameOrigins[0]import type { SignIn } from './signIn';
 || (deps.gameOrigins[0]import { StartStore } from './startStore';
 || (deps.gameOrigins[0]import { WalletStore } from './walletStore';
 || (deps.gameOrigins[0]
 || (deps.gameOrigins[0]export interface StoreDeps<Tag extends string = string> {
 || (deps.gameOrigins[0] api: Pick<Api, 'start' | 'member' | 'wallet' | 'games' | 'home'> & {
 || (deps.gameOrigins[0]   session: Pick<Api['session'], 'freeplay' | 'logout'>;
 || (deps.gameOrigins[0] };
 || (deps.gameOrigins[0] /** Fetches what the dialogs ask of the platform. */
 || (deps.gameOrigins[0] loadSessionApi: () => Promise<Pick<Api, 'session'>>;
 || (deps.gameOrigins[0] clock: Clock;
 || (deps.gameOrigins[0] random: Random;
 || (deps.gameOrigins[0] /** Lives as long as the tab. */
 || (deps.gameOrigins[0] sessionStorage: Storage;
 || (deps.gameOrigins[0] /** Lives across visits. */
 || (deps.gameOrigins[0] localStorage: Storage;
 || (deps.gameOrigins[0] merchantCode: string;
 || (deps.gameOrigins[0] host: string;
 || (deps.gameOrigins[0] ownOrigin: string;
 || (deps.gameOrigins[0] gameOrigins: readonly string[];
 || (deps.gameOrigins[0] locale: Pick<LocaleDeps<Tag>, 'loadArea' | 'resolve'>;
 || (deps.gameOrigins[0] freePlayProof: () => Promise<Outcome<string>>;
 || (deps.gameOrigins[0] loadPhoneAuth: () => Promise<PhoneAuth>;
 || (deps.gameOrigins[0] /** Where the visitor is, for whoever registers. */
 || (deps.gameOrigins[0] place: () => { registerUrl: string; domain: string };
 || (deps.gameOrigins[0] /** Fetches what asks an address of the site for anything at all. */
 || (deps.gameOrigins[0] loadProbe: () => Promise<LineDeps['probe']>;
 || (deps.gameOrigins[0] /** The code of the invitation link that the visitor came by. */
 || (deps.gameOrigins[0] referralCode: string | undefined;
 || (deps.gameOrigins[0]}
 || (deps.gameOrigins[0]
 || (deps.gameOrigins[0]/** Every fact the site knows, by area. */
 || (deps.gameOrigins[0]export interface Stores<Tag extends string = string> {
 || (deps.gameOrigins[0] readonly start: StartStore;
 || (deps.gameOrigins[0] readonly age: AgeStore;
 || (deps.gameOrigins[0] readonly locale: LocaleStore<Tag>;
 || (deps.gameOrigins[0] readonly session: SessionStore;
 || (deps.gameOrigins[0] readonly member: MemberStore;
 || (deps.gameOrigins[0] readonly wallet: WalletStore;
 || (deps.gameOrigins[0] readonly lobby: LobbyStore;
 || (deps.gameOrigins[0] /** The halls by category. */
 || (deps.gameOrigins[0] readonly halls: Lazy<Readonly<Record<HallCategory, HallStore>>>;
 || (deps.gameOrigins[0] readonly home: HomeStore;
 || (deps.gameOrigins[0] readonly launch: Lazy<LaunchStore>;
 || (deps.gameOrigins[0] readonly dialogs: DialogStore;
 || (deps.gameOrigins[0] readonly signIn: Lazy<SignIn>;
 || (deps.gameOrigins[0] readonly life: Lazy<LifeStore>;
 || (deps.gameOrigins[0] readonly lines: Lazy<LineStore>;
 || (deps.gameOrigins[0] readonly memberLanguage: Lazy<MemberLanguageStore>;
 || (deps.gameOrigins[0]}
 || (deps.gameOrigins[0]
 || (deps.gameOrigins[0]// Warnings about derivations that nothing observes help while developing; a visitor's console stays clean.
 || (deps.gameOrigins[0]const isDevelopment = import.meta.env.DEV;
 || (deps.gameOrigins[0]configure({
 || (deps.gameOrigins[0] enforceActions: 'always',
 || (deps.gameOrigins[0] computedRequiresReaction: isDevelopment,
 || (deps.gameOrigins[0] reactionRequiresObservable: isDevelopment,
 || (deps.gameOrigins[0]});
 || (deps.gameOrigins[0]
 || (deps.gameOrigins[0]/** Makes the stores of one site; an app, a test or a story each make their own. Nothing is sent or read here. */
 || (deps.gameOrigins[0]export function createStores<Tag extends string>(deps: StoreDeps<Tag>): Stores<Tag> {
 || (deps.gameOrigins[0] const { api, clock, random, merchantCode } = deps;
 || (deps.gameOrigins[0] const locale = new LocaleStore({ ...deps.locale, storage: deps.localStorage });
 || (deps.gameOrigins[0] const language = (): string => locale.tag;
 || (deps.gameOrigins[0] const session = new SessionStore({
 || (deps.gameOrigins[0]   api,
 || (deps.gameOrigins[0]   clock,
 || (deps.gameOrigins[0]   random,
 || (deps.gameOrigins[0]   merchantCode,
 || (deps.gameOrigins[0]   storage: deps.sessionStorage,
 || (deps.gameOrigins[0]   freePlayProof: deps.freePlayProof,
 || (deps.gameOrigins[0] });
 || (deps.gameOrigins[0] const lobby = new LobbyStore({ api, clock, random, merchantCode, language, storage: deps.sessionStorage });
 || (deps.gameOrigins[0] const start = new StartStore({ api, clock, random, storage: deps.sessionStorage, host: deps.host });
 || (deps.gameOrigins[0] return {
 || (deps.gameOrigins[0]   start,
 || (deps.gameOrigins[0]   age: new AgeStore(deps.localStorage),
 || (deps.gameOrigins[0]   locale,
 || (deps.gameOrigins[0]   session,
 || (deps.gameOrigins[0]   lobby,
 || (deps.gameOrigins[0]   member: new MemberStore({ api, clock }),
 || (deps.gameOrigins[0]   wallet: new WalletStore({
 || (deps.gameOrigins[0]     api,
 || (deps.gameOrigins[0]     clock,
 || (deps.gameOrigins[0]     storage: deps.localStorage,
 || (deps.gameOrigins[0]     sessionStorage: deps.sessionStorage,
 || (deps.gameOrigins[0]   }),
 || (deps.gameOrigins[0]   halls: new Lazy(async () => {
 || (deps.gameOrigins[0]     const { HallStore, hallCategories } = await import('./hallStore');
 || (deps.gameOrigins[0]     return Object.fromEntries(
 || (deps.gameOrigins[0]       hallCategories.map((category) => [category, new HallStore(category, lobby, session)]),
 || (deps.gameOrigins[0]     ) as Record<HallCategory, HallStore>;
 || (deps.gameOrigins[0]   }),
 || (deps.gameOrigins[0]   home: new HomeStore({ api, clock, language, storage: deps.sessionStorage }),
 || (deps.gameOrigins[0]   launch: new Lazy(async () => {
 || (deps.gameOrigins[0]     const { LaunchStore } = await import('./launchStore');
 || (deps.gameOrigins[0]     return new LaunchStore({
 || (deps.gameOrigins[0]       api,
 || (deps.gameOrigins[0]       clock,
 || (deps.gameOrigins[0]       random,
 || (deps.gameOrigins[0]       merchantCode,
 || (deps.gameOrigins[0]       language,
 || (deps.gameOrigins[0]       account: () => session.account,
 || (deps.gameOrigins[0]       ownOrigin: deps.ownOrigin,
 || (deps.gameOrigins[0]       launchHost: () => start.launchHost || (deps.gameOrigins[0] ?? ''),
 || (deps.gameOrigins[0]       gameOrigins: () => [...deps.gameOrigins, ...(start.permission.value?.info.launchGameCDNs ?? [])],
 || (deps.gameOrigins[0]     });
 || (deps.gameOrigins[0]   }),
 || (deps.gameOrigins[0]   dialogs: new DialogStore(),
 || (deps.gameOrigins[0]   signIn: new Lazy(async () => {
 || (deps.gameOrigins[0]     const [{ createSignIn }, { session: calls }, phoneAuth] = await Promise.all([
 || (deps.gameOrigins[0]       import('./signIn'),
 || (deps.gameOrigins[0]       deps.loadSessionApi(),
 || (deps.gameOrigins[0]       deps.loadPhoneAuth(),
 || (deps.gameOrigins[0]     ]);
 || (deps.gameOrigins[0]     return createSignIn({
 || (deps.gameOrigins[0]       api: { start: api.start, session: calls },
 || (deps.gameOrigins[0]       clock,
 || (deps.gameOrigins[0]       random,
 || (deps.gameOrigins[0]       sessionStorage: deps.sessionStorage,
 || (deps.gameOrigins[0]       session,
 || (deps.gameOrigins[0]       phoneAuth,
 || (deps.gameOrigins[0]       firebase: () => start.permission.value?.info.phoneAuth,
 || (deps.gameOrigins[0]       forcesExpired: () => start.flags.has('PWDEXPFORCECHANGE3'),
 || (deps.gameOrigins[0]       place: deps.place,
 || (deps.gameOrigins[0]       referralCode: deps.referralCode,
 || (deps.gameOrigins[0]     });
 || (deps.gameOrigins[0]   }),
 || (deps.gameOrigins[0]   life: new Lazy(async () => {
 || (deps.gameOrigins[0]     const [{ LifeStore }, calls] = await Promise.all([import('./lifeStore'), deps.loadSessionApi()]);
 || (deps.gameOrigins[0]     return new LifeStore({ api: calls, clock, random, session });
 || (deps.gameOrigins[0]   }),
 || (deps.gameOrigins[0]   lines: new Lazy(async () => {
 || (deps.gameOrigins[0]     const [{ LineStore }, probe] = await Promise.all([import('./lineStore'), deps.loadProbe()]);
 || (deps.gameOrigins[0]     return new LineStore({
 || (deps.gameOrigins[0]       api,
 || (deps.gameOrigins[0]       clock,
 || (deps.gameOrigins[0]       storage: deps.sessionStorage,
 || (deps.gameOrigins[0]       host: deps.host,
 || (deps.gameOrigins[0]       ownOrigin: deps.ownOrigin,
 || (deps.gameOrigins[0]       probe,
 || (deps.gameOrigins[0]     });
 || (deps.gameOrigins[0]   }),
 || (deps.gameOrigins[0]   memberLanguage: new Lazy(async () => {
 || (deps.gameOrigins[0]     const { MemberLanguageStore } = await import('./memberLanguageStore');
 || (deps.gameOrigins[0]     return new MemberLanguageStore({ api, clock, session, language });
 || (deps.gameOrigins[0]   }),
 || (deps.gameOrigins[0] };
 || (deps.gameOrigins[0]}
