import { defineArea } from '#messages';

/** What the page of the apps says. */
export const downloadMessages = defineArea('download', {
  title: 'The app', // Title of the page of the apps.
  intro: 'Scan a code with your phone, or open the link if you’re already on it.',
  ios: 'iOS',
  iosText: 'For iPhone and iPad.', // Under the name of the app.
  android: 'Android',
  androidText: 'For Android, outside the store.', // Under the name of the app.
  lite: 'Lite',
  liteText: 'This site as an app, without a store.', // Under the name of the app.
  codeOf: 'Code of the app: {app}', // Spoken in place of a code; app: name of the app.
  link: 'Link: {app}', // Name of the field with the address; app: name of the app.
  open: 'Download',
  openOf: 'Download, {app}', // Name of the link; app: name of the app.
  guide: 'How to install', // Heading of the steps.
  system: 'System', // Choice between the guides.
  iosOne: 'Open the link in Safari and choose Install.',
  iosTwo: 'Open Settings, General, Device management, and trust the profile of this brand.',
  iosThree: 'Open the app and log in.',
  androidOne: 'Open the link and choose Download. Keep the page open.',
  androidTwo: 'Allow your browser to install apps: Settings, Install unknown apps.',
  androidThree: 'Open the file and choose Install.',
  androidFour: 'Switch the setting off again. The app keeps working.',
  liteOne: 'Open this site in the browser of your phone.',
  liteTwo: 'Choose Share on an iPhone, or the menu with three dots on Android.',
  liteThree: 'Choose Add to home screen.',
  real: 'Is this the real app?',
  realText:
    'Download it only from the links on this page. We never send it in a message, and it never asks for your password except to log in.',
});
