import { approvalHours, operatorRoles, type OperatorAct, type OperatorRole } from '#contract/operator';
import { sqlState } from '../../db/database';
import { readAct, writeAct } from './actLog';
import { checkShape, shapes, type CommandName, type CommandShape } from './commandShape';
import { operate } from './operate';
import { Misunderstood, type Operator, type OperatorPerson } from './operator';

/** This operator may not say that. */
export class Forbidden extends Misunderstood {}

export interface Carried {
  outcome: 'done' | 'waits';
  says: string;
  /** Number of the act in the log. */
  act: number;
  /** What it lists, as `operatorLists` has it. */
  list?: readonly unknown[];
}

/**
 * Carries out what somebody typed, if they may, and writes it into the log that shows tampering: before it begins, and with
 * what it changed when it ended. What moves money waits for a second person.
 * Throws `Misunderstood` for what cannot be carried out, `Forbidden` for what another role may.
 */
export async function runCommand(
  operator: Operator,
  person: OperatorPerson,
  typed: readonly string[],
  { production }: { production: boolean },
): Promise<Carried> {
  const { words, why } = withoutWhy(typed);
  const [name = 'help', ...rest] = words;
  if (name === 'approve' || name === 'decline') return decide(operator, person, name, rest, why);
  const shape = Object.hasOwn(shapes, name) ? (shapes[name as CommandName] as CommandShape) : undefined;
  // `operate` says what there is instead.
  if (!shape) return { outcome: 'done', says: await operate(operator, words), act: 0 };
  checkShape(name, rest, shape);
  const said = rest.join(' ');
  if (production && shape.plays?.test(said))
    throw new Misunderstood(`"${name}" plays somebody from outside, and this platform is in production.`);
  if (shape.reads?.test(said)) {
    let list: readonly unknown[] | undefined;
    const says = await operate({ ...operator, listed: (_, rows) => (list = rows) }, words);
    const act = await writeAct(operator, person, { kind: 'read', words: [...words] });
    return { outcome: 'done', says, act, ...(list && { list }) };
  }
  assertMay(person, shape.forAdmins?.test(said) ? 'admin' : (shape.by ?? 'admin'), name);
  if (!person.isAlone && !why) throw new Misunderstood('Say why, for the log: --why "Ticket 4711".');
  if (person.isAlone || !shape.moves?.test(said)) return perform(operator, person, { words, why });
  const act = await writeAct(operator, person, { kind: 'asked', words: [...words], ...(why && { why }) });
  const says = `Nothing has happened yet: act ${act} waits ${approvalHours} hours for a second person, who says approve ${act} or decline ${act}.`;
  return { outcome: 'waits', says, act };
}

async function perform(
  operator: Operator,
  person: OperatorPerson,
  { words, why, of }: { words: readonly string[]; why?: string | undefined; of?: number },
): Promise<Carried> {
  const about = { words: [...words], ...(why && { why }), ...(of && { of }) };
  const act = await writeAct(operator, person, { kind: 'begun', ...about });
  const changes: OperatorAct['changes'] = [];
  const changed: Operator['changed'] = (what, before, after) => void changes.push({ what, before, after });
  const end = (outcome: OperatorAct['outcome'], says: string) =>
    writeAct(operator, person, {
      kind: 'ended',
      of: act,
      outcome,
      says,
      ...(changes.length > 0 && { changes }),
    });
  try {
    const says = await operate({ ...operator, changed }, words);
    await end('done', says);
    return { outcome: 'done', says, act };
  } catch (error) {
    const isRefused = error instanceof Misunderstood;
    await end(isRefused ? 'refused' : 'failed', isRefused ? error.message : 'The platform failed.');
    throw error;
  }
}

/** A second person agrees to an act that waits, which is then carried out, or does not. Whoever comes first decides. */
async function decide(
  operator: Operator,
  person: OperatorPerson,
  verb: 'approve' | 'decline',
  [number = '', ...more]: readonly string[],
  why: string | undefined,
): Promise<Carried> {
  const of = /^\d{1,15}$/.test(number) ? Number(number) : 0;
  const asked = more.length === 0 && of > 0 ? await readAct(operator, of) : undefined;
  if (asked?.kind !== 'asked')
    throw new Misunderstood(`No act "${number}" waits; acts waiting lists those that do.`);
  const words = asked.words ?? [];
  const shape: CommandShape = shapes[words[0] as CommandName];
  assertMay(person, shape.by ?? 'admin', words[0] ?? '');
  if (verb === 'approve' && person.name === asked.who)
    throw new Forbidden(`${person.name} asked for act ${of} and cannot approve it: somebody else has to.`);
  if (operator.clock.now().getTime() > Date.parse(asked.at) + approvalHours * 3_600_000)
    throw new Misunderstood(`Act ${of} waited ${approvalHours} hours and has lapsed. Say its command again.`);
  const outcome = verb === 'approve' ? ('approved' as const) : ('declined' as const);
  try {
    const act = await writeAct(operator, person, { kind: 'decided', of, outcome, ...(why && { why }) });
    if (outcome === 'declined') return { outcome: 'done', says: `Act ${of} is declined.`, act };
  } catch (error) {
    if (sqlState(error)?.code === '23505') throw new Misunderstood(`Act ${of} was decided already.`);
    throw error;
  }
  return perform(operator, person, { words, why: asked.why, of });
}

function assertMay({ name, role }: OperatorPerson, least: OperatorRole, command: string): void {
  if (operatorRoles.indexOf(role) < operatorRoles.indexOf(least))
    throw new Forbidden(`${name} is ${role}; "${command}" takes ${least}.`);
}

/** The command without `--why` and its reason, which each of them may have. */
function withoutWhy(typed: readonly string[]): { words: readonly string[]; why: string | undefined } {
  const at = typed.indexOf('--why');
  if (at < 0) return { words: typed, why: undefined };
  const why = typed[at + 1]?.trim();
  if (!why) throw new Misunderstood('--why wants a reason in quotes.');
  return { words: [...typed.slice(0, at), ...typed.slice(at + 2)], why: why.slice(0, 500) };
}
