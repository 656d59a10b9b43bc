/** The clock that stores read; a test passes its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Told the platform's time with each reply, as its `Date` header has it, so that a device whose clock is wrong reckons rightly. */
  follow?(said: string | null): void;
  /** Calls back once after `ms`; returns what cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** What remembers text between visits or within one; a browser's storage, or a map in a test. */
export interface Storage {
  read(key: string): string | null;
  /** Never throws: a full or forbidden storage is the same as none. */
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Where identifiers and jitter come from. */
export interface Random {
  /** 128 random bits as text, for idempotency keys. */
  id(): string;
  /** In [0, 1). */
  fraction(): number;
}
