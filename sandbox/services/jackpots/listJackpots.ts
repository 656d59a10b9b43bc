import { and, desc, eq } from 'drizzle-orm';
import { type Contract, type Game, type HandlerReplyOf, type JackpotLevel, type JackpotWin } from '#contract';
import type { Ctx } from '../../context';
import { games, jackpotWins } from '../../db/schema';
import { currencyOf } from '../currencyOf';
import { kept } from '../games/catalogue';
import { allLanguages, asGames, openGames } from '../games/listGames';
import { stakeUnitOf } from '../games/stakeUnit';
import { jackpotCounts } from './jackpotCounts';
import { jackpotAmount, jackpotRules } from './rules';

/** Last winners that are shown. */
const places = 8;

/** The jackpots of real money as they stand now, and who won them last, here and elsewhere. */
export async function listJackpots(ctx: Ctx): Promise<HandlerReplyOf<Contract['jackpots']['list']>> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const unit = await stakeUnitOf(db, ctx.merchant);
  const currency = await currencyOf(ctx);
  const counts = await jackpotCounts(db, { merchantCode: ctx.merchant, currency, money: 'real' }, unit, now);
  const won = await db
    .select({ win: jackpotWins, gameName: games.name })
    .from(jackpotWins)
    .innerJoin(games, eq(games.id, jackpotWins.gameId))
    .where(and(eq(jackpotWins.merchantCode, ctx.merchant), eq(jackpotWins.money, 'real')))
    .orderBy(desc(jackpotWins.wonAt))
    .limit(places);
  const counted = [...counts].map(([level, count]) => ({ level, rule: jackpotRules[level], ...count }));
  const elsewhere = counted.flatMap(({ level, rule, elsewhereAt }): JackpotWin[] =>
    elsewhereAt ? [wonThere(level, rule.most * unit, elsewhereAt)] : [],
  );
  const here = won.map(({ win, gameName }): JackpotWin => ({
    id: win.id,
    level: win.level,
    amount: win.amount.toString(),
    wonAt: win.wonAt.toISOString(),
    account: win.accountLabel,
    gameName,
  }));
  return {
    at: now.toISOString(),
    currency,
    list: counted.map(({ level, rule, parts }) => ({
      level,
      amount: jackpotAmount({ parts }, currency).toString(),
      perMinute: (rule.perMinute * unit).toString(),
      most: (rule.most * unit).toString(),
    })),
    winners: [...here, ...elsewhere].toSorted((a, b) => (a.wonAt < b.wonAt ? 1 : -1)).slice(0, places),
  };
}

const wonThere = (level: JackpotLevel, amount: bigint, wonAt: Date): JackpotWin => ({
  id: `elsewhere-${level}-${Math.round(wonAt.getTime() / 1_000)}`,
  level,
  amount: amount.toString(),
  wonAt: wonAt.toISOString(),
});

/** Whether each bet on a game can win a jackpot. */
export const isJackpotGame = ({ badge }: { badge: string }): boolean => badge === 'jackpot';

/** The games of which each bet can win a jackpot, those that most people play first. */
export async function listJackpotGames(ctx: Ctx): Promise<{ list: Game[] }> {
  return kept(ctx, `jackpots|${ctx.merchant}`, async () => {
    const found = await openGames(ctx, and(eq(games.badge, 'jackpot'), eq(games.state, 'open')));
    return {
      list: await asGames(
        ctx,
        found.toSorted((a, b) => b.playing - a.playing),
        allLanguages,
      ),
    };
  });
}
