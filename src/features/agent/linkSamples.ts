import type { RegistrationLink } from '#contract';

const link = (
  id: string,
  name: string,
  counts: readonly [visits: number, registered: number, deposited: number, betThisWeek: number],
  more: Partial<RegistrationLink> = {},
): RegistrationLink => ({
  id,
  code: `LP${id.toUpperCase()}`,
  name,
  type: 'member',
  rates: [{ gameType: 'RNG', rate: 60 }],
  status: 'active',
  createdAt: '2025-09-03T08:00:00Z',
  visits: counts[0],
  registered: counts[1],
  deposited: counts[2],
  betThisWeek: counts[3],
  ...more,
});

/** Links in every state, as stories show them. */
export const linkSamples = [
  link('main', 'Main link', [1_204, 64, 41, 23], { type: 'agent', rates: [{ gameType: 'RNG', rate: 80 }] }),
  link('tet', 'Holiday poster', [880, 37, 22, 9], { endsOn: '2026-01-31' }),
  link('north', 'Friends in the north', [96, 12, 9, 4], { type: 'agent', mostUses: 20 }),
  link('oct', 'October campaign', [2_310, 140, 96, 12], { endsOn: '2025-10-31', status: 'ended' }),
  link('test', 'Printing test', [4, 0, 0, 0], { status: 'paused', rates: [] }),
] as const satisfies RegistrationLink[];
