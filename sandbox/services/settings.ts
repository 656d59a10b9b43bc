import { and, eq, inArray, sql, type AnyColumn } from 'drizzle-orm';
import {
  breakLengths,
  modulesOn,
  type AgentTerms,
  type BreakLength,
  type FieldRule,
  type GameCategory,
  type MoneyProtection,
  type RegisterField,
  type WhitelabelModule,
} from '../../contract';
import type { Executor } from '../db/database';
import { settings, type Wording } from '../db/schema';
import type { LeaderboardRules } from './missions/leaderboardRules';
import { pointsRulesOf, type PointsRules } from './points/pointsRules';
import { vipRulesOf, type VipRules } from './vip/vipRules';
import { agentProgrammeOf } from './support/agentProgramme';
import { cashierDefaults, type CashierSettings } from './cashier/settings';
import { contractDefaults, type ContractSettings } from './contracts/settings';

/** What an operator sets for one merchant, by key of the `settings` table. */
export interface MerchantSettings extends CashierSettings, ContractSettings {
  /** Whether new members are taken at all. */
  register: boolean;
  registerRules: Partial<Record<RegisterField, FieldRule>>;
  whitelabel: WhitelabelModule[];
  resources: { resourceType: string; url: string; qrCodeUrl?: string; labelNameEn?: string }[];
  /** A title that is one text is shown as it is in every language. */
  customerService: { path: string; title: Wording | string; csType: string }[];
  /** Address of the live chat; empty for the platform's own. */
  chatUrl: string;
  imageCDNs: string[];
  launchGameCDNs: string[];
  /** Dialling code of the merchant's own country, for numbers that come without one. */
  dialingCode: string;
  /** Age in days at which a password has to be changed; 0 for never. */
  passwordDays: number;
  /** Whether everybody proves themselves once more from a new network, not only members who asked for it. */
  newNetworkProof: boolean;
  /** Whether a forgotten password says that there is no such account. It tells strangers who has one. */
  tellsUnknownAccounts: boolean;
  /** Who may log in: a brand may have one site for its players and another one for its agents. */
  loginFor: 'everybody' | 'members' | 'agents';
  /** Invitation codes by the domain that stands for them. */
  affiliateDomains: Record<string, string>;
  /** Domains of the brand, for the line page. */
  domains: string[];
  /** Whether all games play from one wallet. */
  singleWallet: boolean;
  /** Signs that the brand shows before amounts, by currency. */
  currencySymbols: Record<string, string>;
  /** Minor units of the merchant's currency that stand for one of the catalogue's, which is written for a dollar. */
  stakeUnit: number;
  /** Vendors that the brand wants first, by category. */
  vendorSorting: Partial<Record<GameCategory, readonly string[]>>;
  /** How much of a bet counts by game type, in 1/10,000; all of it for types that are not named. Source: money rules. */
  validBetShares: Partial<Record<GameCategory, number>>;
  /** Points and prizes of the leaderboards. */
  leaderboardRules: LeaderboardRules;
  /** How points are earned, and what they are worth. */
  pointsRules: PointsRules;
  /** VIP levels, what they are reached by and what they give. */
  vipRules: VipRules;
  /** Least and most words of feedback, and how many a member can send a day. */
  feedbackRules: { least: number; most: number; perDay: number };
  /** Sample terms for new agents. */
  agentProgramme: AgentTerms;
  /** Lengths of a break that members can take; some markets count none below 72 hours. */
  breakLengths: readonly BreakLength[];
  /**
   * What becomes of the members' money if the operator goes out of business. A setting of the platform and no fact of the
   * brand's site: it is the operator's promise, holds for every site and app of the merchant, and changes without a build.
   */
  moneyProtection: MoneyProtection;
  /** Names of leagues by their English name. */
  leagueNames: Record<string, Wording>;
}

/** What holds for a merchant whose operator has set nothing. */
export const defaultSettings: MerchantSettings = {
  ...cashierDefaults,
  ...contractDefaults,
  register: true,
  registerRules: {},
  whitelabel: [],
  resources: [],
  customerService: [],
  chatUrl: '',
  imageCDNs: [],
  launchGameCDNs: [],
  dialingCode: '+1',
  passwordDays: 0,
  // Source: spec section 4, extra verification.
  newNetworkProof: true,
  tellsUnknownAccounts: false,
  loginFor: 'everybody',
  affiliateDomains: {},
  domains: [],
  singleWallet: true,
  currencySymbols: {},
  stakeUnit: 1,
  vendorSorting: {},
  validBetShares: { LIVE: 5_000, PVP: 5_000 },
  leaderboardRules: { pointUnit: '100', week: [], month: [] },
  pointsRules: pointsRulesOf(100n),
  vipRules: vipRulesOf(100n),
  feedbackRules: { least: 10, most: 500, perDay: 3 },
  agentProgramme: agentProgrammeOf((dollars) => String(dollars * 100)),
  breakLengths,
  // Whoever holds money in another way says so; the other way round somebody would be told what does not hold.
  moneyProtection: 'none',
  leagueNames: {},
};

/** One setting of a merchant, or its default. */
export async function settingOf<Key extends keyof MerchantSettings>(
  db: Executor,
  merchant: string,
  key: Key,
): Promise<MerchantSettings[Key]> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.merchantCode, merchant), eq(settings.key, key)));
  return row === undefined ? defaultSettings[key] : (row.value as MerchantSettings[Key]);
}

/** Some settings of a merchant in one statement, each or its default. */
export async function settingsAmong<Key extends keyof MerchantSettings>(
  db: Executor,
  merchant: string,
  ...keys: readonly Key[]
): Promise<Pick<MerchantSettings, Key>> {
  const found = await db
    .select()
    .from(settings)
    .where(and(eq(settings.merchantCode, merchant), inArray(settings.key, [...keys])));
  return { ...defaultSettings, ...Object.fromEntries(found.map(({ key, value }) => [key, value])) };
}

/** A setting of the merchant that a column names, as a part of a statement: null where its default holds. */
export const settingIn = <Key extends keyof MerchantSettings>(merchant: AnyColumn, key: Key) =>
  sql<
    MerchantSettings[Key] | null
  >`(SELECT value FROM settings WHERE merchant_code = ${merchant} AND key = ${key})`;

/** All settings of a merchant. */
export async function settingsOf(db: Executor, merchant: string): Promise<MerchantSettings> {
  const found = await db.select().from(settings).where(eq(settings.merchantCode, merchant));
  return { ...defaultSettings, ...Object.fromEntries(found.map(({ key, value }) => [key, value])) };
}

/** Whether a module of the white-label tree is on. */
export const isOn = (tree: readonly WhitelabelModule[], module: string): boolean =>
  modulesOn(tree).has(module);
