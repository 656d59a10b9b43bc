import { expect, test } from 'vitest';
import { emptyTerms, emptyTier, termsOf } from './termsForm';

test('are there once every field is filled, the lowest tier first', () => {
  expect(termsOf('dividend', emptyTerms)).toBeUndefined();
  const high = { ...emptyTier(1), validBet: '900', netLoss: '50', activeMembers: 5, rate: 12.345 };
  const low = { ...emptyTier(2), validBet: '100', rate: 1.1 };
  const draft = { ...emptyTerms, tiers: [high, low] };
  expect(termsOf('dividend', draft)).toEqual({
    kind: 'dividend',
    period: 'monthly',
    carriesOver: true,
    tiers: [
      { validBet: '100', netLoss: '0', activeMembers: 0, rate: 110 },
      { validBet: '900', netLoss: '50', activeMembers: 5, rate: 1_235 },
    ],
  });
  expect(termsOf('hourly', draft)).toEqual({
    kind: 'hourly',
    tiers: [
      { validBet: '100', rate: 110 },
      { validBet: '900', rate: 1_235 },
    ],
  });
  expect(termsOf('daily', { ...draft, tiers: [...draft.tiers, emptyTier(3)] })).toBeUndefined();
});

test('of a real-time wage need their three numbers', () => {
  expect(termsOf('realTime', { ...emptyTerms, singleBet: '500', profitRate: 0.1 })).toBeUndefined();
  expect(termsOf('realTime', { ...emptyTerms, singleBet: '500', profitRate: 0.1, lossRate: 0 })).toEqual({
    kind: 'realTime',
    singleBet: '500',
    profitRate: 10,
    lossRate: 0,
  });
});

test('of a daily wage may pay amounts instead of rates', () => {
  const tier = { ...emptyTier(1), validBet: '900', amount: '2000' };
  const draft = {
    ...emptyTerms,
    pays: 'amount' as const,
    tiers: [tier, { ...emptyTier(2), validBet: '100' }],
  };
  expect(termsOf('daily', draft)).toBeUndefined();
  const low = { ...emptyTier(2), validBet: '100', amount: '500' };
  expect(termsOf('daily', { ...draft, tiers: [tier, low] })).toEqual({
    kind: 'daily',
    isPaidWhenWon: false,
    tiers: [
      { validBet: '100', activeMembers: 0, amount: '500' },
      { validBet: '900', activeMembers: 0, amount: '2000' },
    ],
  });
});
