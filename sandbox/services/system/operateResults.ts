import { asc, eq } from 'drizzle-orm';
import { callOffs, type FullEnding } from '#contract/sportsRules';
import type { OperatorRow } from '#contract/operatorLists';
import { accounts, ledgerAccounts } from '../../db/schema';
import { toAmount } from '../../toAmount';
import { isArchived } from '../records/archivedMonths';
import { shifted } from '../records/months';
import { correctResult, settleCorrections } from '../sports/correctResult';
import { endOf, fullEndingOf, roundAt } from '../sports/fixture';
import { meetingOf, readAllFixtures, type Fixture } from '../sports/readFixtures';
import { isSeriesEnd } from '../sports/prices';
import { bestOfIn } from '../sports/series';
import { flagOf } from './commandShape';
import { Misunderstood, oneOf, tellList, type Operator } from './operator';

const most = 40;

type Ended = Pick<OperatorRow<'results'>, 'home' | 'away' | 'score' | 'halfTime' | 'calledOff'>;

/** Who met, and how it ended. */
function meetingWithEnd({ clock }: Operator, fixture: Fixture, round: number): Ended {
  const { home, away } = meetingOf(fixture, round, clock.now());
  return { home, away, ...fullEndingOf(fixture.script, round) };
}

/** The same in a line, with the score at half-time in brackets. */
function lineOf({ home, away, score, halfTime, calledOff = '' }: Ended): string {
  const first = halfTime ? ` (${halfTime.join('–')})` : '';
  return `${home} ${score ? `${score.join('–')}${first}` : `void (${calledOff})`} ${away}`;
}

/** Matches that ended last, or those of a team. */
export async function results(operator: Operator, [part = '']: readonly string[]): Promise<string> {
  const now = operator.clock.now();
  const tell = ({ match, endedAt, ...ended }: Ended & { match: string; endedAt: string }): string =>
    `${match}  ${endedAt}  ${lineOf(ended)}`;
  const found = (await readAllFixtures(operator.db))
    .map((fixture) => {
      const next = roundAt(fixture, now);
      const round = endOf(fixture, next) <= now ? next : next - 1;
      return { fixture, round, at: endOf(fixture, round) };
    })
    .filter(({ round }) => round >= 0)
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ fixture, round, at }) => ({
      match: `${fixture.id}.${round}`,
      endedAt: at.toISOString(),
      ...meetingWithEnd(operator, fixture, round),
    }))
    .filter((row) => tell(row).toLowerCase().includes(part.toLowerCase()));
  return tellList(operator, 'results', found.slice(0, most), tell, 'No such match has ended.');
}

/** Corrects the result of a match that is over, or makes it void: all bets on it are settled anew. */
export async function result(operator: Operator, words: readonly string[]): Promise<string> {
  const verb = oneOf(words[0], ['correct', 'void'] as const);
  const [, name = '', word = ''] = words;
  const halfTime = flagOf(words, '--half-time');
  const ending: FullEnding =
    verb === 'void'
      ? { score: null, calledOff: oneOf(word, callOffs) }
      : { score: scoreOf(word), ...(halfTime !== undefined && { halfTime: scoreOf(halfTime) }) };
  const [matchId = '', text = ''] = name.split('.');
  const round = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  const fixture = (await readAllFixtures(operator.db)).find(({ id }) => id === matchId);
  if (!fixture || round < 0) throw new Misunderstood(`There is no match "${name}"; results lists them.`);
  const bestOf = fixture.script.isInMaps && bestOfIn(fixture.script);
  if (bestOf && ending.score && !isSeriesEnd(ending.score, bestOf))
    throw new Misunderstood(`A best of ${bestOf} maps does not end ${ending.score.join('–')}.`);
  if (endOf(fixture, round) > operator.clock.now())
    throw new Misunderstood('This match is not over; only a result can be corrected.');
  if (bestOf && halfTime !== undefined) throw new Misunderstood('A series of maps has no half-time.');
  const day = endOf(fixture, round).toISOString().slice(0, 10);
  // A bet on it ended no earlier than the match, whatever month it was placed in.
  if (await isArchived(operator.db, { from: shifted(day, -1), to: '9999-12-31' }))
    throw new Misunderstood(
      `This match ended on ${day}, and bets of that time are archived: they cannot be settled anew here.`,
    );
  const id = flagOf(words, '--id') ?? operator.ids.next();
  const before = lineOf(meetingWithEnd(operator, fixture, round));
  const outcome = await correctResult(operator, { id, matchId, round, ending });
  if (outcome === 'reused') throw new Misunderstood(`--id ${id} was used for another correction.`);
  if (outcome === 'halfTime')
    throw new Misunderstood('Say a possible score at half-time, too: --half-time 1-0.');
  if (outcome === 'unknown') throw new Misunderstood(`There is no match "${name}"; results lists them.`);
  // Also when nothing changed: an interrupted one is finished so.
  const count = await settleCorrections(operator);
  const [after = fixture] = (await readAllFixtures(operator.db)).filter((each) => each.id === matchId);
  const told = lineOf(meetingWithEnd(operator, after, round));
  if (outcome !== 'same') operator.changed?.(`match ${name}`, before, told);
  return outcome === 'same' && count === 0
    ? `It stands already: ${told}.`
    : `${told}. Bets settled anew: ${count}.`;
}

function scoreOf(word: string): [number, number] {
  const [, home, away] = /^(\d{1,2})[-:–](\d{1,2})$/.exec(word) ?? [];
  if (home === undefined || away === undefined)
    throw new Misunderstood(`"${word}" is no score; say one such as 2-1.`);
  return [Number(home), Number(away)];
}

/** Members whose balance is below zero since a result was corrected, and by how much. */
export async function owing(operator: Operator): Promise<string> {
  const found = await operator.db
    .select({ account: ledgerAccounts, username: accounts.username, merchant: accounts.merchantCode })
    .from(ledgerAccounts)
    .innerJoin(accounts, eq(accounts.id, ledgerAccounts.ownerId))
    .where(eq(ledgerAccounts.owes, true))
    .orderBy(asc(ledgerAccounts.balance), asc(ledgerAccounts.id));
  return tellList(
    operator,
    'owing',
    found.map(({ account: { balance, currency, purpose }, username, merchant }) => ({
      account: username,
      brand: merchant,
      amount: String(balance),
      ...{ currency, purpose },
    })),
    ({ amount, currency, account, brand, purpose }) =>
      `${toAmount(BigInt(amount))} ${currency}  ${account} at ${brand}  ${purpose}`,
    'No balance is below zero.',
  );
}
