import type { VendorConnection } from '../config';
import { collectorOf, type Collector } from './collector';
import { PlainError } from './plainError';
import { readWrapKeys } from './wrapKeys';
import type { Wrapping } from '../wrapping';
import { mailServer, type MailServer } from './smtpMail';
import { inRoot } from './root';
import { storagePlace, type BucketPlace } from './storagePlace';
import { securityContactOf } from './securityTxt';
import { readVendors } from './vendorsFile';

/** What the operator says in environment variables. */
export interface Environment {
  /** Port of site and API. @default 4000 */
  port: number;
  /** Port of the game provider: another origin, so that a game cannot reach into the site. @default 4001 */
  gamePort: number;
  /** Port and address of `/metrics` for Prometheus; nobody is told anything without a port. @default 127.0.0.1 */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Where operators are answered; absent when nobody is but who sits at this machine. */
  operators: OperatorsPlace | undefined;
  /** File with the key that signs each day's head of what operators did. */
  auditKey: string | undefined;
  /** What wraps secrets in the database, from the file that WRAP_KEYS names. */
  wrapping: Wrapping;
  /** What sends mail; without it a sandbox keeps mails to be read, and production sends none. */
  mail: MailServer | undefined;
  /** Where pictures are kept; in the database without it. */
  bucket?: BucketPlace | undefined;
  /** Where traces go; nowhere without it. */
  collector?: Collector | undefined;
  /** Address to listen on. @default 127.0.0.1 */
  host: string;
  /** Brand whose site is served, and merchant of calls that name none. @default aurora */
  brand: string;
  /** Folder of the embedded database. @default .data */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl: string | undefined;
  /** The same database past a pooler that stands at DATABASE_URL, for live events. @default DATABASE_URL's */
  databaseDirectUrl?: string | undefined;
  /** Whether statements are prepared under names, which a pooler may not know. @default true */
  isPrepared?: boolean | undefined;
  /** A copy of the database that follows it, for reports. @default none */
  databaseReplicaUrl?: string | undefined;
  /** The same database for the role that owns it: it migrates. Without one, the role of DATABASE_URL does all. */
  databaseOwnerUrl?: string | undefined;
  /** Loads nothing of the demo, closes the accounts with printed passwords, and shows nothing of the inside: no outbox, no operator's endpoint. */
  production: boolean;
  /** Origin under which visitors reach the site and games, when a proxy stands before them. */
  siteOrigin: string;
  gameOrigin: string;
  /** Whether cookies go without `Secure`: on this machine, without https, and never in production. */
  hasPlainCookies: boolean;
  /** Who is told of a weakness, for `security.txt`. @default nobody, and there is no such file */
  securityContact: string | undefined;
  /** Vendors outside that talk to the platform, from the file that VENDORS names. */
  vendors: Readonly<Record<string, VendorConnection>>;
  /** Another platform for the served site to talk to, with its own games at `gameOrigin`; empty for this one. */
  platformOrigin: string;
  /** Origins of other sites that may call this platform with credentials, from ALLOWED_ORIGINS, comma-separated. */
  allowedOrigins: readonly string[];
  /** Whether browsers may keep the site. SERVICE_WORKER=off: those that do drop all of it. @default true */
  hasServiceWorker: boolean;
  /** How many proxies before this server write the client's address into X-Forwarded-For. @default 0 */
  trustedProxies: number;
  /** Least time from one spin of the demo slot to the next, ms. @default 2500 */
  minSpinMs: number;
  /** Least level of the log that is written: info, warn or error. */
  logLevel: 'info' | 'warn' | 'error';
}

