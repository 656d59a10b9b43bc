import { useSyncExternalStore } from 'react';
import type { InstallState } from '#features/download/InstallEntry.tsx';

/** The browser's own offer to install the site. Chromium alone makes it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The page's first script keeps the offer here: it comes long before this code. See index.html. */
const page = globalThis as { installPrompt?: InstallPrompt | undefined };
let isInstalled = false;

const events = ['beforeinstallprompt', 'appinstalled', 'installanswered'] as const;

function subscribe(callback: () => void): () => void {
  const follow = ({ type }: Event): void => {
    if (type === 'appinstalled') isInstalled = true;
    callback();
  };
  for (const event of events) addEventListener(event, follow);
  return () => {
    for (const event of events) removeEventListener(event, follow);
  };
}

/** How this browser installs the site, from what it offers, or else from what is known of it by name. */
export function installStateOf(browser: {
  userAgent: string;
  isApp: boolean;
  hasOffer: boolean;
}): InstallState {
  const { userAgent, isApp, hasOffer } = browser;
  if (isApp) return 'installed';
  if (hasOffer) return 'offered';
  const isPhone = /\b(?:Mobi|Android|iP(?:hone|ad|od))/.test(userAgent);
  if (isPhone) return 'byHand';
  if (/Macintosh/.test(userAgent) && /Version\/[\d.]+ Safari/.test(userAgent)) return 'macSafari';
  return /\bFirefox\//.test(userAgent) ? 'never' : 'byHand';
}

const current = (): InstallState =>
  installStateOf({
    userAgent: navigator.userAgent,
    isApp: isInstalled || matchMedia('(display-mode: standalone)').matches,
    hasOffer: page.installPrompt !== undefined,
  });

/** Whether and how the site can be installed here, and what does it. */
export function useInstall(): { install: InstallState; onInstall: () => void } {
  const install = useSyncExternalStore<InstallState>(subscribe, current, () => 'byHand');
  const onInstall = (): void => {
    const offer = page.installPrompt;
    // An offer can be taken once; when it was turned down, the browser makes another by itself.
    page.installPrompt = undefined;
    void offer?.prompt().then(
      ({ outcome }) => {
        isInstalled ||= outcome === 'accepted';
        dispatchEvent(new Event('installanswered'));
      },
      () => dispatchEvent(new Event('installanswered')),
    );
  };
  return { install, onInstall };
}
