import { defineArea } from '#messages';

/** What the extra verification of a login from a new place says. */
export const extraMessages = defineArea('session.extra', {
  title: 'Is this you?', // Title of the dialog that asks for one more proof when a login comes from a new network.
  text: 'You’re on a new network. Verify once more and we’ll remember it.', // Why one more proof is asked for. A network is where the visitor connects from.
  method: 'How to verify', // Names the choice among the proofs.
  mobile: 'Code by SMS', // A proof: a code sent to the phone of the account.
  email: 'Code by email', // A proof: a code sent to the email address of the account.
  bankName: 'Bank account name', // A proof: the name on the bank account of the member.
  google: 'Google code', // A proof: the six digits of the Google Authenticator app.
  mobileHint: 'The code goes to {to}', // Under the code field before it is sent. to: masked phone number or email address.
  bankNameHint: 'As the bank writes it', // Under the field for the name on the bank account.
  googleHint: 'Open your authenticator app; the code changes every 30 seconds.', // Under the field for the Google Authenticator code.
  code: 'Code', // Label of the field for a code.
  confirm: 'Confirm', // Main button of the extra verification.
  confirming: 'Confirming', // Main button while the proof is checked.
  notYou: 'None of these work? Customer service can help.', // Link to customer service from the extra verification.
});
