import { expect, test } from 'vitest';
import { refusals, type RefusalCode } from '#contract';
import { cashierRefusals } from './cashier.messages';
import { contractRefusals } from './contract.messages';
import { playRefusals } from './play.messages';
import { refusalMessage } from './refusalMessage';
import { otherRefusals } from './refusals.messages';
import { signInRefusals } from './signIn.messages';

const words = {
  ...signInRefusals,
  ...otherRefusals,
  ...cashierRefusals,
  ...contractRefusals,
  ...playRefusals,
  'sms.tooMany': otherRefusals['limit.reached'],
  'call.unavailable': otherRefusals['path.unknown'],
  'login.disabled': signInRefusals['session.disabled'],
  'play.review': signInRefusals['session.disabled'],
} satisfies Record<RefusalCode, { id?: string }>;

test.each(Object.keys(refusals) as RefusalCode[])('%s has the words that the contract names', (code) => {
  expect([refusalMessage(code).id, words[code].id]).toEqual([
    refusals[code].messageId,
    refusals[code].messageId,
  ]);
});
