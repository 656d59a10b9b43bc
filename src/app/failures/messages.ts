import { defineMessages, type MessageValue, type NoMessageValues } from 'react-intl';

/** Words for what can go wrong with any call. */
export const failureMessages = defineMessages<{
  readonly unknownTitle: NoMessageValues;
  readonly unknownText: NoMessageValues;
  readonly offline: NoMessageValues;
  readonly offlineText: NoMessageValues;
  readonly network: NoMessageValues;
  readonly networkText: NoMessageValues;
  readonly timeout: NoMessageValues;
  readonly server: NoMessageValues;
  readonly serverText: NoMessageValues;
  readonly malformed: NoMessageValues;
  readonly insecure: NoMessageValues;
  readonly insecureText: NoMessageValues;
  readonly limitedText: { readonly seconds: number | bigint };
  readonly limitedMinutes: { readonly minutes: number | bigint };
  readonly limitedHours: { readonly hours: number | bigint };
  readonly limitedDays: { readonly days: number | bigint };
  readonly retry: NoMessageValues;
  readonly reference: { readonly id: MessageValue };
}>({
  unknownTitle: {
    id: 'error.unknown',
    defaultMessage: 'Unknown error',
    description: 'Title when the platform refuses with a code that we do not know.',
  },
  unknownText: {
    id: 'error.unknownText',
    defaultMessage: 'Try again. If it keeps happening, contact customer service.',
    description: 'Way on after an unknown error.',
  },
  offline: {
    id: 'error.offline',
    defaultMessage: 'You are offline',
    description: 'Title when the device has no network.',
  },
  offlineText: {
    id: 'error.offlineText',
    defaultMessage: 'Check your connection, then try again.',
    description: 'Way on when the device has no network.',
  },
  network: {
    id: 'error.network',
    defaultMessage: 'Network link is abnormal, please try again',
    description: 'Title when the platform cannot be reached. Wording of the specification.',
  },
  networkText: {
    id: 'error.networkText',
    defaultMessage: 'The platform did not answer. Nothing was changed that you cannot see.',
    description: 'What an unreachable platform means for the visitor.',
  },
  timeout: {
    id: 'error.timeout',
    defaultMessage: 'The page took longer to load. Check your network.',
    description: 'Title when an answer did not come in time. Wording of the specification.',
  },
  server: {
    id: 'error.server',
    defaultMessage: 'Something went wrong on our side',
    description: 'Title when the platform failed.',
  },
  serverText: {
    id: 'error.serverText',
    defaultMessage: 'Try again in a moment.',
    description: 'Way on when the platform failed.',
  },
  malformed: {
    id: 'error.malformed',
    defaultMessage: 'The answer could not be read',
    description: 'Title when a reply is not what the contract says.',
  },
  insecure: {
    id: 'error.insecure',
    defaultMessage: 'This page is not secure',
    description: 'Title when the browser offers no encryption because the page is not served over https.',
  },
  insecureText: {
    id: 'error.insecureText',
    defaultMessage: 'Open the site by its https address, then try again.',
    description: 'Way on when the page is not secure.',
  },
  limitedText: {
    id: 'error.limitedText',
    defaultMessage: '{seconds, plural, one {Try again in # second.} other {Try again in # seconds.}}',
    description: 'How long to wait, up to two minutes.',
  },
  limitedMinutes: {
    id: 'error.limitedMinutes',
    defaultMessage: '{minutes, plural, one {Try again in # minute.} other {Try again in # minutes.}}',
    description: 'How long to wait, in minutes.',
  },
  limitedHours: {
    id: 'error.limitedHours',
    defaultMessage: '{hours, plural, one {Try again in # hour.} other {Try again in # hours.}}',
    description: 'How long to wait, in hours.',
  },
  limitedDays: {
    id: 'error.limitedDays',
    defaultMessage: '{days, plural, one {Try again in # day.} other {Try again in # days.}}',
    description: 'How long to wait, in days.',
  },
  retry: { id: 'error.retry', defaultMessage: 'Try again', description: 'Button that repeats what failed.' },
  reference: {
    id: 'error.reference',
    defaultMessage: 'Reference {id}',
    description: 'Number that customer service can look up.',
  },
});
