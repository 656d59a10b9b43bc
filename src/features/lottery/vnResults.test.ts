import { expect, test } from 'vitest';
import { checkTicket, countOf, isLive, lotoOf, partsOf, rankedOf, spinMs, statesOf } from './vnResults';
import { northDay, southDay } from './vnSamples';

test('the north has 27 numbers and begins with the first prize', () => {
  expect(countOf(northDay.ranks)).toBe(27);
  const states = statesOf(northDay, 0);
  expect(states.map((rank) => rank.length)).toEqual([1, 1, 2, 6, 4, 6, 3, 4]);
  expect([states[0]?.[0], states[1]?.[0], states[2]?.[0]]).toEqual(['pending', 'spinning', 'pending']);
  expect(statesOf(northDay, 26 * spinMs)[0]).toEqual(['spinning']);
});

test('the south has 18 numbers, the lowest prize first and the special one last', () => {
  expect(countOf(southDay.ranks)).toBe(18);
  expect(statesOf(southDay, spinMs)).toMatchObject({ 8: ['drawn'], 7: ['spinning'], 0: ['pending'] });
  const flat = (elapsed: number) => statesOf(southDay, elapsed).flat();
  expect(flat(-1).every((state) => state === 'pending')).toBe(true);
  expect([isLive(southDay, 18 * spinMs - 1), isLive(southDay, 18 * spinMs)]).toEqual([true, false]);
  expect(flat(18 * spinMs).every((state) => state === 'drawn')).toBe(true);
  // Each step draws one number and never takes one back.
  for (let step = 0; step < 18; step += 1)
    expect(flat(step * spinMs).filter((state) => state === 'drawn')).toHaveLength(step);
});

test('a number is shown whole or by its last digits, its pair apart', () => {
  expect(partsOf('84027', 'all')).toEqual({ before: '840', pair: '27' });
  expect(partsOf('84027', 'last3')).toEqual({ before: '0', pair: '27' });
  expect(partsOf('84027', 'last2')).toEqual({ before: '', pair: '27' });
  expect(partsOf('62', 'last3')).toEqual({ before: '', pair: '62' });
});

test('the table of pairs has every number twice: by its head and by its tail', () => {
  const numbers = northDay.stations[0]?.numbers ?? [];
  const loto = lotoOf(numbers);
  expect(loto.flatMap(({ tails }) => tails)).toHaveLength(27);
  expect(loto.flatMap(({ heads }) => heads)).toHaveLength(27);
  expect(loto[2]).toEqual({ digit: '2', tails: ['7', '7', '7'], heads: ['6', '7', '8'] });
  expect(loto[0]?.tails).toEqual(['6', '8', '9']);
});

test('a ticket wins what it ends with', () => {
  const numbers = northDay.stations[0]?.numbers ?? [];
  const ranked = rankedOf(northDay.ranks, numbers);
  const wins = (ticket: string) =>
    checkTicket(northDay.ranks, ranked, ticket).map(({ rank, number }) => `${rank.name} ${number}`);
  expect(wins('84027')).toEqual(['ĐB 84027']);
  expect(wins('11583')).toEqual(['G6 583']);
  expect(wins('00047')).toEqual(['G7 47']);
  expect(wins('00000')).toEqual([]);
});
