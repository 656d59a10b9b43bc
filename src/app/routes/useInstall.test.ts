import { expect, it } from 'vitest';
import { installStateOf } from './useInstall';

const agents = {
  chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  firefoxAndroid: 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
};

it.each([
  ['chrome', true, 'offered'],
  ['chrome', false, 'byHand'],
  ['iPhone', false, 'byHand'],
  ['mac', false, 'macSafari'],
  ['firefox', false, 'never'],
  ['firefoxAndroid', false, 'byHand'],
] as const)('%s, offered by the browser: %s, is installed so: %s', (name, hasOffer, state) => {
  expect(installStateOf({ userAgent: agents[name], isApp: false, hasOffer })).toBe(state);
});

it('an app that is open is installed, whatever else is known', () => {
  expect(installStateOf({ userAgent: agents.mac, isApp: true, hasOffer: true })).toBe('installed');
});
