import type { ChatCipher, OddsFormat } from '#contract';
import { switcher, type LocaleTag } from '#locales';
import type { BrandId, ThemeId } from '#theme/brands';
import type { PaymentMethod } from '../../features/shell/PaymentStrip';
import type { CategoryId } from '../routes/categoryPaths';

/** Parts of the home page, in the order that a brand wants them. */
export const homeModules = ['hot', 'live', 'inPlay', 'fresh', 'results', 'promotions'] as const;
export type HomeModule = (typeof homeModules)[number];

type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR';
type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA';

/** What of a brand the platform is told with its calls. Source: spec section 1, brand configuration; section 7, payloads. */
export interface PlatformFacts {
  /** Prize mode that lottery calls name, where the brand has it. */
  readonly lotteryType: PrizeMode;
  /** Prize modes of the brand: the first stands in for a `lotteryType` that is none of them. */
  readonly prizeModes: readonly PrizeMode[];
  /** Kind of device that lottery calls name. */
  readonly device: string;
  /** Announcements that are asked for. */
  readonly announcementTypes: readonly AnnouncementType[];
  /** Announcements that the platform is to carry out first. */
  readonly defaultAnnouncementType: AnnouncementType;
}

/**
 * What makes the site one brand's: everything that is neither a colour (tokens) nor a text (catalogues) nor a fact of
 * the platform. Source: spec section 1, brand configuration.
 */
export interface Brand extends PlatformFacts {
  readonly id: BrandId;
  readonly name: string;
  /** Sent as the `merchant` header and wherever a call names the merchant. */
  readonly merchantCode: string;
  readonly platform: 'web';
  /** Language tag shown to a visitor whose own language the brand does not offer. */
  readonly defaultLanguage: LocaleTag;
  /** Tags of the language switcher, in its order. One: no switcher. */
  readonly languages: readonly LocaleTag[];
  /** Colour of the live-chat window's header. */
  readonly chatHeaderColour: string;
  /**
   * How its platform hides the path of the live chat; absent, by DES. See docs/decisions/2026-11-live-chat-path.md.
   */
  readonly chatCipher?: ChatCipher;
  /** `dark`: the header stays dark in both themes. */
  readonly headerTheme: 'match' | 'dark';
  /** Theme of a visitor who has chosen none; absent, their system decides. Built into the page, see `sitePage`. */
  readonly theme?: ThemeId;
  /** The themes that it has; absent, both. With one there is no switch. Built into the page, as `theme` is. */
  readonly themes?: readonly ThemeId[];
  /** How betting prices are written for a reader who has chosen nothing; absent, decimal. */
  readonly oddsFormat?: OddsFormat;
  /** Parts of the home page, in their order; one that is not named is not shown. */
  readonly homeModules: readonly HomeModule[];
  /** Categories of the navigation, in their order; absent, all that have vendors. One that is not named is not shown. */
  readonly navigation?: readonly CategoryId[];
  /** Country of most of its visitors, ISO 3166-1 alpha-2: the one that a telephone number is taken to be of. */
  readonly country: string;
  /** Currency of its wallets, ISO 4217: stakes are shown in it to somebody without a wallet. */
  readonly currency: string;
  /** Ways to pay that the footer shows, in its order. */
  readonly payments: readonly PaymentMethod[];
  /** Age in years from which one may play. Source: spec section 9, age gate. */
  readonly legalAge: number;
  /** Where somebody who is too young for the first visit is led: an organisation that helps with gambling. */
  readonly ageGate: { readonly helpHref: string } | undefined;
  /**
   * How secrets are sealed; absent, by RSA-OAEP. `pkcs1`: by PKCS #1 v1.5, for a platform that opens nothing else. See
   * docs/decisions/2026-11-older-sealing.md.
   */
  readonly sealing?: 'pkcs1';
  /** Sends visitors without a session to /login. Source: spec section 2, routes. */
  readonly requiresLogin: boolean;
}

/** What all demo brands share. */
export const brandDefaults = {
  platform: 'web',
  lotteryType: 'Elott',
  device: 'WEB',
  defaultLanguage: 'en',
  languages: switcher,
  chatHeaderColour: '#6563e8',
  prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
  announcementTypes: ['B', 'PL', 'PU', 'PR'],
  defaultAnnouncementType: 'B',
  headerTheme: 'match',
  homeModules,
  country: 'SG',
  currency: 'USD',
  payments: ['bankTransfer', 'qrTransfer', 'eWallet', 'card'],
  legalAge: 18,
  ageGate: undefined,
  requiresLogin: false,
} as const satisfies Partial<Brand>;
