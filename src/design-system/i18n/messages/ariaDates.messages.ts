import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** What react-aria says of its own accord about dates, in place of the strings it brings for some languages only. */
export const ariaDateMessages = defineMessages<{
  readonly 'aria.calendar.dateRange': { readonly endDate: MessageValue; readonly startDate: MessageValue };
  readonly 'aria.calendar.dateSelected': { readonly date: MessageValue };
  readonly 'aria.calendar.finishRangeSelectionPrompt': NoMessageValues;
  readonly 'aria.calendar.maximumDate': NoMessageValues;
  readonly 'aria.calendar.minimumDate': NoMessageValues;
  readonly 'aria.calendar.selectedDateDescription': { readonly date: MessageValue };
  readonly 'aria.calendar.selectedRangeDescription': { readonly dateRange: MessageValue };
  readonly 'aria.calendar.startRangeSelectionPrompt': NoMessageValues;
  readonly 'aria.calendar.todayDate': { readonly date: MessageValue };
  readonly 'aria.calendar.todayDateSelected': { readonly date: MessageValue };
  readonly 'aria.datepicker.calendar': NoMessageValues;
  readonly 'aria.datepicker.day': NoMessageValues;
  readonly 'aria.datepicker.dayPeriod': NoMessageValues;
  readonly 'aria.datepicker.endDate': NoMessageValues;
  readonly 'aria.datepicker.era': NoMessageValues;
  readonly 'aria.datepicker.hour': NoMessageValues;
  readonly 'aria.datepicker.minute': NoMessageValues;
  readonly 'aria.datepicker.month': NoMessageValues;
  readonly 'aria.datepicker.second': NoMessageValues;
  readonly 'aria.datepicker.selectedRangeDescription': {
    readonly endDate: MessageValue;
    readonly startDate: MessageValue;
  };
  readonly 'aria.datepicker.selectedTimeDescription': { readonly time: MessageValue };
  readonly 'aria.datepicker.startDate': NoMessageValues;
  readonly 'aria.datepicker.timeZoneName': NoMessageValues;
  readonly 'aria.datepicker.weekday': NoMessageValues;
  readonly 'aria.datepicker.year': NoMessageValues;
  readonly 'aria.spinbutton.empty': NoMessageValues;
  readonly 'aria.datevalidation.rangeOverflow': { readonly maxValue: MessageValue };
  readonly 'aria.datevalidation.rangeUnderflow': { readonly minValue: MessageValue };
}>({
  'aria.calendar.dateRange': {
    id: 'ds.aria.calendar.dateRange',
    defaultMessage: '{startDate} to {endDate}',
    description: 'A span of dates, both formatted, as it is spoken.',
  },
  'aria.calendar.dateSelected': {
    id: 'ds.aria.calendar.dateSelected',
    defaultMessage: '{date} selected',
    description: 'Name of a chosen day in a calendar.',
  },
  'aria.calendar.finishRangeSelectionPrompt': {
    id: 'ds.aria.calendar.finishRangeSelectionPrompt',
    defaultMessage: 'Click to finish selecting date range',
    description: 'Spoken on a day while the end of a date range is yet to be chosen.',
  },
  'aria.calendar.maximumDate': {
    id: 'ds.aria.calendar.maximumDate',
    defaultMessage: 'Last available date',
    description: 'Spoken after the last day that can be chosen.',
  },
  'aria.calendar.minimumDate': {
    id: 'ds.aria.calendar.minimumDate',
    defaultMessage: 'First available date',
    description: 'Spoken after the first day that can be chosen.',
  },
  'aria.calendar.selectedDateDescription': {
    id: 'ds.aria.calendar.selectedDateDescription',
    defaultMessage: 'Selected Date: {date}',
    description: 'Spoken when a date has been chosen.',
  },
  'aria.calendar.selectedRangeDescription': {
    id: 'ds.aria.calendar.selectedRangeDescription',
    defaultMessage: 'Selected Range: {dateRange}',
    description: 'Spoken when a span of dates has been chosen.',
  },
  'aria.calendar.startRangeSelectionPrompt': {
    id: 'ds.aria.calendar.startRangeSelectionPrompt',
    defaultMessage: 'Click to start selecting date range',
    description: 'Spoken on a day before a date range is begun.',
  },
  'aria.calendar.todayDate': {
    id: 'ds.aria.calendar.todayDate',
    defaultMessage: 'Today, {date}',
    description: 'Name of the current day in a calendar.',
  },
  'aria.calendar.todayDateSelected': {
    id: 'ds.aria.calendar.todayDateSelected',
    defaultMessage: 'Today, {date} selected',
    description: 'Name of the current day in a calendar when it is chosen.',
  },
  'aria.datepicker.calendar': {
    id: 'ds.aria.datepicker.calendar',
    defaultMessage: 'Calendar',
    description: 'Button that opens the calendar of a date field, and the calendar’s name.',
  },
  'aria.datepicker.day': {
    id: 'ds.aria.datepicker.day',
    defaultMessage: 'day',
    description: 'Name of one part of a date field.',
  },
  'aria.datepicker.dayPeriod': {
    id: 'ds.aria.datepicker.dayPeriod',
    defaultMessage: 'AM/PM',
    description: 'Name of one part of a time field.',
  },
  'aria.datepicker.endDate': {
    id: 'ds.aria.datepicker.endDate',
    defaultMessage: 'End Date',
    description: 'Name of the second half of a date range field.',
  },
  'aria.datepicker.era': {
    id: 'ds.aria.datepicker.era',
    defaultMessage: 'era',
    description: 'Name of one part of a date field.',
  },
  'aria.datepicker.hour': {
    id: 'ds.aria.datepicker.hour',
    defaultMessage: 'hour',
    description: 'Name of one part of a time field.',
  },
  'aria.datepicker.minute': {
    id: 'ds.aria.datepicker.minute',
    defaultMessage: 'minute',
    description: 'Name of one part of a time field.',
  },
  'aria.datepicker.month': {
    id: 'ds.aria.datepicker.month',
    defaultMessage: 'month',
    description: 'Name of one part of a date field.',
  },
  'aria.datepicker.second': {
    id: 'ds.aria.datepicker.second',
    defaultMessage: 'second',
    description: 'Name of one part of a time field.',
  },
  'aria.datepicker.selectedRangeDescription': {
    id: 'ds.aria.datepicker.selectedRangeDescription',
    defaultMessage: 'Selected Range: {startDate} to {endDate}',
    description: 'Spoken with a date range field that is filled in.',
  },
  'aria.datepicker.selectedTimeDescription': {
    id: 'ds.aria.datepicker.selectedTimeDescription',
    defaultMessage: 'Selected Time: {time}',
    description: 'Spoken with a time field that is filled in.',
  },
  'aria.datepicker.startDate': {
    id: 'ds.aria.datepicker.startDate',
    defaultMessage: 'Start Date',
    description: 'Name of the first half of a date range field.',
  },
  'aria.datepicker.timeZoneName': {
    id: 'ds.aria.datepicker.timeZoneName',
    defaultMessage: 'time zone',
    description: 'Name of one part of a time field.',
  },
  'aria.datepicker.weekday': {
    id: 'ds.aria.datepicker.weekday',
    defaultMessage: 'day of the week',
    description: 'Name of one part of a date field.',
  },
  'aria.datepicker.year': {
    id: 'ds.aria.datepicker.year',
    defaultMessage: 'year',
    description: 'Name of one part of a date field.',
  },
  'aria.spinbutton.empty': {
    id: 'ds.aria.spinbutton.empty',
    defaultMessage: 'Empty',
    description: 'Spoken in a part of a date field that is yet to be filled in.',
  },
  'aria.datevalidation.rangeOverflow': {
    id: 'ds.aria.datevalidation.rangeOverflow',
    defaultMessage: 'Value must be {maxValue} or earlier.',
    description: 'Error of a date field, when the field brings no own.',
  },
  'aria.datevalidation.rangeUnderflow': {
    id: 'ds.aria.datevalidation.rangeUnderflow',
    defaultMessage: 'Value must be {minValue} or later.',
    description: 'Error of a date field, when the field brings no own.',
  },
});
