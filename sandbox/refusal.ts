import type { RefusalCode } from '../contract';

/** A request that the platform understands and declines. Thrown by services, mapped to the envelope at the edge. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** What the reply says besides the code, as the call's contract describes it. */
  readonly value: unknown;
  /** Seconds after which the same request can succeed; becomes `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, options: { value?: unknown; retryAfter?: number; message?: string } = {}) {
    super(options.message ?? code);
    this.code = code;
    this.value = options.value;
    this.retryAfter = options.retryAfter;
  }
}

/** Declines the request. */
export function refuse(code: RefusalCode, options?: ConstructorParameters<typeof Refusal>[1]): never {
  throw new Refusal(code, options);
}
