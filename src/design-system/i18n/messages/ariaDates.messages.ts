import { defineArea } from '#messages';

/** What react-aria says of its own accord about dates, in place of the strings it brings for some languages only. */
export const ariaDateMessages = defineArea('ds', {
  'aria.calendar.dateRange': '{startDate} to {endDate}', // A span of dates, both formatted, as it is spoken.
  'aria.calendar.dateSelected': '{date} selected', // Name of a chosen day in a calendar.
  'aria.calendar.finishRangeSelectionPrompt': 'Click to finish selecting date range', // Spoken on a day while the end of a date range is yet to be chosen.
  'aria.calendar.maximumDate': 'Last available date', // Spoken after the last day that can be chosen.
  'aria.calendar.minimumDate': 'First available date', // Spoken after the first day that can be chosen.
  'aria.calendar.selectedDateDescription': 'Selected Date: {date}', // Spoken when a date has been chosen.
  'aria.calendar.selectedRangeDescription': 'Selected Range: {dateRange}', // Spoken when a span of dates has been chosen.
  'aria.calendar.startRangeSelectionPrompt': 'Click to start selecting date range', // Spoken on a day before a date range is begun.
  'aria.calendar.todayDate': 'Today, {date}', // Name of the current day in a calendar.
  'aria.calendar.todayDateSelected': 'Today, {date} selected', // Name of the current day in a calendar when it is chosen.
  'aria.datepicker.calendar': 'Calendar', // Button that opens the calendar of a date field, and the calendar’s name.
  'aria.datepicker.day': 'day', // Name of one part of a date field.
  'aria.datepicker.dayPeriod': 'AM/PM', // Name of one part of a time field.
  'aria.datepicker.endDate': 'End Date', // Name of the second half of a date range field.
  'aria.datepicker.era': 'era', // Name of one part of a date field.
  'aria.datepicker.hour': 'hour', // Name of one part of a time field.
  'aria.datepicker.minute': 'minute', // Name of one part of a time field.
  'aria.datepicker.month': 'month', // Name of one part of a date field.
  'aria.datepicker.second': 'second', // Name of one part of a time field.
  'aria.datepicker.selectedRangeDescription': 'Selected Range: {startDate} to {endDate}', // Spoken with a date range field that is filled in.
  'aria.datepicker.selectedTimeDescription': 'Selected Time: {time}', // Spoken with a time field that is filled in.
  'aria.datepicker.startDate': 'Start Date', // Name of the first half of a date range field.
  'aria.datepicker.timeZoneName': 'time zone', // Name of one part of a time field.
  'aria.datepicker.weekday': 'day of the week', // Name of one part of a date field.
  'aria.datepicker.year': 'year', // Name of one part of a date field.
  'aria.spinbutton.empty': 'Empty', // Spoken in a part of a date field that is yet to be filled in.
  'aria.datevalidation.rangeOverflow': 'Value must be {maxValue} or earlier.', // Error of a date field, when the field brings no own.
  'aria.datevalidation.rangeUnderflow': 'Value must be {minValue} or later.', // Error of a date field, when the field brings no own.
});
