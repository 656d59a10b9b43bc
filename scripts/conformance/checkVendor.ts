import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { transferCalls } from '../../contract/wallet/calls';
import { sendSigned, type SignedAnswer, type SignedTarget } from '../../contract/wallet/sendSigned';
import { CannotBegin } from './context';
import { Findings, type Report } from './finding';

export interface VendorRunOptions extends Omit<SignedTarget, 'now'> {
  /** A player of the vendor's test brand. */
  player: string;
  currency: string;
  /** Amount of a transfer, as decimal text. @default "100" */
  amount?: string | undefined;
  now?: () => Date;
}

type Call = keyof typeof transferCalls;

/**
 * Plays transfers, their repetitions and lost answers against the wallet of a vendor, as a platform in transfer mode does.
 * @throws {CannotBegin} when nothing answers
 */
export async function runVendorConformance(options: VendorRunOptions): Promise<Report> {
  const started = Date.now();
  const findings = new Findings();
  const { player, currency, amount = '100', now = () => new Date(), ...target } = options;
  let requests = 0;
  const send = async (
    call: Call,
    fields: object,
    changes: Partial<SignedTarget> = {},
  ): Promise<SignedAnswer> => {
    requests += 1;
    const answer = await sendSigned({ ...target, now, ...changes }, transferCalls[call], fields).catch(() => {
      throw new CannotBegin(`Nothing answers at ${target.address}.`);
    });
    const read = v.safeParse(transferCalls[call].reply, answer.body);
    if (answer.status === 200 && !read.success)
      add(
        call,
        'shape',
        'answered with 200 and another body than is described.',
        'Answer as the OpenAPI document has it.',
      );
    return answer;
  };
  const add = (call: Call, check: string, says: string, mend: string): void =>
    findings.add({ call, check, says: `${call} ${says}`, mend });
  const says = async (
    call: Call,
    id: string,
    wanted: 'done' | 'refused',
    asked: string,
    mend: string,
    much = amount,
  ) => {
    const { status, body } = await send(call, { id, player, currency, amount: much });
    const said = status === 200 ? String(body?.['status']) : `status ${status}`;
    if (said !== wanted) add(call, asked, `of ${asked} answered ${said}, and not ${wanted}.`, mend);
  };
  const held = async (): Promise<bigint> => {
    const { body } = await send('balance', { player, currency });
    const text = String(body?.['balance']);
    return /^\d+$/.test(text) ? BigInt(text) : 0n;
  };
  const holds = async (wanted: bigint, after: string, mend: string): Promise<void> => {
    const found = await held();
    if (found !== wanted) add('balance', after, `after ${after} is ${found}, and not ${wanted}.`, mend);
  };

  const strangers = await send(
    'balance',
    { player, currency },
    { key: { ...target.key, secret: 'another' } },
  );
  if (strangers.status === 200)
    add(
      'balance',
      'signature',
      'answered a request that was signed with another secret.',
      'Check the signature over timestamp, `POST`, path and body before anything else.',
    );
  const old = await send(
    'balance',
    { player, currency },
    { now: () => new Date(now().getTime() - 3_600_000) },
  );
  if (old.status === 200)
    add(
      'balance',
      'replay',
      'answered a request that was signed an hour ago.',
      'Refuse a timestamp that is more than 5 minutes off.',
    );

  const before = await held();
  const much = BigInt(amount);
  const [came, went, never, unknown] = Array.from({ length: 4 }, () => `conformance-${randomUUID()}`) as [
    string,
    string,
    string,
    string,
  ];
  const once = 'Keep the answer to an id, and give it again: a repetition moves nothing.';
  await says('transferIn', came, 'done', 'a transfer', 'Take the money.');
  await says('transferIn', came, 'done', 'a transfer sent again', once);
  await says(
    'transferStatus',
    came,
    'done',
    'a transfer that was carried out',
    'Answer as to the transfer itself.',
  );
  await holds(before + much, 'a transfer in that was sent twice', once);
  const beyond = (before + much * 3n).toString();
  await says('transferOut', never, 'refused', 'more than the wallet holds', 'Refuse it whole.', beyond);
  await says(
    'transferStatus',
    never,
    'refused',
    'a transfer that was refused',
    'Answer as to the transfer itself.',
    beyond,
  );
  await says(
    'transferStatus',
    unknown,
    'refused',
    'a transfer that never came',
    'Refuse it from now on: the platform gives the money back.',
  );
  await says(
    'transferIn',
    unknown,
    'refused',
    'a transfer whose status was asked before it came',
    'Remember it as refused, or money is there twice.',
  );
  await says('transferOut', went, 'done', 'a transfer back', 'Give the money.');
  await says('transferOut', went, 'done', 'a transfer back sent again', once);
  await holds(before, 'a transfer back that was sent twice', once);
  return {
    platform: target.address,
    calls: Object.keys(transferCalls).length,
    requests,
    seconds: (Date.now() - started) / 1000,
    findings: findings.all(),
    skipped: findings.skipped,
  };
}
