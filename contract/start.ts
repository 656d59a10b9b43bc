import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { count, instant, moneyProtections, typed } from './values';

/** One node of the white-label tree: a module is on when `enabled` is '1'. */
export interface WhitelabelModule {
  modId: string;
  enabled: string;
  childrenNodes: WhitelabelModule[];
}
/** A node of the white-label tree. A schema without a name of its own is called 0 in OpenAPI. */
export const whitelabelModule: v.GenericSchema<unknown, WhitelabelModule> = v.looseObject({
  modId: v.string(),
  enabled: v.fallback(v.string(), '0'),
  childrenNodes: v.optional(v.array(v.lazy(() => whitelabelModule)), []),
});

/**
 * The modules of a white-label tree that are on: each whose own value is '1', wherever it stands. A node that only
 * groups others may have any value. Source: spec section 6.
 */
export const modulesOn = (tree: readonly WhitelabelModule[]): ReadonlySet<string> =>
  new Set(
    tree.flatMap(({ modId, enabled, childrenNodes }) => [
      ...(enabled === '1' ? [modId] : []),
      ...modulesOn(childrenNodes),
    ]),
  );

/** A link of the brand: social pages, app downloads. */
export const resource = v.looseObject({
  resourceType: v.string(),
  url: v.optional(v.string(), ''),
  qrCodeUrl: v.optional(v.string(), ''),
  labelNameEn: v.optional(v.string(), ''),
});

/** A way to reach customer service; LIVECHAT entries are not listed in the side bar. */
export const customerService = v.looseObject({
  path: v.string(),
  title: v.string(),
  csType: v.string(),
});

/** Reply of the permission call: decides once, at start-up, what the visitor may see. */
export const permission = v.looseObject({
  maintenance: v.boolean(),
  /** When maintenance is expected to end, if known. */
  maintenanceEndTime: v.optional(v.nullable(instant)),
  regionRestriction: v.boolean(),
  location: v.looseObject({
    /** ISO 3166-1 alpha-2, or a name when the platform has no code. */
    country: v.string(),
    ip: v.optional(v.string(), ''),
  }),
  info: v.looseObject({
    /** The tree of modules; a platform that leaves it out is asked for it by `whitelabel`. */
    whitelabel: v.optional(v.array(whitelabelModule)),
    register: v.optional(v.boolean(), true),
    resources: v.optional(v.array(resource), []),
    customerService: v.optional(v.array(customerService), []),
    imageCDNs: v.optional(v.array(v.string()), []),
    launchGameCDNs: v.optional(v.array(v.string()), []),
    /** IANA zone in which the merchant's days begin and end. Not in the specification. */
    timeZone: v.optional(v.string()),
    /** How the money of members is held; absent, the platform does not say. Not in the specification. */
    moneyProtection: v.optional(v.picklist(moneyProtections)),
    /**
     * Firebase sends and checks the codes of registering by mobile and of logging in by sms, when present; the
     * platform's own `smsCode` and `registerSmsCode` do otherwise.
     */
    phoneAuth: v.optional(
      v.looseObject({
        /** Where the Identity Toolkit answers, without a slash at the end: a path of this site or an https address. */
        base: v.string(),
        apiKey: v.string(),
      }),
    ),
  }),
});
export type Permission = v.InferOutput<typeof permission>;

/** A server rule for one field of the register form. */
export const fieldRule = v.looseObject({
  enabled: v.boolean(),
  required: v.boolean(),
  /** A regular expression, or `*` for any value. */
  acceptedPattern: v.string(),
  /** Which of the 18 message families words a failure. */
  patternId: v.string(),
  minLength: v.pipe(v.number(), v.integer(), v.minValue(0)),
  maxLength: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type FieldRule = v.InferOutput<typeof fieldRule>;

export const startCalls = {
  /** The permission call. */
  status: defineCall({
    method: 'GET',
    path: '/wps/system/status',
    module: 'SYS_STATUS',
    assumed: ['module', 'reply'],
    request: v.strictObject({ url: typed(255) }),
    reply: permission,
  }),
  whitelabel: defineCall({
    method: 'GET',
    path: '/wps/system/whitelabel',
    module: 'SYS_WHITELABEL',
    assumed: ['module', 'reply'],
    request: nothing,
    reply: v.array(whitelabelModule),
  }),
  registerSettings: defineCall({
    method: 'GET',
    path: '/wps/system/setting/register',
    module: 'SYS_REGISTER_SETTING',
    assumed: ['module', 'reply'],
    request: nothing,
    reply: v.record(v.string(), fieldRule),
  }),
  /** The public key that seals payloads; ours, because the specification says "encrypted" without saying with what. */
  sealingKey: defineCall({
    method: 'GET',
    path: '/wps/system/sealingKey',
    module: 'SYS_SEALING_KEY',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: nothing,
    reply: v.looseObject({
      kid: v.string(),
      /** SPKI in PEM. */
      publicKey: v.string(),
      /** Milliseconds since 1970 by the platform's clock, so that a wrong device clock does not lock a visitor out. */
      serverTime: v.number(),
    }),
  }),
  /** Domains of the brand; the site measures each one's speed. */
  routers: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getDomainRoute',
    module: 'MCSFE_getDomainRoute',
    assumed: ['method', 'path', 'module', 'request'],
    request: nothing,
    reply: v.looseObject({
      domainList: v.array(v.looseObject({ domain: v.string(), speed: v.optional(count, 0) })),
    }),
  }),
  /** Countries with their dialling codes. Flags come with the site: docs/decisions/2026-11-flags-from-the-site.md. */
  countryCodes: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getCountryCode',
    module: 'MCSFE_getCountryCode',
    assumed: ['method', 'path', 'module', 'request'],
    request: nothing,
    reply: v.array(v.looseObject({ countryCode: v.string(), countryDialingCode: v.string() })),
  }),
  updateLanguage: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_updateLanguage',
    module: 'MCSFE_updateLanguage',
    audience: 'signedIn',
    assumed: ['method', 'path', 'module', 'token', 'reply'],
    request: v.strictObject({ language: typed(16) }),
    reply: v.unknown(),
  }),
} as const;

/**
 * The 18 families of pattern messages, in the order of section 5 of the specification, which words them but does
 * not show their ids: the names are ours.
 */
export const patternIds = [
  'LENGTH',
  'LETTER_FIRST',
  'CHINESE_DIGITS',
  'EMAIL',
  'ALPHANUMERIC',
  'LETTERS_AND_DIGITS',
  'DIGITS',
  'ALPHANUMERIC_UPPER',
  'ENGLISH_SPACES',
  'NO_SPACES',
  'CHINESE_PUNCTUATION',
  'DATE',
  'LETTERS_SPACES',
  'KOREAN',
  'THAI',
  'THAI_ENGLISH',
  'UPPERCASE_SPACES',
  'LETTERS_DIGITS_SYMBOLS',
] as const;
export type PatternId = (typeof patternIds)[number];
