import * as v from 'valibot';
import type { CallName, NamedCall } from '../../contract/namedCalls';
import { partsOf } from '../../contract/sample';
import { validRequest } from './inputs';
import { isRefusedWith, judgeAnswer, judgeValue, wordsOf } from './judge';
import type { Run } from './context';
import type { Wire, WireAnswer } from './wire';

/** Writes that a test account is not worth: they end it, lock it, change how one gets in, or cannot be taken back. */
const leftAlone: Readonly<Partial<Record<CallName, string>>> = {
  'session.register': 'it makes an account',
  'session.registerMobile': 'it makes an account',
  'session.freeplay': 'it makes an account',
  'session.changePassword': 'it changes the password',
  'session.passwordByEmail': 'it changes the password',
  'session.passwordByPhone': 'it changes the password',
  'session.smsCode': 'it sends a message',
  'session.registerSmsCode': 'it sends a message',
  'session.logout': 'it ends the session; the run logs out at its end',
  'security.sendProofCode': 'it sends a message',
  'security.endSession': 'it ends sessions of the account',
  'security.endOtherSessions': 'it ends sessions of the account',
  'security.reportSignIn': 'it locks the account until the password is changed',
  'cashier.setTransactionPassword': 'a wrong password counts towards a lock',
  'cashier.withdraw': 'it pays money out',
  'cashier.addPayoutAccount': 'it changes who is paid',
  'cashier.removePayoutAccount': 'it changes who is paid',
  'cashier.giveUpBonus': 'it gives a bonus up',
  'cashier.transferToUpline': 'it moves money to somebody else',
  'team.transferToDownline': 'it moves money to somebody else',
  'team.openAccount': 'it makes an account',
  'lottery.place': 'it bets money',
  'saferPlay.exclude': 'it closes the account',
  'saferPlay.takeBreak': 'it closes the account for a time',
  'saferPlay.setLimit': 'a limit cannot be taken back at once',
};

/** Values that make a write do something, and something that does not matter. */
const requests: Readonly<Partial<Record<CallName, Readonly<Record<string, unknown>>>>> = {
  'messages.mark': { isRead: true, box: 'mail' },
  'security.saveAvatar': { picture: 1 },
  'support.feedback': { content: 'A test of the platform by its conformance run. Please ignore it.' },
  'saferPlay.setCheck': { minutes: 60 },
  'games.setFavourite': { favourite: true },
};

/** Another value of the same field, for the same key with another input. */
function otherInput(named: NamedCall, request: Record<string, unknown>): Record<string, unknown> | undefined {
  const { call } = named;
  for (const [field, value] of Object.entries(request)) {
    const { type, options } = partsOf(call.request).entries?.[field] ?? { type: '', options: [] };
    const others =
      type === 'boolean'
        ? [!value]
        : type === 'picklist'
          ? (options ?? []).filter((each) => each !== value)
          : typeof value === 'number'
            ? [value + 1]
            : typeof value === 'string'
              ? [/^\d+$/.test(value) ? String(Number(value) + 1) : `${value} again`]
              : [];
    const other = others.find((each) => v.is(call.request, { ...request, [field]: each }));
    if (other !== undefined) return { ...request, [field]: other };
  }
  return undefined;
}

/** Carries a write out, or is refused as the contract says; the same key again changes nothing and answers the same. */
export async function checkWrite(run: Run, named: NamedCall, wire: Wire): Promise<void> {
  const { name, call } = named;
  const { findings, knowledge } = run;
  const reason = leftAlone[name];
  if (reason !== undefined) return findings.skip(name, `${reason}: only its refusals were tried`);
  const request = { ...validRequest(named, knowledge), ...requests[name] };
  const key = call.retry === 'keyed' ? run.newKey() : undefined;
  const first = await wire.send(call, { fields: request, key });
  if (!judgeAnswer(findings, named, first, 'with a valid request')) return;
  judgeValue(findings, named, first, 'with a valid request');
  if (first.envelope?.success) knowledge.keep(name, first.envelope.value);
  if (isRefusedWith(first, 'request.invalid'))
    findings.add({
      call: name,
      check: 'too strict',
      says: `${name} refused a valid request as \`request.invalid\`.`,
      mend: `Take what \`${call.path}\` takes in the OpenAPI document, and ask for nothing else.`,
    });
  if (key !== undefined) await checkKey(run, named, wire, { request, key, first });
}

async function checkKey(
  { findings }: Run,
  named: NamedCall,
  wire: Wire,
  { request, key, first }: { request: Record<string, unknown>; key: string; first: WireAnswer },
): Promise<void> {
  const { name, call } = named;
  const again = await wire.send(call, { fields: request, key });
  if (!judgeAnswer(findings, named, again, 'the same under the same key')) return;
  // A refusal changed nothing: whether it is remembered is the platform's affair.
  // Nor does one that names a state, and its answer may tell of what happened meanwhile.
  const isKept = first.envelope?.success === true && !call.namesState;
  if (isKept && !isSameAnswer(first, again))
    findings.add({
      call: name,
      check: 'idempotency',
      says: `${name}, sent twice under one \`idempotency-key\`, ${again.envelope?.success ? 'answered differently the second time' : `answered with ${wordsOf(again)} the second time`}.`,
      mend: 'Keep key, input and answer in the transaction of the write, and send the kept answer: a site that lost the connection sends again and must not do it twice.',
    });
  const other = otherInput(named, request);
  if (isKept && other) {
    const reused = await wire.send(call, { fields: other, key });
    if (
      judgeAnswer(findings, named, reused, 'for something else under the same key') &&
      !isRefusedWith(reused, 'key.reused')
    )
      findings.add({
        call: name,
        check: 'idempotency',
        says: `${name}, sent with another input under a key that was used, answered with ${wordsOf(reused)}.`,
        mend: 'Keep a hash of the input with the key, and refuse another input with `key.reused` (409).',
      });
  }
  const keyless = await wire.send(call, { fields: request });
  if (judgeAnswer(findings, named, keyless, 'without a key') && !isRefusedWith(keyless, 'key.missing'))
    findings.add({
      call: name,
      check: 'idempotency',
      says: `${name}, sent without an \`idempotency-key\`, answered with ${wordsOf(keyless)}.`,
      mend: 'Refuse it with `key.missing` (400): without a key a repetition cannot be told from a second wish.',
    });
}

const isSameAnswer = (a: WireAnswer, b: WireAnswer): boolean =>
  a.status === b.status && JSON.stringify(a.envelope?.value) === JSON.stringify(b.envelope?.value);