/** Where operators who are elsewhere are answered, and who they are. */
export interface OperatorsPlace {
  /** JSON file of people, roles and hashes of tokens. */
  file: string;
  port: number;
  /** @default 127.0.0.1, behind a proxy with TLS */
  host: string;
  /** Files of a certificate and its key; without them the address is this machine's alone. */
  tls: { cert: string; key: string } | undefined;
  /** The only folder of this machine that their `content` reads and writes. */
  contentDir: string | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Throws `PlainError` for a value that cannot be meant. */
export function readEnvironment(env: Variables): Environment {
  const port = number(env, 'PORT', 4000, 65_535);
  const gamePort = number(env, 'GAME_PORT', port === 4000 ? 4001 : port + 1, 65_535);
  if (port === gamePort)
    throw new PlainError(
      `PORT and GAME_PORT are both ${port}. Games need a port of their own: change one of them.`,
    );
  // Not NODE_ENV: build tools set that one, and so do shells, for reasons of their own.
  const production = env['PRODUCTION'] === '1';
  const logLevel = env['LOG_LEVEL'] ?? (production ? 'info' : 'warn');
  if (logLevel !== 'info' && logLevel !== 'warn' && logLevel !== 'error')
    throw new PlainError(`LOG_LEVEL is ${logLevel}; it can be info, warn or error.`);
  const worker = env['SERVICE_WORKER'] || 'on';
  if (worker !== 'on' && worker !== 'off')
    throw new PlainError(`SERVICE_WORKER is ${worker}; it can be on or off.`);
  for (const name of ['DATABASE_URL_OWNER', 'DATABASE_URL_DIRECT', 'DATABASE_URL_REPLICA'])
    if (env[name] && !env['DATABASE_URL'])
      throw new PlainError(`${name} is set and DATABASE_URL is not: name the platform’s role there.`);
  const prepared = env['DATABASE_PREPARED'] || '1';
  if (prepared !== '1' && prepared !== '0')
    throw new PlainError(`DATABASE_PREPARED is ${prepared}; it can be 1 or 0.`);
  const siteOrigin = origin(env, 'SITE_ORIGIN', `http://localhost:${port}`);
  const isOfThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(siteOrigin);
  if (production && !siteOrigin.startsWith('https:') && !isOfThisMachine)
    throw new PlainError(
      `SITE_ORIGIN is ${siteOrigin}: with PRODUCTION=1 people come over https, or passwords go over the network as they are. Put a proxy with TLS in front and name its https address.`,
    );
  if (production && env['TRUSTED_PROXIES'] && !env['SITE_ORIGIN'])
    throw new PlainError(
      'TRUSTED_PROXIES is set and SITE_ORIGIN is not: name the https address under which people reach the proxy.',
    );
  if (production && !env['WRAP_KEYS'])
    throw new PlainError(
      'WRAP_KEYS is not set: in production a key from outside wraps secrets in the database. Name a file such as { "2026-11": "what openssl rand -base64 32 says" }, or say WRAP_KEYS=none where the disk of the database is encrypted.',
    );
  return {
    port,
    gamePort,
    host: env['HOST'] || '127.0.0.1',
    metricsPort: env['METRICS_PORT'] ? number(env, 'METRICS_PORT', 0, 65_535) : undefined,
    metricsHost: env['METRICS_HOST'] || '127.0.0.1',
    wrapping: readWrapKeys(env['WRAP_KEYS']),
    mail: mailServer(env),
    bucket: storagePlace(env),
    collector: collectorOf(env, number(env, 'TRUSTED_PROXIES', 0, 9)),
    operators: operatorsPlace(env),
    auditKey: env['AUDIT_KEY'] || undefined,
    brand: env['BRAND'] || 'aurora',
    dataDir: env['DATA_DIR'] || inRoot('.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    databaseDirectUrl: env['DATABASE_URL_DIRECT'] || undefined,
    isPrepared: prepared === '1',
    databaseReplicaUrl: env['DATABASE_URL_REPLICA'] || undefined,
    databaseOwnerUrl: env['DATABASE_URL_OWNER'] || undefined,
    production,
    siteOrigin,
    hasPlainCookies: !production && isOfThisMachine,
    gameOrigin: origin(env, 'GAME_ORIGIN', `http://localhost:${gamePort}`),
    platformOrigin: origin(env, 'PLATFORM_ORIGIN', ''),
    hasServiceWorker: worker === 'on',
    allowedOrigins: (env['ALLOWED_ORIGINS'] ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => origin({ ALLOWED_ORIGINS: text }, 'ALLOWED_ORIGINS', '')),
    securityContact: securityContactOf(env['SECURITY_CONTACT']),
    minSpinMs: number(env, 'GAME_MIN_SPIN_MS', 2_500, 60_000),
    vendors: readVendors(env['VENDORS']),
    trustedProxies: number(env, 'TRUSTED_PROXIES', 0, 9),
    logLevel,
  };
}

function operatorsPlace(env: Variables): OperatorsPlace | undefined {
  const [file, port] = [env['OPERATORS'], env['OPERATOR_PORT']];
  if (!file && !port) return undefined;
  if (!file || !port)
    throw new PlainError(
      'OPERATORS says who may operate the platform and OPERATOR_PORT where: set both, or neither.',
    );
  const [cert, key] = [env['OPERATOR_CERT'], env['OPERATOR_CERT_KEY']];
  if (!cert !== !key)
    throw new PlainError('OPERATOR_CERT and OPERATOR_CERT_KEY are two files of one certificate: set both.');
  const host = env['OPERATOR_HOST'] || '127.0.0.1';
  if (!(cert && key) && !['127.0.0.1', '::1', 'localhost'].includes(host))
    throw new PlainError(
      `OPERATOR_HOST is ${host}, where tokens would go over the network as they are: name a certificate in OPERATOR_CERT and OPERATOR_CERT_KEY, or listen on 127.0.0.1 behind a proxy with TLS.`,
    );
  if (env['PRODUCTION'] === '1' && !env['AUDIT_KEY'])
    throw new PlainError(
      'OPERATORS is set and AUDIT_KEY is not: in production a key from outside signs what operators did. Make one: openssl genpkey -algorithm ed25519 -out audit.pem',
    );
  return {
    file,
    port: number(env, 'OPERATOR_PORT', 0, 65_535),
    host,
    tls: cert && key ? { cert, key } : undefined,
    contentDir: env['CONTENT_DIR'] || undefined,
  };
}

function number(env: Variables, name: string, fallback: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  const least = most > 9 ? 1 : 0;
  if (!Number.isInteger(value) || value < least || value > most)
    throw new PlainError(`${name} is ${text}; it has to be a whole number from ${least} to ${most}.`);
  return value;
}

function origin(env: Variables, name: string, fallback: string): string {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new PlainError(`${name} is ${text}; it has to be an origin such as https://play.example.`);
  return text;
}
