import { createIntl, type IntlShape } from 'react-intl';
import { expect, test } from 'vitest';
import messages from '#locales/en.json';
import { fieldRefusal } from './fieldRefusal';
import { describeFailure } from './describeFailure';

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
  expect(describeFailure(intl, { kind: 'limited', code: 'sms.tooMany', retryAfterSeconds })).toEqual({
    title: 'Too many requests',
    text,
    canRetry: true,
  });
});

test('a refusal whose words could not be fetched says so in the words of the start', () => {
  // The built site has no English beside the ids, so that an id stands for words that are missing.
  const start = {
    formatMessage: ({ id }: { id: string }) => (id === 'error.unknown' ? 'Unknown error' : id),
  } as Pick<IntlShape, 'formatMessage'>;
  expect(describeFailure(start, { kind: 'refused', code: 'wallet.short' })).toEqual({
    title: 'Unknown error',
    text: 'error.unknownText',
    canRetry: false,
  });
  expect(fieldRefusal(start, { kind: 'refused', code: 'login.rejected', field: 'password' })?.message).toBe(
    'error.field.invalid',
  );
});
