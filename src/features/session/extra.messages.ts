import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What the extra verification of a login from a new place says. */
export const extraMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly text: NoMessageValues;
  readonly method: NoMessageValues;
  readonly mobile: NoMessageValues;
  readonly email: NoMessageValues;
  readonly bankName: NoMessageValues;
  readonly google: NoMessageValues;
  readonly mobileHint: { readonly to: MessageValue };
  readonly bankNameHint: NoMessageValues;
  readonly googleHint: NoMessageValues;
  readonly code: NoMessageValues;
  readonly confirm: NoMessageValues;
  readonly confirming: NoMessageValues;
  readonly notYou: NoMessageValues;
}>({
  title: {
    id: 'session.extra.title',
    defaultMessage: 'Is it you?',
    description: 'Title of the dialog that asks for one more proof when a login comes from a new network.',
  },
  text: {
    id: 'session.extra.text',
    defaultMessage: 'This network is new for your account. One more proof, and it is known.',
    description: 'Why one more proof is asked for. A network is where the visitor connects from.',
  },
  method: {
    id: 'session.extra.method',
    defaultMessage: 'Way to prove it',
    description: 'Names the choice among the proofs.',
  },
  mobile: {
    id: 'session.extra.mobile',
    defaultMessage: 'Code by SMS',
    description: 'A proof: a code sent to the phone of the account.',
  },
  email: {
    id: 'session.extra.email',
    defaultMessage: 'Code by email',
    description: 'A proof: a code sent to the email address of the account.',
  },
  bankName: {
    id: 'session.extra.bankName',
    defaultMessage: 'Bank account name',
    description: 'A proof: the name on the bank account of the member.',
  },
  google: {
    id: 'session.extra.google',
    defaultMessage: 'Google code',
    description: 'A proof: the six digits of the Google Authenticator app.',
  },
  mobileHint: {
    id: 'session.extra.mobileHint',
    defaultMessage: 'The code goes to {to}',
    description: 'Under the code field before it is sent. to: masked phone number or email address.',
  },
  bankNameHint: {
    id: 'session.extra.bankNameHint',
    defaultMessage: 'As the bank writes it',
    description: 'Under the field for the name on the bank account.',
  },
  googleHint: {
    id: 'session.extra.googleHint',
    defaultMessage: 'Open your authenticator app; the code changes every 30 seconds.',
    description: 'Under the field for the Google Authenticator code.',
  },
  code: {
    id: 'session.extra.code',
    defaultMessage: 'Code',
    description: 'Label of the field for a code.',
  },
  confirm: {
    id: 'session.extra.confirm',
    defaultMessage: 'Confirm',
    description: 'Main button of the extra verification.',
  },
  confirming: {
    id: 'session.extra.confirming',
    defaultMessage: 'Confirming',
    description: 'Main button while the proof is checked.',
  },
  notYou: {
    id: 'session.extra.notYou',
    defaultMessage: 'None of these works? Customer service helps.',
    description: 'Link to customer service from the extra verification.',
  },
});
