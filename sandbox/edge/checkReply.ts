import * as v from 'valibot';
import type { Call } from '../../contract';

/** A reply that breaks the contract is our fault: better a worded failure than a site that trips over it. */
export function checkReply(call: Call, value: unknown): void {
  const result = v.safeParse(call.reply, value, { abortEarly: true });
  if (!result.success) throw new BrokenReply(v.getDotPath(result.issues[0]) ?? 'value');
}

class BrokenReply extends Error {
  /** Names where in the reply; the value itself stays out of logs. */
  override readonly name: string;

  constructor(path: string) {
    super('the reply breaks the contract');
    this.name = `BrokenReply at ${path}`;
  }
}
