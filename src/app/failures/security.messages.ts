import { defineArea } from '#messages';

/** Words for refusals of the pages about the safety of an account. */
export const securityRefusals = defineArea('error', {
  'security.current': {
    id: 'error.securityCurrent',
    text: 'This is the device that you are using. Log out to end it',
  }, // The member tried to end the session that they are in.
});
