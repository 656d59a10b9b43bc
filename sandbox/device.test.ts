import { expect, it } from 'vitest';
import { deviceOf } from './device';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0 Safari/537.36`,
    'computer',
    'Chrome, Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/156.0 Safari/537.36 Edg/156.0`,
    'computer',
    'Edge, Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/156.0 Mobile Safari/537.36`, 'phone', 'Chrome, Android'],
  [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/156.0 Safari/537.36`, 'tablet', 'Chrome, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    'phone',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'computer', 'Firefox, Linux'],
  ['curl/8.0 <script>', 'unknown', ''],
  [null, 'unknown', ''],
])('%s', (userAgent, kind, name) => {
  expect(deviceOf(userAgent)).toEqual({ kind, name });
});
