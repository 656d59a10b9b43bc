import { defineArea } from '#messages';

/** Words for what can go wrong with any call. */
export const failureMessages = defineArea('error', {
  unknownTitle: { id: 'error.unknown', text: 'Unknown error' }, // Title when the platform refuses with a code that we do not know.
  unknownText: 'Try again. If it keeps happening, contact customer service.', // Way on after an unknown error.
  offline: 'You are offline', // Title when the device has no network.
  offlineText: 'Check your connection, then try again.', // Way on when the device has no network.
  network: 'Network link is abnormal, please try again', // Title when the platform cannot be reached. Wording of the specification.
  networkText: 'We can’t reach the server. Your records show what went through.', // What an unreachable platform means for the visitor.
  timeout: 'The page took longer to load. Check your network.', // Title when an answer did not come in time. Wording of the specification.
  server: 'Something went wrong on our side', // Title when the platform failed.
  serverText: 'Try again in a moment.', // Way on when the platform failed.
  malformed: 'The answer could not be read', // Title when a reply is not what the contract says.
  insecure: 'This page is not secure', // Title when the browser offers no encryption because the page is not served over https.
  insecureText: 'Open the site by its https address, then try again.', // Way on when the page is not secure.
  limitedText: '{seconds, plural, one {Try again in # second.} other {Try again in # seconds.}}', // How long to wait, up to two minutes.
  limitedMinutes: '{minutes, plural, one {Try again in # minute.} other {Try again in # minutes.}}', // How long to wait, in minutes.
  limitedHours: '{hours, plural, one {Try again in # hour.} other {Try again in # hours.}}', // How long to wait, in hours.
  limitedDays: '{days, plural, one {Try again in # day.} other {Try again in # days.}}', // How long to wait, in days.
  reference: 'Reference {id}', // Number that customer service can look up.
});
