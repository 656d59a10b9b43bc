import { defineArea } from '#messages';

/** What date fields and file pickers say. */
export const dateMessages = defineArea('ds', {
  'date.today': 'Today', // Preset of a date field.
  'date.yesterday': 'Yesterday', // Preset of a date field.
  'date.lastDays': '{count, plural, one {Last # day} other {Last # days}}', // Preset of a date range field: the days up to and including today. count: days.
  'date.thisMonth': 'This month', // Preset of a date range field.
  'date.lastMonth': 'Last month', // Preset of a date range field.
  'date.presets': 'Quick choices', // Name of the list of presets beside a calendar.
  'date.tooEarly': 'Choose {date} or later.', // Error under a date field. date: the first date allowed, formatted.
  'date.tooLate': 'Choose {date} or earlier.', // Error under a date field. date: the last date allowed, formatted.
  'date.reversed': 'The start date must come before the end date.', // Error under a date range field.
  'date.unavailable': 'This date is not available.', // Error under a date field.
  'date.yearPlaceholder': 'yyyy', // Four letters in place of the year that is yet to be typed into a date field.
  'date.monthPlaceholder': 'mm', // Two letters in place of the month that is yet to be typed into a date field.
  'date.dayPlaceholder': 'dd', // Two letters in place of the day that is yet to be typed into a date field.
  'unit.daysLeft': '{count, number} d', // The days of a countdown, as short as can be. count: days.
  'file.choose': 'Choose files', // Button that opens the system’s file picker.
  'file.drop': 'Drop files here', // Name and text of the area onto which files can be dragged.
  'file.hint': '{types}, up to {limit} each', // What may be uploaded. types: such as PNG, JPG. limit: such as 5 MB.
  'file.tooLarge': '{name} is larger than {limit}.', // Error about one file. name: file name. limit: such as 5 MB.
  'file.wrongType': '{name} is not allowed. Choose {types}.', // Error about one file. name: file name. types: such as PNG, JPG.
  'file.damaged': '{name} is damaged or not a real picture.', // Error about one file whose content does not match its type. name: file name.
  'file.tooMany': '{count, plural, one {Add at most # file.} other {Add at most # files.}}', // Error about the number of files. count: how many are allowed.
  'file.count': '{count, plural, one {# file added} other {# files added}}', // Spoken after files have been added. count: files in the list.
  'file.preview': 'Preview of {name}', // Alternative text of the small picture of a chosen file. name: file name.
});
