import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What the side bar and the banners say. */
export const serviceMessages = defineMessages<{
  readonly label: NoMessageValues;
  readonly liveChat: NoMessageValues;
  readonly online: NoMessageValues;
  readonly app: NoMessageValues;
  readonly appNote: NoMessageValues;
  readonly ios: NoMessageValues;
  readonly android: NoMessageValues;
  readonly lite: NoMessageValues;
  readonly codeFor: { readonly app: MessageValue };
  readonly download: NoMessageValues;
  readonly downloadApp: { readonly app: MessageValue };
  readonly top: NoMessageValues;
  readonly offlineTitle: NoMessageValues;
  readonly offline: NoMessageValues;
}>({
  label: {
    id: 'shell.service.label',
    defaultMessage: 'Service',
    description:
      'Name of the bar at the side of the page with ways to reach customer service, for screen readers.',
  },
  liveChat: {
    id: 'shell.service.liveChat',
    defaultMessage: 'Live chat',
    description: 'Opens a chat with customer service.',
  },
  online: {
    id: 'shell.service.online',
    defaultMessage: 'Online',
    description: 'Badge beside Live chat: somebody is there to answer.',
  },
  app: {
    id: 'shell.service.app',
    defaultMessage: 'Get the app',
    description: 'Opens the codes that lead to the app.',
  },
  appNote: {
    id: 'shell.service.appNote',
    defaultMessage: 'Scan with the camera of your phone.',
    description: 'Under the title Get the app, above the codes to scan.',
  },
  ios: {
    id: 'shell.service.ios',
    defaultMessage: 'iOS',
    description: 'Caption of the code that leads to the iPhone app.',
  },
  android: {
    id: 'shell.service.android',
    defaultMessage: 'Android',
    description: 'Caption of the code that leads to the Android app.',
  },
  lite: {
    id: 'shell.service.lite',
    defaultMessage: 'Lite app',
    description: 'Caption of the code that leads to the small app for slow phones.',
  },
  codeFor: {
    id: 'shell.service.codeFor',
    defaultMessage: 'Code to scan for: {app}',
    description: 'Describes a QR code to a screen reader. app: iOS, Android or Lite app.',
  },
  download: {
    id: 'shell.service.download',
    defaultMessage: 'Download',
    description: 'Link beside a code, for who is on the phone already.',
  },
  downloadApp: {
    id: 'shell.service.downloadApp',
    defaultMessage: 'Download: {app}',
    description: 'Spoken in place of the link Download beside a code. app: iOS, Android or Lite app.',
  },
  top: {
    id: 'shell.service.top',
    defaultMessage: 'Back to top',
    description: 'Button that scrolls to the beginning of the page.',
  },
  offlineTitle: {
    id: 'shell.service.offlineTitle',
    defaultMessage: 'You are offline',
    description: 'Notice when the device has no connection.',
  },
  offline: {
    id: 'shell.service.offline',
    defaultMessage: 'What you see may be out of date. We will reconnect by ourselves.',
    description: 'Under the title "You are offline".',
  },
});
