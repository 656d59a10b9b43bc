import { defineArea } from '#messages';

/** What fields for one-time codes say. */
export const codeMessages = defineArea('session.code', {
  label: 'SMS code', // Label of the field for a code sent by text message.
  digits: '{count, plural, one {# digit} other {# digits}}', // Placeholder of the field for a one-time code.
  send: 'Send code', // Button in the code field that sends the code.
  sendAgain: 'Send again', // Button in the code field once another code may be sent.
  again: 'Send again in {seconds, number} s', // Button in the code field while another code may not be sent yet; s stands for seconds.
  ok: 'OK', // Closes the dialog that says why a code could not be sent.
});
