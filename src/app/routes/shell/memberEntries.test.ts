import { expect, test } from 'vitest';
import type { UserType } from '#contract';
import { reply } from '../../testing/api';
import { faultySite, signedIn } from '../../testing/faultySite';
import { memberReply } from '../../testing/signIn';
import { centers } from '../center/centers';
import { entriesFor } from './memberEntries';

/** Some pages of each centre, one of them without an entry. */
const pages = {
  personal: [{ id: 'withdraw', menu: 'withdrawal' }, { id: 'referral' }],
  agent: [{ id: 'agentTeamOverview' }],
} as const;
const own = { members: '/personal', withdrawal: '/personal/withdraw', changePassword: undefined };

async function sessionOf(type: UserType) {
  const site = await faultySite();
  site.answer('member.info', () => reply({ ...memberReply, type }));
  await signedIn(site);
  return site.stores.session;
}

test.each([
  ['a member', 0, own],
  ['an agent', 1, { ...own, agent: '/agent' }],
  ['an agent of another kind', 42, { ...own, agent: '/agent' }],
  ['a trial account', 4, {}],
] as const)('%s sees what the account may use', async (_, type, seen) => {
  expect(entriesFor(await sessionOf(type), pages)).toEqual(seen);
});

test('nobody sees a way to a centre that has no pages', async () => {
  expect(entriesFor(await sessionOf(1), { personal: [], agent: [] })).toEqual({ changePassword: undefined });
});

test('a visitor sees nothing', async () => {
  expect(entriesFor((await faultySite()).stores.session, pages)).toEqual({});
});

test('every page of a centre has its own address and place', () => {
  for (const { pages: listed } of Object.values(centers)) {
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    expect(new Set(listed.map(({ order }) => order)).size).toBe(listed.length);
  }
});
