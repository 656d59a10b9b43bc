import type { ChatCipher, HumanAction } from '../contract';

/** A vendor outside of the platform, who talks to it by the wallet API. */
export interface VendorConnection {
  /** Address that opens its games; the platform adds `game`, `ticket`, `lang` and `back`. */
  launch: string;
  /** Address before the calls of its own wallet, in transfer mode. */
  wallet?: string | undefined;
  /** Secrets of its keys by their ids: one, or two while the one takes over from the other. */
  keys: Readonly<Record<string, string>>;
}

/** What an operator decides about a platform. Everything has a default; see `platformConfig`. */
export interface PlatformConfig {
  /** Merchant of a request that names none. */
  merchant: string;
  /** A production platform shows nothing of its inside: no outbox, no demo accounts. */
  production: boolean;
  /** Origins of other sites that may call this platform with credentials; none by default. */
  origins: readonly string[];
  /** Cookies without `__Host-` and `Secure`, for a site at `http://localhost`: WebKit keeps no such cookie there. */
  hasPlainCookies: boolean;
  /** A session without a call for so long is over. */
  idleMinutes: number;
  /** A session is over after so long, whatever happens. */
  sessionHours: number;
  /** What a person has to be verified for, unless the operator said otherwise. */
  humanActions: readonly HumanAction[];
  /** Leading zero bits that the device's proof of work must have; each doubles the work. */
  workBits: number;
  /** Where Firebase answers for phone numbers, while the operator has switched it on. */
  phoneAuth: { base: string; apiKey: string };
  /** Codes by message that one network, and one country's numbers together, may ask for per hour. */
  codesPerHour: { network: number; country: number };
  /** Largest request body, bytes. */
  bodyBytes: number;
  /** Calls that one client address may make at once, and how many it regains each second. */
  rate: { burst: number; perSecond: number };
  /**
   * What a newly registered member is given, in minor units by currency; `default` for the others. Nothing by default:
   * only a demo gives money away. Posted from the house's `welcome` account, like any other money.
   */
  welcomeCredit: Readonly<Record<string, bigint>>;
  /** Trial money of a free-play account, by currency as above. It lives in accounts of class `play`. */
  freePlayCredit: Readonly<Record<string, bigint>>;
  /** Trial accounts that one network may open per hour. */
  freePlayPerHour: number;
  /** Origin on which the game provider serves its games: launch addresses and the frame policy use it. */
  providerOrigin: string;
  /** Vendors outside, by code. Games of the others are the guests'. */
  vendors: Readonly<Record<string, VendorConnection>>;
  /** Calls of the wallet API that one key may make at once, and how many it regains each second. */
  vendorRate: { burst: number; perSecond: number };
  /** Origin of the payment providers' pages. */
  paymentOrigin: string;
  /** Address of the live chat where an operator has named none; empty for no chat. */
  chatUrl: string;
  /** How the path of the live chat is hidden. */
  chatCipher: ChatCipher;
}

const defaults: PlatformConfig = {
  merchant: 'aurora',
  production: false,
  origins: [],
  hasPlainCookies: false,
  idleMinutes: 15,
  sessionHours: 12,
  humanActions: ['sms', 'register', 'password'],
  // About a second of a browser's time.
  workBits: 15,
  phoneAuth: { base: '/sandbox/firebase', apiKey: 'sandbox' },
  codesPerHour: { network: 10, country: 200 },
  bodyBytes: 64 * 1024,
  rate: { burst: 300, perSecond: 40 },
  welcomeCredit: {},
  freePlayCredit: { default: 1_000_000n, THB: 30_000_000n, VND: 20_000_000_000n },
  freePlayPerHour: 20,
  providerOrigin: 'http://127.0.0.1:4001',
  vendors: {},
  vendorRate: { burst: 2_000, perSecond: 500 },
  paymentOrigin: 'http://127.0.0.1:4001',
  chatUrl: '',
  chatCipher: 'DES-ECB',
};

/** The configuration of a platform: the defaults with the given changes. */
export function platformConfig(changes: Partial<PlatformConfig> = {}): PlatformConfig {
  return { ...defaults, ...changes };
}

/** The amount for a currency. */
export function creditOf(amounts: Readonly<Record<string, bigint>>, currency: string): bigint {
  return amounts[currency] ?? amounts['default'] ?? 0n;
}
