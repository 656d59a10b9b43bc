import { like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ledgerAccounts } from '../../db/schema';
import { createGameTestPlatform, newKey } from '../../testing/gameSession';

it('spins of many players at once go to several rows of the vendor, which together hold what the players lost', async () => {
  const { platform, openGame } = await createGameTestPlatform();
  const { db } = platform;
  try {
    const seats = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const visitor = platform.visitor({ address: `198.51.${index}.7` });
        expect(await visitor.freeplay()).toMatchObject({ success: true });
        return openGame(visitor);
      }),
    );
    const rows = async () =>
      db.select().from(ledgerAccounts).where(like(ledgerAccounts.id, 'house:aurora:provider:VELORA:%:play%'));
    const sum = async () => (await rows()).reduce((total, { balance }) => total + balance, 0n);
    const before = await sum();
    const answers = await Promise.all(
      [1, 2, 3].flatMap(() => seats.map((seat) => seat.spin({ stake: '20', key: newKey() }))),
    );
    const rounds = await Promise.all(
      answers
        .filter(({ status }) => status === 200)
        .map(async (answer) => ((await answer.json()) as { value: { stake: string; win: string } }).value),
    );
    // One of three at once: the others come too soon after it.
    expect(rounds).toHaveLength(seats.length);
    expect((await sum()) - before).toBe(
      rounds.reduce((lost, { stake, win }) => lost + BigInt(stake) - BigInt(win), 0n),
    );
    expect((await rows()).filter(({ version }) => version > 0n).length).toBeGreaterThan(6);
  } finally {
    await platform.close();
  }
});
