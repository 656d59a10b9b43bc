import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What date fields and file pickers say. */
export const dateMessages = defineMessages<{
  readonly 'date.today': NoMessageValues;
  readonly 'date.yesterday': NoMessageValues;
  readonly 'date.lastDays': { readonly count: number | bigint };
  readonly 'date.thisMonth': NoMessageValues;
  readonly 'date.lastMonth': NoMessageValues;
  readonly 'date.presets': NoMessageValues;
  readonly 'date.tooEarly': { readonly date: MessageValue };
  readonly 'date.tooLate': { readonly date: MessageValue };
  readonly 'date.reversed': NoMessageValues;
  readonly 'date.unavailable': NoMessageValues;
  readonly 'date.yearPlaceholder': NoMessageValues;
  readonly 'date.monthPlaceholder': NoMessageValues;
  readonly 'date.dayPlaceholder': NoMessageValues;
  readonly 'file.choose': NoMessageValues;
  readonly 'file.drop': NoMessageValues;
  readonly 'file.hint': { readonly limit: MessageValue; readonly types: MessageValue };
  readonly 'file.tooLarge': { readonly limit: MessageValue; readonly name: MessageValue };
  readonly 'file.wrongType': { readonly name: MessageValue; readonly types: MessageValue };
  readonly 'file.damaged': { readonly name: MessageValue };
  readonly 'file.tooMany': { readonly count: number | bigint };
  readonly 'file.count': { readonly count: number | bigint };
  readonly 'file.preview': { readonly name: MessageValue };
}>({
  'date.today': { id: 'ds.date.today', defaultMessage: 'Today', description: 'Preset of a date field.' },
  'date.yesterday': {
    id: 'ds.date.yesterday',
    defaultMessage: 'Yesterday',
    description: 'Preset of a date field.',
  },
  'date.lastDays': {
    id: 'ds.date.lastDays',
    defaultMessage: '{count, plural, one {Last # day} other {Last # days}}',
    description: 'Preset of a date range field: the days up to and including today. count: days.',
  },
  'date.thisMonth': {
    id: 'ds.date.thisMonth',
    defaultMessage: 'This month',
    description: 'Preset of a date range field.',
  },
  'date.lastMonth': {
    id: 'ds.date.lastMonth',
    defaultMessage: 'Last month',
    description: 'Preset of a date range field.',
  },
  'date.presets': {
    id: 'ds.date.presets',
    defaultMessage: 'Quick choices',
    description: 'Name of the list of presets beside a calendar.',
  },
  'date.tooEarly': {
    id: 'ds.date.tooEarly',
    defaultMessage: 'Choose {date} or later.',
    description: 'Error under a date field. date: the first date allowed, formatted.',
  },
  'date.tooLate': {
    id: 'ds.date.tooLate',
    defaultMessage: 'Choose {date} or earlier.',
    description: 'Error under a date field. date: the last date allowed, formatted.',
  },
  'date.reversed': {
    id: 'ds.date.reversed',
    defaultMessage: 'The start date must come before the end date.',
    description: 'Error under a date range field.',
  },
  'date.unavailable': {
    id: 'ds.date.unavailable',
    defaultMessage: 'This date is not available.',
    description: 'Error under a date field.',
  },
  'date.yearPlaceholder': {
    id: 'ds.date.yearPlaceholder',
    defaultMessage: 'yyyy',
    description: 'Four letters in place of the year that is yet to be typed into a date field.',
  },
  'date.monthPlaceholder': {
    id: 'ds.date.monthPlaceholder',
    defaultMessage: 'mm',
    description: 'Two letters in place of the month that is yet to be typed into a date field.',
  },
  'date.dayPlaceholder': {
    id: 'ds.date.dayPlaceholder',
    defaultMessage: 'dd',
    description: 'Two letters in place of the day that is yet to be typed into a date field.',
  },
  'file.choose': {
    id: 'ds.file.choose',
    defaultMessage: 'Choose files',
    description: 'Button that opens the system’s file picker.',
  },
  'file.drop': {
    id: 'ds.file.drop',
    defaultMessage: 'Drop files here',
    description: 'Name and text of the area onto which files can be dragged.',
  },
  'file.hint': {
    id: 'ds.file.hint',
    defaultMessage: '{types}, up to {limit} each',
    description: 'What may be uploaded. types: such as PNG, JPG. limit: such as 5 MB.',
  },
  'file.tooLarge': {
    id: 'ds.file.tooLarge',
    defaultMessage: '{name} is larger than {limit}.',
    description: 'Error about one file. name: file name. limit: such as 5 MB.',
  },
  'file.wrongType': {
    id: 'ds.file.wrongType',
    defaultMessage: '{name} is not allowed. Choose {types}.',
    description: 'Error about one file. name: file name. types: such as PNG, JPG.',
  },
  'file.damaged': {
    id: 'ds.file.damaged',
    defaultMessage: '{name} is damaged or not a real picture.',
    description: 'Error about one file whose content does not match its type. name: file name.',
  },
  'file.tooMany': {
    id: 'ds.file.tooMany',
    defaultMessage: '{count, plural, one {Add at most # file.} other {Add at most # files.}}',
    description: 'Error about the number of files. count: how many are allowed.',
  },
  'file.count': {
    id: 'ds.file.count',
    defaultMessage: '{count, plural, one {# file added} other {# files added}}',
    description: 'Spoken after files have been added. count: files in the list.',
  },
  'file.preview': {
    id: 'ds.file.preview',
    defaultMessage: 'Preview of {name}',
    description: 'Alternative text of the small picture of a chosen file. name: file name.',
  },
});
