import { defineArea } from '#messages';

/** What the list of languages says of a language. */
export const languageMessages = defineArea('shell.languages', {
  coverage: '{translated} translated, {reviewed} reviewed', // Below a language's name. Both are percentages of its messages, such as 98%; reviewed: those that a native speaker has read.
});
