import { createElement } from 'react';
import { expect, it } from 'vitest';
import { inCurrency } from './inCurrency.ts';

const day = new Date(0);
const press = () => undefined;
const args = {
  balance: { amount: '1200', currency: 'USD' },
  bets: [{ stake: '5', currency: 'USD', day }],
  children: createElement('b', { currency: 'USD' }, 'Words'),
  names: ['Mira'],
  press,
};

it('gives samples the currency of the toolbar, in lists and in what is drawn inside', () => {
  const yen = inCurrency(args, 'JPY');
  expect(yen.balance).toEqual({ amount: '1200', currency: 'JPY' });
  expect(yen.bets[0]).toEqual({ stake: '5', currency: 'JPY', day });
  expect(yen.bets[0].day).toBe(day);
  expect(yen.children.props).toEqual({ currency: 'JPY', children: 'Words' });
  expect(yen.children.type).toBe('b');
});

it('keeps what has no currency, and gives the same objects each time', () => {
  const yen = inCurrency(args, 'JPY');
  expect(yen.names).toBe(args.names);
  expect(yen.press).toBe(press);
  expect(inCurrency(args, 'JPY')).toBe(yen);
  expect(inCurrency(args, 'sample')).toBe(args);
  expect(args.balance.currency).toBe('USD');
});

it('writes the longest amounts, names and ways down a team that the platform can send', () => {
  const rows = [
    { id: '4821', account: 'mira', stake: '-1200', rate: 50, path: [{ id: 'a', account: 'arun' }] },
  ];
  const draw = { ranks: [{ numbers: ['20416', '911'] }], stakes: ['500'] };
  const { list, ...rest } = inCurrency({ list: { rows, currency: 'USD' }, draw }, 'longest');
  expect(rest.draw, 'what was drawn are digits').toEqual({ ...draw, stakes: ['99999999999999'] });
  expect(list.currency).toBe('IDR');
  expect(list.rows[0]).toMatchObject({
    id: '4821',
    account: 'W'.repeat(16),
    stake: '-99999999999999',
    rate: 50,
  });
  expect(list.rows[0].path).toHaveLength(12);
});
