/** What a browser says of its device; some say it in the user agent alone. */
export interface Device {
  userAgent: string;
  /** Source: User-Agent Client Hints. */
  userAgentData?: { platform: string };
}

/** Systems by what a user agent calls them. Android calls itself Linux as well, and iPhones name a Mac. */
const families: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iP(?:hone|ad|od)/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'Chrome OS'],
  [/Linux/, 'Linux'],
];

/** The operating system of a device, 32 characters at most. */
export function operatingSystem(device: Device | undefined): string {
  const { userAgent = '', userAgentData } = device ?? {};
  const named = userAgentData?.platform || families.find(([pattern]) => pattern.test(userAgent))?.[1];
  return (named ?? 'unknown').slice(0, 32);
}
