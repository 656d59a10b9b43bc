import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { contract } from '#contract';
import { throttles } from '../../db/schema';
import { operate } from '../../services/system/operate';
import type { Answer, Visitor } from '../visitor';
import { createTestPlatform, type TestPlatform } from '../createTestPlatform';
import { demoAccounts, type DemoAccount } from '#demo/seed/demoAccounts.ts';

/** The platform that the cases of one test file share. */
export let platform: TestPlatform;

/** Creates the platform before the first case and closes it after the last. */
export function shareTestPlatform(): void {
  beforeAll(async () => {
    platform = await createTestPlatform();
  });
  afterAll(() => platform.close());
  // Windows of a day must not reach from one test into the next.
  beforeEach(async () => {
    await platform.db.delete(throttles);
    platform.ports.sent.length = 0;
  });
}

/** Moves the clock. */
export const seconds = (count: number): void => platform.ports.clock.advance(count * 1_000);

/** What the operator's command line would do. */
export const runOperator = (...words: string[]): Promise<string> =>
  operate({ db: platform.db, ...platform.ports }, words);

/** The demo account of a role. */
export function demo(role: DemoAccount['role']): DemoAccount {
  const found = demoAccounts.find((account) => account.role === role);
  if (!found) throw new Error(`no demo account is a ${role}`);
  return found;
}

/** Signs in as a demo account, remembered if wished. */
export async function signIn(
  visitor: Visitor,
  role: DemoAccount['role'],
  more: { remember?: boolean } = {},
): Promise<Answer> {
  const { username, password } = demo(role);
  return visitor.keep(
    await visitor.call(contract.session.login, { type: 'username', username, password, ...more }),
  );
}

/** Asks whom the platform takes the browser for. */
export const who = (visitor: Visitor): Promise<Answer> => visitor.call(contract.member.info, {});

/** The demo member's number, as people type it. */
export const mira = { mobileNum: '8000 0001', countryDialingCode: '+65' } as const;

/** The code in the latest message. */
export const latestCode = (): string => /\b\d{6}\b/.exec(platform.ports.sent.at(-1)?.body ?? '')?.[0] ?? '';

/** A code that is not this one. */
export const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Sends the demo member a code, and reads it. */
export async function requestCode(
  visitor: Visitor,
  purpose: 'login' | 'password' = 'login',
): Promise<string> {
  expect(await visitor.call(contract.session.smsCode, { ...mira, purpose })).toMatchObject({ success: true });
  return latestCode();
}
