import { defineArea } from '#messages';

/** What the site says as an app: kept on the device, installed, renewed. */
export const appMessages = defineArea('app', {
  offlineTitle: { id: 'shell.service.offlineTitle', text: 'You are offline' }, // Notice when the device has no connection.
  reload: { id: 'shell.start.reload', text: 'Reload the site' }, // Button that loads the site anew.
  offlineText: 'You can still read the pages saved on this device. Everything else needs a connection.', // Under the title "You are offline", above a list of pages.
  offlineEmpty: 'No pages are saved on this device yet.', // Under the title "You are offline", when there is nothing to read.
  saved: 'Saved pages', // Heading of the list of pages that can be read without a connection.
  updateTitle: 'A new version is ready', // Notice: the site has been renewed.
  updateText: 'Reload when it suits you. You can finish what you’re doing first.', // Under the title "A new version is ready".
  install: 'Install app', // Button: puts the site on the device as an app.
  installed: 'The app is installed on this device.', // In place of the button "Install app".
  macSafari: 'On a Mac, choose File in Safari’s menu bar, then Add to Dock.', // How to install the site in Safari on a computer. "File" and "Add to Dock" are Apple’s names.
  otherBrowser: 'This browser can’t install the app. Open this site in Chrome, Edge or Safari.', // On a computer, in a browser that installs no sites.
});
