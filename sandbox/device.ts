import type { DeviceKind } from '../contract';

/** What a browser says of itself. It is shown to the account's owner and proves nothing. */
export interface Device {
  kind: DeviceKind;
  /** Browser and system, such as "Chrome, Android"; empty when nothing is known. */
  name: string;
}

export const unknownDevice: Device = { kind: 'unknown', name: '' };

/** Several browsers name others beside themselves: the more particular come first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Reads the user-agent header. Only names of the lists above come out of it, so nothing foreign reaches a screen. */
export function deviceOf(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, 512);
  const [browser, system] = [firstOf(browsers, text), firstOf(systems, text)];
  if (!browser && !system) return unknownDevice;
  const isTablet = system === 'iPad' || (system === 'Android' && !/\bMobile\b/.test(text));
  const isPhone = system === 'iPhone' || system === 'Android';
  return {
    kind: isTablet ? 'tablet' : isPhone ? 'phone' : 'computer',
    name: [browser, system].filter(Boolean).join(', '),
  };
}
