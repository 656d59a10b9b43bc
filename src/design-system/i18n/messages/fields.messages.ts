import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What form fields say. */
export const fieldMessages = defineMessages<{
  readonly 'field.required': NoMessageValues;
  readonly 'field.optional': NoMessageValues;
  readonly 'field.missing': NoMessageValues;
  readonly 'field.errorSummary': { readonly count: number | bigint };
  readonly 'field.charactersLeft': { readonly count: number | bigint };
  readonly 'field.charactersOver': { readonly count: number | bigint };
  readonly 'field.clearSearch': NoMessageValues;
  readonly 'field.searchPlaceholder': NoMessageValues;
  readonly 'field.selectPlaceholder': NoMessageValues;
  readonly 'field.suggestions': NoMessageValues;
  readonly 'field.noResults': NoMessageValues;
  readonly 'field.resultCount': { readonly count: number | bigint };
  readonly 'field.selectedCount': { readonly count: number | bigint };
  readonly 'password.show': NoMessageValues;
  readonly 'password.hide': NoMessageValues;
  readonly 'password.capsLock': NoMessageValues;
  readonly 'number.invalid': NoMessageValues;
  readonly 'number.tooSmall': { readonly min: MessageValue };
  readonly 'number.tooLarge': { readonly max: MessageValue };
  readonly 'slider.minimum': NoMessageValues;
  readonly 'slider.maximum': NoMessageValues;
  readonly 'money.invalid': { readonly example: MessageValue };
  readonly 'money.tooManyDecimals': { readonly count: number | bigint };
  readonly 'money.negative': NoMessageValues;
  readonly 'money.tooLong': NoMessageValues;
  readonly 'money.hidden': NoMessageValues;
  readonly 'phone.country': NoMessageValues;
  readonly 'phone.search': NoMessageValues;
  readonly 'code.digit': { readonly position: MessageValue; readonly total: MessageValue };
}>({
  'field.required': {
    id: 'ds.field.required',
    defaultMessage: 'required',
    description: 'Spoken after the label of a field that must be filled in; completes the label.',
  },
  'field.optional': {
    id: 'ds.field.optional',
    defaultMessage: 'optional',
    description: 'Shown after the label of a field that may stay empty; completes the label.',
  },
  'field.missing': {
    id: 'ds.field.missing',
    defaultMessage: 'Fill in this field.',
    description: 'Error under a required field that is empty.',
  },
  'field.errorSummary': {
    id: 'ds.field.errorSummary',
    defaultMessage: '{count, plural, one {Check # field} other {Check # fields}}',
    description: 'Title over the list of errors of a form. count: fields with an error.',
  },
  'field.charactersLeft': {
    id: 'ds.field.charactersLeft',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Counter under a text area. count: characters that may still be typed.',
  },
  'field.charactersOver': {
    id: 'ds.field.charactersOver',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Counter under a text area whose text is too long. count: characters over the limit.',
  },
  'field.clearSearch': {
    id: 'ds.field.clearSearch',
    defaultMessage: 'Clear search',
    description: 'Button that empties a search field.',
  },
  'field.searchPlaceholder': {
    id: 'ds.field.searchPlaceholder',
    defaultMessage: 'Search',
    description: 'Placeholder and name of a search field without a label of its own.',
  },
  'field.selectPlaceholder': {
    id: 'ds.field.selectPlaceholder',
    defaultMessage: 'Select an item',
    description: 'Shown in a select box while nothing is chosen.',
  },
  'field.suggestions': {
    id: 'ds.field.suggestions',
    defaultMessage: 'Suggestions',
    description: 'Name of the list of suggestions under a combo box.',
  },
  'field.noResults': {
    id: 'ds.field.noResults',
    defaultMessage: 'No results',
    description: 'Shown in a list of suggestions that is empty.',
  },
  'field.resultCount': {
    id: 'ds.field.resultCount',
    defaultMessage: '{count, plural, one {# result} other {# results}}',
    description: 'Spoken when a search has filtered a list. count: results shown.',
  },
  'field.selectedCount': {
    id: 'ds.field.selectedCount',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'Number of chosen options or rows. count: how many.',
  },
  'password.show': {
    id: 'ds.password.show',
    defaultMessage: 'Show password',
    description: 'Button that makes the typed password readable.',
  },
  'password.hide': {
    id: 'ds.password.hide',
    defaultMessage: 'Hide password',
    description: 'Button that covers the typed password again.',
  },
  'password.capsLock': {
    id: 'ds.password.capsLock',
    defaultMessage: 'Caps Lock is on',
    description: 'Hint at a password field. Caps Lock is the name of the key.',
  },
  'number.invalid': {
    id: 'ds.number.invalid',
    defaultMessage: 'Enter a number.',
    description: 'Error under a number field whose text is not a number.',
  },
  'number.tooSmall': {
    id: 'ds.number.tooSmall',
    defaultMessage: 'Enter {min} or more.',
    description: 'Error under a number or amount field. min: the formatted lower limit.',
  },
  'number.tooLarge': {
    id: 'ds.number.tooLarge',
    defaultMessage: 'Enter {max} or less.',
    description: 'Error under a number or amount field. max: the formatted upper limit.',
  },
  'slider.minimum': {
    id: 'ds.slider.minimum',
    defaultMessage: 'Minimum',
    description: 'Name of the lower one of a slider’s two thumbs, for screen readers.',
  },
  'slider.maximum': {
    id: 'ds.slider.maximum',
    defaultMessage: 'Maximum',
    description: 'Name of the upper one of a slider’s two thumbs, for screen readers.',
  },
  'money.invalid': {
    id: 'ds.money.invalid',
    defaultMessage: 'Enter an amount such as {example}.',
    description:
      'Error under an amount field whose text is not an amount. example: a formatted amount without currency.',
  },
  'money.tooManyDecimals': {
    id: 'ds.money.tooManyDecimals',
    defaultMessage:
      '{count, plural, =0 {Enter an amount without decimals.} one {Use at most # decimal place.} other {Use at most # decimal places.}}',
    description: 'Error under an amount field. count: decimal places that the currency allows.',
  },
  'money.negative': {
    id: 'ds.money.negative',
    defaultMessage: 'Enter an amount without a minus sign.',
    description: 'Error under an amount field that holds a negative amount.',
  },
  'money.tooLong': {
    id: 'ds.money.tooLong',
    defaultMessage: 'This amount is too long.',
    description: 'Error under an amount field with more digits than any balance can have.',
  },
  'money.hidden': {
    id: 'ds.money.hidden',
    defaultMessage: 'Amount hidden',
    description: 'Spoken in place of an amount that the user has chosen to hide.',
  },
  'phone.country': {
    id: 'ds.phone.country',
    defaultMessage: 'Country code',
    description: 'Name of the picker of the international dialling code.',
  },
  'phone.search': {
    id: 'ds.phone.search',
    defaultMessage: 'Search for a country',
    description: 'Name of the search field in the picker of dialling codes.',
  },
  'code.digit': {
    id: 'ds.code.digit',
    defaultMessage: 'Digit {position} of {total}',
    description: 'Name of one box of a one-time code.',
  },
});
