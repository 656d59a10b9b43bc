import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** What the age gate says. */
export const ageMessages = defineMessages<{
  readonly title: { readonly age: MessageValue };
  readonly text: NoMessageValues;
  readonly yes: { readonly age: MessageValue };
  readonly no: NoMessageValues;
  readonly closedTitle: NoMessageValues;
  readonly closedText: { readonly age: MessageValue };
  readonly help: NoMessageValues;
  readonly back: NoMessageValues;
}>({
  title: {
    id: 'shell.age.title',
    defaultMessage: 'Are you {age} or older?',
    description: 'Title of the page before the first visit. age: smallest age in years.',
  },
  text: {
    id: 'shell.age.text',
    defaultMessage: 'This site offers games for money. They are for adults only.',
    description: 'Why the age is asked for.',
  },
  yes: {
    id: 'shell.age.yes',
    defaultMessage: 'I am {age} or older',
    description: 'Button that enters the site. age: smallest age in years.',
  },
  no: {
    id: 'shell.age.no',
    defaultMessage: 'I am younger',
    description: 'Button that does not enter the site.',
  },
  closedTitle: {
    id: 'shell.age.closedTitle',
    defaultMessage: 'Thank you for being honest',
    description: 'Title after somebody said that they are too young.',
  },
  closedText: {
    id: 'shell.age.closedText',
    defaultMessage:
      'You can come in when you are {age}. If gambling worries you, or somebody you know, help is free and private.',
    description: 'After somebody said that they are too young. age: smallest age in years.',
  },
  help: {
    id: 'shell.age.help',
    defaultMessage: 'Find help',
    description: 'Link to an organisation that helps with gambling.',
  },
  back: {
    id: 'shell.age.back',
    defaultMessage: 'I pressed the wrong button',
    description: 'Goes back to the question about the age.',
  },
});
