import type { Executor } from '#platform/host';
import { linkRegistrations, linkVisits, registrationLinks } from '#platform/schema';
import { insertAll } from './bulk';
import type { DemoMerchant } from './merchants';
import type { Person } from './people';

const dayMs = 86_400_000;

/** Links of the demo agent: in use, with a bound, over, and paused. `visits`: browsers that opened it. */
const plan = [
  { name: 'Main link', code: 'MAINLINK', ago: 300, type: 'agent', rate: 48, visits: 46, hasPeople: true },
  {
    name: 'Friends in the north',
    code: 'NORTH2QX',
    ago: 80,
    type: 'agent',
    rate: 40,
    visits: 96,
    mostUses: 20,
  },
  { name: 'Holiday poster', code: 'H4PASTER', ago: 20, type: 'member', rate: 30, visits: 60, endsIn: 70 },
  { name: 'October campaign', code: 'QCT7WAVE', ago: 50, type: 'member', rate: 30, visits: 110, endsIn: -23 },
  { name: 'Printing test', code: 'PRNT9TST', ago: 6, type: 'member', rate: 0, visits: 4, isPaused: true },
] as const;

/** Registration links of the demo agent; its direct downlines came by the first one. */
export async function seedLinks(
  db: Executor,
  {
    merchant,
    agentId,
    people,
    at,
  }: { merchant: DemoMerchant; agentId: string; people: readonly Person[]; at: Date },
): Promise<void> {
  const { code: merchantCode } = merchant;
  const before = (days: number): Date => new Date(at.getTime() - days * dayMs);
  const idOf = (number: number): string => `${merchantCode}-link-${number}`;
  const direct = people.filter(({ upline }) => `${merchantCode}-${upline}` === agentId);
  await insertAll(
    db,
    registrationLinks,
    plan.map((link, number) => ({
      id: idOf(number),
      accountId: agentId,
      merchantCode,
      code: link.code,
      name: link.name,
      type: link.type,
      rates: link.rate > 0 ? [{ gameType: 'RNG' as const, rate: link.rate }] : [],
      endsOn: 'endsIn' in link ? before(-link.endsIn).toISOString().slice(0, 10) : null,
      mostUses: 'mostUses' in link ? link.mostUses : null,
      uses: 'hasPeople' in link ? direct.length : 0,
      isPaused: 'isPaused' in link,
      key: `seed-${number}`,
      inputHash: '',
      createdAt: before(link.ago),
    })),
  );
  await insertAll(
    db,
    linkVisits,
    plan.flatMap(({ visits, ago }, number) =>
      Array.from({ length: visits }, (_, visitor) => ({
        linkId: idOf(number),
        visitorId: `seed-${visitor}`,
        at: before((ago * visitor) / visits),
      })),
    ),
  );
  await insertAll(
    db,
    linkRegistrations,
    direct.map(({ username }) => ({
      accountId: `${merchantCode}-${username}`,
      linkId: idOf(0),
      at: before(200),
    })),
  );
}
