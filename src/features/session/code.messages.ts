import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

/** What fields for one-time codes say. */
export const codeMessages = defineMessages<{
  readonly label: NoMessageValues;
  readonly digits: { readonly count: number | bigint };
  readonly send: NoMessageValues;
  readonly sendAgain: NoMessageValues;
  readonly sending: NoMessageValues;
  readonly again: { readonly seconds: number | bigint };
  readonly ok: NoMessageValues;
}>({
  label: {
    id: 'session.code.label',
    defaultMessage: 'SMS code',
    description: 'Label of the field for a code sent by text message.',
  },
  digits: {
    id: 'session.code.digits',
    defaultMessage: '{count, plural, one {# digit} other {# digits}}',
    description: 'Placeholder of the field for a one-time code.',
  },
  send: {
    id: 'session.code.send',
    defaultMessage: 'Send code',
    description: 'Button in the code field that sends the code.',
  },
  sendAgain: {
    id: 'session.code.sendAgain',
    defaultMessage: 'Send again',
    description: 'Button in the code field once another code may be sent.',
  },
  sending: {
    id: 'session.code.sending',
    defaultMessage: 'Sending',
    description: 'Button in the code field while the code is being sent.',
  },
  again: {
    id: 'session.code.again',
    defaultMessage: 'Send again in {seconds, number} s',
    description: 'Button in the code field while another code may not be sent yet; s stands for seconds.',
  },
  ok: {
    id: 'session.code.ok',
    defaultMessage: 'OK',
    description: 'Closes the dialog that says why a code could not be sent.',
  },
});
