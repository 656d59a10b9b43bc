import { cashierRefusals } from './cashier.messages';
import { otherRefusals } from './refusals.messages';
import { signInRefusals } from './signIn.messages';

/** Words for every refusal code of the contract: wordFailure does not compile while one is missing. */
export const refusalWords = {
  ...signInRefusals,
  ...otherRefusals,
  ...cashierRefusals,
  'sms.tooMany': otherRefusals['limit.reached'],
  'call.unavailable': otherRefusals['path.unknown'],
};
