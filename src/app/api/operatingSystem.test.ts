import { expect, test } from 'vitest';
import { operatingSystem } from './operatingSystem';

test.each([
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36',
  ],
  ['iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  [
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
  ],
  ['Chrome OS', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/146.0 Safari/537.36'],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['unknown', 'Something/1.0'],
])('%s by the user agent “%s”', (name, userAgent) => {
  expect(operatingSystem({ userAgent })).toBe(name);
});

test('the word of the browser comes first, no longer than the platform takes', () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64)';
  const of = (platform: string): string => operatingSystem({ userAgent, userAgentData: { platform } });
  expect([of('Fuchsia'), of(''), of('x'.repeat(40)).length]).toEqual(['Fuchsia', 'Linux', 32]);
});
