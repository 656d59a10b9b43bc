import { randomUUID } from 'node:crypto';
import { contract, headers as names, isReading } from '../../contract';
import { allCalls, type NamedCall } from '../../contract/namedCalls';
import { checkAudience, checkCors, checkForeign, checkToken, judgeExposed } from './checkAccess';
import { checkBadInput, checkRead } from './checkReads';
import { checkLimit, checkSealing, checkUnknown, judgeCookies } from './checkSealing';
import { checkWrite } from './checkWrites';
import { CannotBegin, type Account, type Run, type RunOptions } from './context';
import { Findings, type Report } from './finding';
import { Knowledge, validRequest } from './inputs';
import { judgeAnswer, judgeValue, wordsOf } from './judge';
import { SealingImpossible, Wire } from './wire';

const isAsked = ({ name }: NamedCall, only: readonly string[]): boolean =>
  only.length === 0 || only.includes(name) || only.includes(name.split('.')[0] ?? '');

/**
 * Tries a platform against the contract.
 * @throws {CannotBegin} when it has no sealing key or lets the account not in
 */
export async function runConformance(options: RunOptions): Promise<Report> {
  const started = Date.now();
  const count = { requests: 0 };
  const findings = new Findings();
  const [visitor, member, agent] = [1, 2, 3].map(() => new Wire(options, count)) as [Wire, Wire, Wire];
  const asked = allCalls.filter((each) => isAsked(each, options.only));
  const strange = options.only.find((word) => !allCalls.some((each) => isAsked(each, [word])));
  if (strange !== undefined) throw new CannotBegin(`The contract has no area and no call named ${strange}.`);
  const today = await todayOf(visitor);
  const fixed = { merchantCode: options.merchant, username: options.member.username, count: '50' };
  const run: Run = {
    options,
    findings,
    knowledge: new Knowledge(fixed, today),
    newKey: () => `conformance-${randomUUID()}`,
  };

  await signIn(run, member, options.member);
  if (options.agent) await signIn(run, agent, options.agent);
  judgeCookies(run, member.setCookies);
  const wireOf = ({ call }: NamedCall): Wire | undefined =>
    call.audience === 'anyone' ? visitor : call.audience !== 'agent' ? member : options.agent && agent;

  await learn(run, asked, wireOf);
  for (const named of asked) {
    options.onCall?.(named.name);
    await checkCall(run, named, { wire: wireOf(named), member });
  }
  await checkUnknown(run, visitor);
  if (asked.some(({ name }) => name === 'session.captcha')) await checkLimit(run, new Wire(options, count));
  for (const wire of [member, agent])
    if (wire.token !== null) await wire.send(contract.session.logout, { key: run.newKey() });
  return {
    platform: options.platform,
    calls: asked.length,
    requests: count.requests,
    seconds: (Date.now() - started) / 1000,
    findings: findings.all(),
    skipped: findings.skipped,
  };
}

async function checkCall(
  run: Run,
  named: NamedCall,
  { wire, member }: { wire: Wire | undefined; member: Wire },
): Promise<void> {
  const { call, name } = named;
  const { writes } = run.options;
  const isWrite = !isReading(call);
  await checkCors(run, named, member);
  if (call.token) await checkToken(run, named, wire ?? member);
  if (call.audience === 'agent') await checkAudience(run, named, member);
  if (!wire) return run.findings.skip(name, 'it needs an agent: `--agent <username>`');
  if (call.method !== 'GET') await checkForeign(run, named, wire);
  if (call.sealed) await checkSealing(run, named, wire);
  if (!isWrite) {
    await checkRead(run, named, wire);
    await checkBadInput(run, named, wire);
  } else if (!writes)
    run.findings.skip(
      name,
      'it writes: `--writes` carries writes out; what cannot change anything was tried',
    );
  else if (call !== contract.session.login) {
    await checkBadInput(run, named, wire, call.retry === 'keyed' ? run.newKey() : undefined);
    await checkWrite(run, named, wire);
  }
}

/** Lists that the ids of other areas are taken from. */
const learntFrom: readonly string[] = ['home.popularLotteries', 'games.list'];

/** Reads what later requests need ids of: of other areas, and of those whose own lists are not all tried. */
async function learn(
  { knowledge, options: { only } }: Run,
  asked: readonly NamedCall[],
  wireOf: (named: NamedCall) => Wire | undefined,
): Promise<void> {
  const areas = new Set(asked.map(({ name }) => name.split('.')[0]));
  const isNeeded = ({ name, call }: NamedCall): boolean =>
    learntFrom.includes(name) || (only.length > 0 && areas.has(name.split('.')[0]) && call.retry === 'safe');
  for (const named of allCalls.filter(isNeeded)) {
    const answer = await wireOf(named)?.send(named.call, { fields: validRequest(named, knowledge) });
    if (answer?.envelope?.success) knowledge.keep(named.name, answer.envelope.value);
  }
}

/** The day by the platform's clock: periods that end there are in the past for it. */
async function todayOf(wire: Wire): Promise<string> {
  try {
    return new Date((await wire.sealingKey()).serverTime).toISOString().slice(0, 10);
  } catch (error) {
    if (!(error instanceof SealingImpossible)) throw error;
    const { platform, timeout } = wire.options;
    if (error.lost === 'network')
      throw new CannotBegin(
        `Nothing answers at ${platform}. Is the platform running, and reachable from here?`,
      );
    if (error.lost === 'timeout')
      throw new CannotBegin(
        `${platform} did not answer within ${timeout / 1000} s. \`--timeout\` gives it longer.`,
      );
    throw new CannotBegin(
      'The platform gives no key to seal the log-in with: GET /wps/system/sealingKey has to answer `{ success: true, value: { kid, publicKey, serverTime } }`, the key as SPKI in PEM.',
    );
  }
}

async function signIn(run: Run, wire: Wire, { username, password }: Account): Promise<void> {
  const named: NamedCall = { name: 'session.login', call: contract.session.login };
  const answer = await wire
    .send(named.call, { fields: { type: 'username', username, password } })
    .catch((error: unknown) => {
      if (error instanceof SealingImpossible)
        throw new CannotBegin('No body can be sealed with the key that the platform gives.');
      throw error;
    });
  judgeAnswer(run.findings, named, answer, 'with the right password');
  judgeValue(run.findings, named, answer, 'with the right password');
  if (run.options.site !== undefined) judgeExposed(run, named, answer.headers, run.options.site);
  const { token } = (answer.envelope?.value ?? {}) as { token?: unknown };
  if (typeof token !== 'string')
    throw new CannotBegin(
      `${username} could not be signed in: session.login answered with ${wordsOf(answer)}. It has to be an account with a password of its own that is asked for nothing more; \`${names.merchant}: ${wire.options.merchant}\` was sent.`,
    );
  wire.token = token;
}
