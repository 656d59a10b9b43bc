import { cashierRefusals } from './cashier.messages';
import { playRefusals } from './play.messages';
import { otherRefusals } from './refusals.messages';
import { signInRefusals } from './signIn.messages';

/** Words for every refusal code of the contract: wordFailure does not compile while one is missing. */
export const refusalWords = {
  ...signInRefusals,
  ...otherRefusals,
  ...cashierRefusals,
  ...playRefusals,
  'sms.tooMany': otherRefusals['limit.reached'],
  'call.unavailable': otherRefusals['path.unknown'],
};
