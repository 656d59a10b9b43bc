import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestPlatform } from '../testing/createTestPlatform';
import { settleDays } from './settledDays';

it('leaves the days of a brand to the server that is at them, however long one takes, and pays none twice', async () => {
  const { db, ports, close } = await createTestPlatform();
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => void (open = resolve));
  try {
    const paid: string[] = [];
    const payment = {
      kind: 'test',
      firstDay: () => sql`SELECT ${ports.clock.now().toISOString()}::date - 3`,
      pay: async (_: unknown, merchant: string, day: string) => {
        paid.push(`${merchant} ${day}`);
        if (paid.length === 1) await gate;
      },
    };
    const first = settleDays({ db, ...ports }, payment);
    await expect.poll(() => paid.length).toBe(1);
    const [slow = ''] = paid[0]?.split(' ') ?? [];
    // Longer than a lock may be waited for would be refused.
    await settleDays({ db, ...ports }, payment);
    expect(paid.filter((each) => each.startsWith(slow))).toHaveLength(1);
    open();
    await first;
    expect(new Set(paid).size).toBe(paid.length);
    expect(paid.filter((each) => each.startsWith(slow)).length).toBeGreaterThan(1);
    expect(await settleDays({ db, ...ports }, payment)).toBe(0);
  } finally {
    open();
    await close();
  }
});
