import type { Wrapping } from './wrapping';
import type { LiveListener } from '../contract';

/** The time. */
export interface Clock {
  now(): Date;
  /** True while it differs from the database's: no bets are taken then. A clock that nobody compares is never off. */
  readonly isOff?: boolean;
}

/** Identifiers that nobody can guess. */
export interface Ids {
  /** 26 characters, growing with time so that indexes stay compact. */
  next(): string;
}

/** Chance that nobody can predict. */
export interface Random {
  bytes(length: number): Uint8Array;
  /** A whole number from 0 up to, and without, `end`. */
  below(end: number): number;
}

/** Stands for the hash of an account that no password opens. */
export const noPassword = 'none';
/** Whether an account has a login password; one that is signed in to by codes alone has none. */
export const hasPassword = ({ passwordHash }: { passwordHash: string }): boolean =>
  passwordHash !== noPassword;

/** Pictures that people send. */
export interface Pictures {
  /**
   * Draws a picture to its end, beside the main thread and as its camera was held. The same bytes when it need not be
   * turned, new ones when it was; undefined for what cannot be drawn.
   */
  upright(bytes: Uint8Array): Promise<Uint8Array | undefined>;
}

/** A picture as the storage keeps it. */
export interface StoredFile {
  mediaType: string;
  bytes: Uint8Array;
}

/**
 * Keeps pictures, each under a key that nobody guesses. Nobody but the platform reaches it. All throw `StorageUnavailable`
 * while it is away.
 */
export interface Storage {
  put(key: string, file: StoredFile): Promise<void>;
  /** Undefined for a key that is not there. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes what is there of it; again, it changes nothing. */
  delete(key: string): Promise<void>;
  /** Keys that were put before a moment, some hundred at once. */
  list(before: Date): AsyncIterable<readonly string[]>;
  /** Takes over a part of what the database keeps; said again, it goes on. Absent where that is the storage. */
  moveFromDatabase?(): Promise<{ moved: number; left: number }>;
}

/** The storage does not answer, or not as it should: the same request can succeed later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Passwords and fingerprints. */
export interface Hasher {
  /** A salted, slow hash with its parameters inside, so that they can be raised later. */
  hash(password: string): Promise<string>;
  /** Compares in constant time. With `undefined` it does the same work and answers false: an unknown account must not be quicker. */
  verify(password: string, encoded: string | undefined): Promise<boolean>;
  /** SHA-256 in hex, for tokens of full entropy. Never for passwords. */
  digest(text: string): Promise<string>;
  /** HMAC-SHA256 of a text by a secret, in hex. */
  hmac(secret: string, text: string): Promise<string>;
}

/** The key pair that opens sealed requests. */
export interface Keys {
  current(): Promise<{ kid: string; publicKey: string }>;
  /** RSA-OAEP with SHA-256. Undefined for an unknown key and for every failure alike. */
  decrypt(kid: string, encrypted: Uint8Array): Promise<Uint8Array | undefined>;
}

/** A text message to a phone. */
export interface Sms {
  /** False on a platform without a provider: it says so before anybody waits for a code. */
  isOn: boolean;
  send(message: { to: string; body: string }): Promise<void>;
}

/** An e-mail. */
export interface Mail {
  isOn: boolean;
  send(message: { to: string; body: string }): Promise<void>;
}

/** Another service that proves phone numbers: Firebase, or what stands in for it. */
export interface PhoneAuth {
  /** The number that the token proves, with its plus sign; undefined for a token that is not good. */
  verify(idToken: string): Promise<string | undefined>;
}

/** Money that goes to a vendor's wallet or comes from it. */
export interface VendorMove {
  /** Id of the transfer: told twice, it is one. */
  id: string;
  accountId: string;
  /** Code of the vendor. */
  vassalage: string;
  direction: 'toVendor' | 'toMain';
  amount: bigint;
  currency: string;
}

/** What a vendor says of a transfer. */
export type VendorAnswer = 'done' | 'refused';

/** The wallets that vendors keep, in transfer mode. All reject when the vendor does not answer. */
export interface VendorWallets {
  /** Carries a transfer out, whole or not at all. */
  move(move: VendorMove): Promise<VendorAnswer>;
  /** What became of a transfer. One that the vendor does not know is refused there from now on, so that it cannot arrive late. */
  settle(move: VendorMove): Promise<VendorAnswer>;
  /** What a wallet holds that the vendor keeps by itself; undefined where the platform's books say it. */
  balance?(of: Pick<VendorMove, 'accountId' | 'vassalage' | 'currency'>): Promise<bigint | undefined>;
}

/** What goes into a log line besides its words. Names that mean secrets are blanked by the log itself. */
export type LogFields = Record<string, unknown>;

/** The operator's log. Words are constant; what varies goes into the fields. */
export interface Log {
  info(words: string, fields?: LogFields): void;
  warn(words: string, fields?: LogFields): void;
  error(words: string, fields?: LogFields): void;
}

/** Tells browsers what changes for whoever is signed in there. */
export interface LiveEvents {
  /** Begins to tell what changes for an account; returns what ends it. */
  listen(accountId: string, listener: LiveListener): () => void;
  /** Calls back when a session of an account ends, or may have ended; returns what stops it. */
  whenSessionEnds(accountId: string, end: () => void): () => void;
}

/** Everything the platform needs from where it runs. */
export interface Ports {
  clock: Clock;
  ids: Ids;
  random: Random;
  hasher: Hasher;
  pictures: Pictures;
  keys: Keys;
  wrapping: Wrapping;
  sms: Sms;
  mail: Mail;
  storage: Storage;
  phoneAuth: PhoneAuth;
  vendorWallets: VendorWallets;
  log: Log;
  live: LiveEvents;
  /** Nobody counts where there is none. */
  meter?: Meter | undefined;
  /** Nobody follows calls where there is none. */
  tracer?: Tracer | undefined;
}

/** Whoever follows calls through the platform, into the statements of its database. */
export interface Tracer {
  /** Serves a call of the contract, and tells how it went. */
  call(
    name: string,
    request: Request,
    serve: () => Promise<{ reply: Response; outcome: string }>,
  ): Promise<Response>;
}

/** Whoever counts what a platform does. */
export interface Meter {
  /** A call of the contract ended. @param outcome one of a few words @param seconds from its arrival to its reply */
  called(call: string, outcome: string, seconds: number): void;
  /** A job ended, or failed. */
  ran(job: string, isDone: boolean, seconds: number): void;
}
