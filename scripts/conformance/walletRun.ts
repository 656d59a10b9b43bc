import * as v from 'valibot';
import { walletCalls, type WalletCallName } from '../../contract/wallet/calls';
import { walletRefusals, type WalletRefusalCode } from '../../contract/wallet/refusals';
import { sendSigned, type SignedAnswer, type SignedTarget } from '../../contract/wallet/sendSigned';
import { CannotBegin } from './context';
import { Findings } from './finding';

export interface WalletRunOptions extends Omit<SignedTarget, 'now'> {
  /** A session with money in it, of `authenticate`, and its game. It plays for the least that there is. */
  session: string;
  game: string;
  /** Amount of the stakes, as a decimal text. @default "100" */
  stake?: string | undefined;
  now?: () => Date;
}

export type Fields = Record<string, unknown>;

/** What a run does: it sends calls and holds their answers against what the page says. */
export class WalletRun {
  readonly findings = new Findings();
  requests = 0;
  readonly #target: SignedTarget;

  constructor({ now = () => new Date(), ...options }: WalletRunOptions) {
    this.#target = { ...options, now };
  }

  /** Sends a call; a success has to have the fields of its reply, a refusal one of the codes with its status. */
  async send(
    name: WalletCallName,
    fields: Fields,
    changes: Partial<SignedTarget> = {},
  ): Promise<SignedAnswer> {
    this.requests += 1;
    const answer = await sendSigned({ ...this.#target, ...changes }, walletCalls[name], fields).catch(() => {
      throw new CannotBegin(`Nothing answers at ${this.#target.address}.`);
    });
    const { status, body } = answer;
    if (status === 200) {
      const read = v.safeParse(walletCalls[name].reply, body);
      if (!read.success)
        this.add(
          name,
          'shape',
          `answered without \`${v.getDotPath(read.issues[0]) ?? 'a body'}\` as it is described.`,
          'Send every field of the reply as the OpenAPI document has it.',
        );
    } else {
      const code = String(body?.['code']);
      const known =
        Object.hasOwn(walletRefusals, code) && walletRefusals[code as WalletRefusalCode].status === status;
      if (!known)
        this.add(
          name,
          'refusal',
          `refused with status ${status} and code \`${code}\`.`,
          'Refuse with a code of the list and its status, as `{ "code", "words" }`.',
        );
    }
    return answer;
  }

  add(call: WalletCallName, check: string, says: string, mend: string): void {
    this.findings.add({ call, check, says: `${call} ${says}`, mend });
  }

  /** Expects a refusal. */
  refuses(call: WalletCallName, answer: SignedAnswer, code: WalletRefusalCode, asked: string): void {
    if (answer.body?.['code'] !== code)
      this.add(
        call,
        code,
        `${asked} was answered with ${wordsOf(answer)}.`,
        `Refuse it with \`${code}\`: ${walletRefusals[code].words}`,
      );
  }

  /** Expects a success with a balance. */
  holds(call: WalletCallName, answer: SignedAnswer, balance: bigint, asked: string, mend: string): void {
    const held = answer.status === 200 ? String(answer.body?.['balance']) : wordsOf(answer);
    if (held !== balance.toString())
      this.add(
        call,
        asked,
        `${asked} was answered with ${held}, and not with a balance of ${balance}.`,
        mend,
      );
  }
}

/** An answer in words. */
export const wordsOf = ({ status, body }: SignedAnswer): string =>
  status === 200 ? 'a success' : `\`${String(body?.['code'] ?? `status ${status}`)}\``;
