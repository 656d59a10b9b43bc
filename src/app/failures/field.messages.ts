import { defineArea } from '#messages';

/** What a form says of a field before anything is sent. */
export const fieldMessages = defineArea('error.field', {
  missing: 'Fill this in',
  invalid: 'This is not valid',
  tooShort: 'Use at least {min, plural, one {# character} other {# characters}}', // Below a field; min: fewest characters.
  tooLong: 'Use {max, plural, one {# character} other {# characters}} at most', // Below a field; max: most characters.
  tooSmall: 'Enter {min} or more', // Below a number field; min: smallest number.
  tooLarge: 'Enter {max} or less', // Below a number field; max: largest number.
});
