import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Bet, Call, ProfitFigures } from '../../contract';
import type { Stream } from '../../demo/artwork/random';
import type { TestPlatform } from './createTestPlatform';
import type { Visitor } from './visitor';

/** Random filters per report; more in the full run. */
export const reportRuns = Number(process.env['REPORT_RUNS'] ?? 60);

/** Open, void, live and sports bets beside the seed's slots, some around midnight of the brand. */
export async function addBetsOfEveryKind({ db }: TestPlatform, name = 'kind'): Promise<void> {
  await db.execute(sql`INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout,
      valid_bet, valid_bet_reason, valid_bet_share, placed_at, settled_at, day)
    SELECT ${`${name}-`}::text || n, a.id, g.id, g.category, g.vassalage, a.currency, k.status, 1000, k.payout, k.valid, k.reason, 5000,
      at, CASE WHEN k.status <> 'open' THEN at + interval '90 minutes' END, date '2026-01-01'
    FROM generate_series(1, 600) n
      JOIN LATERAL (SELECT * FROM (VALUES ('open', 0, 0, 'open'), ('void', 1000, 0, 'void'), ('won', 1801, 400, 'share'),
        ('lost', 0, 500, 'share'), ('even', 1000, 0, 'even')) kinds (status, payout, valid, reason) OFFSET n % 5 LIMIT 1) k ON true
      JOIN LATERAL (SELECT * FROM accounts WHERE merchant_code = 'aurora' AND type <> 4 ORDER BY id OFFSET n % 47 LIMIT 1) a ON true
      JOIN LATERAL (SELECT * FROM games WHERE category IN ('LIVE', 'SPORTS', 'FISH') ORDER BY id OFFSET n % 30 LIMIT 1) g ON true
      JOIN LATERAL (SELECT timestamptz '2026-09-20 16:00Z' + n * interval '2 hours 7 minutes' AS at) t ON true`);
}

export const valueOf = <T>(answer: { success: boolean; value?: unknown }): T => {
  expect(answer, JSON.stringify(answer).slice(0, 300)).toMatchObject({ success: true });
  return answer.value as T;
};
export const pick = <T>(random: Stream, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
export const dayOf = (offset: number): string =>
  new Date(Date.UTC(2026, 8, 1) + offset * 86_400_000).toISOString().slice(0, 10);
export function randomPeriod(random: Stream): { from: string; to: string } {
  const from = Math.floor(random() * 80);
  return { from: dayOf(from), to: dayOf(from + Math.floor(random() * (82 - from))) };
}
export const gameTypeLists = ['', 'RNG', 'LIVE', 'RNG,SPORTS', 'FISH,LIVE,SPORTS'] as const;
export const listOf = (text: string): string[] => (text === '' ? [] : text.split(','));

export interface BetPage {
  rows: Bet[];
  total: number;
  totals: Record<string, string | number>;
  pageTotals: Record<string, string | number>;
  asOf: string | null;
}
export interface ProfitPage<Row> {
  rows: Row[];
  total: number;
  totals: ProfitFigures;
  other: ProfitFigures;
}

export const figureNames = ['deposit', 'withdrawal', 'stake', 'validBet', 'payout', 'result', 'bonus', 'rebate', 'reward', 'fee', 'net'] as const; // prettier-ignore
export const figuresOf = (row: ProfitFigures): ProfitFigures =>
  Object.fromEntries(['bets' as const, ...figureNames].map((name) => [name, row[name]])) as ProfitFigures;
export function addUp(rows: readonly ProfitFigures[]): ProfitFigures {
  const sum = Object.fromEntries(
    figureNames.map((name) => [name, rows.reduce((all, row) => all + BigInt(row[name]), 0n).toString()]),
  );
  return { ...sum, bets: rows.reduce((all, { bets }) => all + bets, 0) } as ProfitFigures;
}

/** Asks for a file as the site does; what was refused comes as an envelope. */
export async function download(
  platform: Pick<TestPlatform, 'app'>,
  who: Visitor,
  call: Call,
  query: Record<string, string>,
): Promise<{ reply: Response; bytes: Uint8Array; lines: string[] }> {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const address = `http://127.0.0.1${call.path}?${new URLSearchParams(query).toString()}`;
  const request = new Request(address, { headers: { ...who.headers(call), cookie } });
  const reply = await platform.app.fetch(request, { address: '203.0.113.7' });
  const bytes = new Uint8Array(await reply.arrayBuffer());
  return { reply, bytes, lines: new TextDecoder().decode(bytes).trimEnd().split('\r\n') };
}
