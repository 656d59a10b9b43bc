import { defineArea } from '#messages';

/** What form fields say. */
export const fieldMessages = defineArea('ds', {
  'field.required': 'required', // Spoken after the label of a field that must be filled in; completes the label.
  'field.errorSummary': '{count, plural, one {Check # field} other {Check # fields}}', // Title over the list of errors of a form. count: fields with an error.
  'field.charactersLeft': '{count, plural, one {# character left} other {# characters left}}', // Counter under a text area. count: characters that may still be typed.
  'field.charactersOver': '{count, plural, one {# character too many} other {# characters too many}}', // Counter under a text area whose text is too long. count: characters over the limit.
  'field.clearSearch': 'Clear search', // Button that empties a search field.
  'field.searchPlaceholder': 'Search', // Placeholder and name of a search field without a label of its own.
  'field.selectPlaceholder': 'Select an item', // Shown in a select box while nothing is chosen.
  'field.suggestions': 'Suggestions', // Name of the list of suggestions under a combo box.
  'field.noResults': 'No results', // Shown in a list of suggestions that is empty.
  'password.show': 'Show password', // Button that makes the typed password readable.
  'password.hide': 'Hide password', // Button that covers the typed password again.
  'password.capsLock': 'Caps Lock is on', // Hint at a password field. Caps Lock is the name of the key.
  'number.invalid': 'Enter a number.', // Error under a number field whose text is not a number.
  'number.tooSmall': 'Enter {min} or more.', // Error under a number or amount field. min: the formatted lower limit.
  'number.tooLarge': 'Enter {max} or less.', // Error under a number or amount field. max: the formatted upper limit.
  'slider.minimum': 'Minimum', // Name of the lower one of a slider’s two thumbs, for screen readers.
  'slider.maximum': 'Maximum', // Name of the upper one of a slider’s two thumbs, for screen readers.
  'money.invalid': 'Enter an amount such as {example}.', // Error under an amount field whose text is not an amount. example: a formatted amount without currency.
  'money.tooManyDecimals':
    '{count, plural, =0 {Enter an amount without decimals.} one {Use at most # decimal place.} other {Use at most # decimal places.}}', // Error under an amount field. count: decimal places that the currency allows.
  'money.negative': 'Enter an amount without a minus sign.', // Error under an amount field that holds a negative amount.
  'money.tooLong': 'This amount is too long.', // Error under an amount field with more digits than any balance can have.
  'money.hidden': 'Amount hidden', // Spoken in place of an amount that the user has chosen to hide.
  'phone.country': 'Country code', // Name of the picker of the international dialling code.
  'phone.search': 'Search for a country', // Name of the search field in the picker of dialling codes.
});
