import { defineArea } from '#messages';
import { siteMessages } from '../site.messages';

/** What only the register dialog says. */
export const registerMessages = {
  ...defineArea('session.register', {
    lead: 'One account for every game. It takes about a minute.', // Under the title of the register dialog.
    method: 'Way to register', // Names the choice between username and mobile number for assistive technology.
    payeeHint: 'As on your bank account', // Under the field for the real name.
    paymentHint: 'Needed when you withdraw money', // Under the field for the withdraw password.
    affiliateValid: 'Valid', // Badge in the field of an invitation code that exists.
    affiliateChecking: 'Checking', // In the field of an invitation code while the platform is asked.
    invited: 'Invited with code {code}', // In the register dialog, for a visitor who came by an invitation link.
    steps: 'Steps to your account', // Names the list of steps for assistive technology.
    affiliate: 'Invitation', // Step of registering: the invitation code is checked.
    human: 'Verification', // Step of registering: a small puzzle that a person finds easy.
    checkingInvitation: 'Checking your invitation code', // While the step of the invitation is under way.
    back: 'Back to the form', // Leads from a step of registering back to what was typed.
  }),
  account: siteMessages.account,
};
