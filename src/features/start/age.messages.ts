import { defineArea } from '#messages';

/** What the age gate says. */
export const ageMessages = defineArea('shell.age', {
  title: 'Are you {age} or older?', // Title of the page before the first visit. age: smallest age in years.
  text: 'This site offers games for money. They are for adults only.', // Why the age is asked for.
  yes: 'I am {age} or older', // Button that enters the site. age: smallest age in years.
  no: 'I am younger', // Button that does not enter the site.
  closedTitle: 'Thank you for being honest', // Title after somebody said that they are too young.
  closedText:
    'You can come in when you are {age}. If gambling worries you or someone you know, help is free and private.', // After somebody said that they are too young. age: smallest age in years.
  help: 'Find help', // Link to an organisation that helps with gambling.
  back: 'I pressed the wrong button', // Goes back to the question about the age.
});
