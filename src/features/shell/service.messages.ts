import { defineArea } from '#messages';

/** What the side bar and the banners say. */
export const serviceMessages = defineArea('shell.service', {
  label: 'Service', // Name of the bar at the side of the page with ways to reach customer service, for screen readers.
  online: 'Online', // Badge beside Live chat: somebody is there to answer.
  app: 'Get the app', // Opens the codes that lead to the app.
  appNote: 'Scan with the camera of your phone.', // Under the title Get the app, above the codes to scan.
  ios: 'iOS', // Caption of the code that leads to the iPhone app.
  android: 'Android', // Caption of the code that leads to the Android app.
  lite: 'Lite app', // Caption of the code that leads to the small app for slow phones.
  codeFor: 'Code to scan for: {app}', // Describes a QR code to a screen reader. app: iOS, Android or Lite app.
  download: 'Download', // Link beside a code, for who is on the phone already.
  downloadApp: 'Download: {app}', // Spoken in place of the link Download beside a code. app: iOS, Android or Lite app.
  top: 'Back to top', // Button that scrolls to the beginning of the page.
  offlineTitle: 'You are offline', // Notice when the device has no connection.
  offline: 'What you see may be out of date. We’ll reconnect automatically.', // Under the title "You are offline".
});
