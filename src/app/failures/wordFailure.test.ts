import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import messages from '../../../locales/en.json';
import { wordFailure } from './wordFailure';

const intl = createIntl({ locale: 'en', messages });

test.each([
  [30, 'Try again in 30 seconds.'],
  // What Firebase's limit is taken for. Source: spec section 9.
  [300, 'Try again in 5 minutes.'],
  [3_600, 'Try again in 60 minutes.'],
])('how long to wait for another code is said once: %i seconds', (retryAfterSeconds, text) => {
  expect(wordFailure(intl, { kind: 'limited', code: 'sms.tooMany', retryAfterSeconds })).toEqual({
    title: 'Too many requests',
    text,
    canRetry: true,
  });
});
