import { expect, test } from 'vitest';
import type { UserType } from '#contract';
import { faultySite, signedIn } from '../../testing/faultySite';
import { reply } from '../../testing/api';
import { memberReply } from '../../testing/signIn';
import { entriesFor, existingPages, type MemberEntry } from './memberEntries';

/** As if every page of the specification's dropdown were there. */
const all: readonly MemberEntry[] = [
  'members',
  'deposit',
  'agent',
  'withdrawal',
  'accountRecord',
  'bettingRecord',
  'changePassword',
];
const withoutAgent = all.filter((entry) => entry !== 'agent');

async function sessionOf(type: UserType) {
  const site = await faultySite();
  site.answer('member.info', () => reply({ ...memberReply, type }));
  await signedIn(site);
  return site.stores.session;
}

test.each([
  ['a member', 0, withoutAgent],
  ['an agent', 1, all],
  ['an agent of another kind', 42, all],
  ['a trial account', 4, []],
] as const)('%s sees what the account may use', async (_, type, seen) => {
  expect(entriesFor(await sessionOf(type), all)).toEqual(seen);
});

test('an agent sees no way to a page that is not there', async () => {
  expect(entriesFor(await sessionOf(1), ['members', 'changePassword'])).toEqual([
    'members',
    'changePassword',
  ]);
  expect(entriesFor(await sessionOf(1))).toEqual(existingPages);
});

test('a visitor sees nothing', async () => {
  expect(entriesFor((await faultySite()).stores.session, all)).toEqual([]);
});
