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
  [5_400, 'Try again in 90 minutes.'],
  [5_401, 'Try again in 2 hours.'],
  [82_800, 'Try again in 23 hours.'],
  [172_800, 'Try again in 48 hours.'],
  [172_801, 'Try again in 3 days.'],
])('how long to wait for another code is said once: %i seconds', (retryAfterSeconds, text) => {
  expect(wordFailure(intl, { kind: 'limited', code: 'sms.tooMany', retryAfterSeconds })).toEqual({
    title: 'Too many requests',
    text,
    canRetry: true,
  });
});
