import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What only the register dialog says. */
export const registerMessages = defineMessages<{
  readonly lead: NoMessageValues;
  readonly method: NoMessageValues;
  readonly byUsername: NoMessageValues;
  readonly byMobile: NoMessageValues;
  readonly payeeHint: NoMessageValues;
  readonly paymentHint: NoMessageValues;
  readonly affiliateValid: NoMessageValues;
  readonly affiliateChecking: NoMessageValues;
  readonly invited: { readonly code: MessageValue };
  readonly terms: NoMessageValues;
  readonly privacy: NoMessageValues;
  readonly steps: NoMessageValues;
  readonly affiliate: NoMessageValues;
  readonly human: NoMessageValues;
  readonly code: NoMessageValues;
  readonly account: NoMessageValues;
  readonly checkingInvitation: NoMessageValues;
  readonly back: NoMessageValues;
  readonly codeSent: { readonly to: MessageValue };
  readonly confirmCode: NoMessageValues;
  readonly doneTitle: NoMessageValues;
  readonly doneText: { readonly account: MessageValue };
  readonly doneGo: NoMessageValues;
}>({
  lead: {
    id: 'session.register.lead',
    defaultMessage: 'One account for every game. It takes about a minute.',
    description: 'Under the title of the register dialog.',
  },
  method: {
    id: 'session.register.method',
    defaultMessage: 'Way to register',
    description: 'Names the choice between username and mobile number for assistive technology.',
  },
  byUsername: {
    id: 'session.register.byUsername',
    defaultMessage: 'Username',
    description: 'Choice in the register dialog.',
  },
  byMobile: {
    id: 'session.register.byMobile',
    defaultMessage: 'Mobile number',
    description: 'Choice in the register dialog.',
  },
  payeeHint: {
    id: 'session.register.payeeHint',
    defaultMessage: 'As on your bank account',
    description: 'Under the field for the real name.',
  },
  paymentHint: {
    id: 'session.register.paymentHint',
    defaultMessage: 'Asked for when you take money out',
    description: 'Under the field for the withdraw password.',
  },
  affiliateValid: {
    id: 'session.register.affiliateValid',
    defaultMessage: 'Valid',
    description: 'Badge in the field of an invitation code that exists.',
  },
  affiliateChecking: {
    id: 'session.register.affiliateChecking',
    defaultMessage: 'Checking',
    description: 'In the field of an invitation code while the platform is asked.',
  },
  invited: {
    id: 'session.register.invited',
    defaultMessage: 'Invited with code {code}',
    description: 'In the register dialog, for a visitor who came by an invitation link.',
  },
  terms: {
    id: 'session.register.terms',
    defaultMessage: 'Terms',
    description: 'Link to the terms, under the checkbox of the register dialog.',
  },
  privacy: {
    id: 'session.register.privacy',
    defaultMessage: 'Privacy notice',
    description: 'Link to the privacy notice, under the checkbox of the register dialog.',
  },
  steps: {
    id: 'session.register.steps',
    defaultMessage: 'Steps to your account',
    description: 'Names the list of steps for assistive technology.',
  },
  affiliate: {
    id: 'session.register.affiliate',
    defaultMessage: 'Invitation',
    description: 'Step of registering: the invitation code is checked.',
  },
  human: {
    id: 'session.register.human',
    defaultMessage: 'Verification',
    description: 'Step of registering: a small puzzle that a person finds easy.',
  },
  code: {
    id: 'session.register.code',
    defaultMessage: 'SMS code',
    description: 'Step of registering: a code sent to the phone.',
  },
  account: {
    id: 'session.register.account',
    defaultMessage: 'Account',
    description: 'Step of registering: the account is made.',
  },
  checkingInvitation: {
    id: 'session.register.checkingInvitation',
    defaultMessage: 'Checking your invitation code',
    description: 'While the step of the invitation is under way.',
  },
  back: {
    id: 'session.register.back',
    defaultMessage: 'Back to the form',
    description: 'Leads from a step of registering back to what was typed.',
  },
  codeSent: {
    id: 'session.register.codeSent',
    defaultMessage: 'We sent a code to {to}. Type it here.',
    description: 'Step of the SMS code. to: the phone number.',
  },
  confirmCode: {
    id: 'session.register.confirmCode',
    defaultMessage: 'Confirm',
    description: 'Button that sends the SMS code.',
  },
  doneTitle: {
    id: 'session.register.doneTitle',
    defaultMessage: 'Your account is ready',
    description: 'Title once the account has been made.',
  },
  doneText: {
    id: 'session.register.doneText',
    defaultMessage: 'You are logged in as {account}. Play within your limits.',
    description: 'Once the account has been made. account: username or phone number.',
  },
  doneGo: {
    id: 'session.register.doneGo',
    defaultMessage: 'To the games',
    description: 'Closes the register dialog once the account has been made.',
  },
});
