import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What the dialog for a forgotten password says. */
export const forgotMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly method: NoMessageValues;
  readonly byEmail: NoMessageValues;
  readonly byMobile: NoMessageValues;
  readonly emailText: NoMessageValues;
  readonly mobileText: NoMessageValues;
  readonly emailWrong: NoMessageValues;
  readonly send: NoMessageValues;
  readonly sending: NoMessageValues;
  readonly save: NoMessageValues;
  readonly saving: NoMessageValues;
  readonly sentTitle: NoMessageValues;
  readonly sentText: { readonly email: MessageValue };
  readonly toLogin: NoMessageValues;
}>({
  title: {
    id: 'session.forgot.title',
    defaultMessage: 'Forgot your password?',
    description: 'Title of the dialog for a forgotten password.',
  },
  method: {
    id: 'session.forgot.method',
    defaultMessage: 'Way to get a new password',
    description: 'Names the choice between email and phone for assistive technology.',
  },
  byEmail: {
    id: 'session.forgot.byEmail',
    defaultMessage: 'By email',
    description: 'Choice in the dialog for a forgotten password.',
  },
  byMobile: {
    id: 'session.forgot.byMobile',
    defaultMessage: 'By phone',
    description: 'Choice in the dialog for a forgotten password.',
  },
  emailText: {
    id: 'session.forgot.emailText',
    defaultMessage: 'We send a new password to the email address of your account.',
    description: 'Above the fields for username and email.',
  },
  mobileText: {
    id: 'session.forgot.mobileText',
    defaultMessage: 'Confirm your number with a code, then choose a new password. You are logged in at once.',
    description: 'Above the fields for number, code and new password.',
  },
  emailWrong: {
    id: 'session.forgot.emailWrong',
    defaultMessage: 'This is not an email address',
    description: 'Error of the email field.',
  },
  send: {
    id: 'session.forgot.send',
    defaultMessage: 'Send email',
    description: 'Main button of the dialog for a forgotten password, by email.',
  },
  sending: {
    id: 'session.forgot.sending',
    defaultMessage: 'Sending',
    description: 'Main button while the email is asked for.',
  },
  save: {
    id: 'session.forgot.save',
    defaultMessage: 'Save and log in',
    description: 'Main button of the dialog for a forgotten password, by phone.',
  },
  saving: {
    id: 'session.forgot.saving',
    defaultMessage: 'Saving',
    description: 'Main button while the new password is saved.',
  },
  sentTitle: {
    id: 'session.forgot.sentTitle',
    defaultMessage: 'Look into your inbox',
    description: 'Title once the email was asked for.',
  },
  sentText: {
    id: 'session.forgot.sentText',
    defaultMessage:
      'If this username and {email} belong together, an email with a new password is on its way. It can take some minutes; look into the spam folder, too.',
    description: 'Same answer whether or not the account exists. email: the address that was typed.',
  },
  toLogin: {
    id: 'session.forgot.toLogin',
    defaultMessage: 'Back to login',
    description: 'Leads from the dialog for a forgotten password to the login dialog.',
  },
});
