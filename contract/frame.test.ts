import { describe, expect, it } from 'vitest';
import { readGameMessage, readShellMessage, toFrameMessage } from './frame';

const round = toFrameMessage({
  type: 'round',
  roundId: 'r1',
  gameId: 'g1',
  stake: '20',
  win: '0',
  balance: '1248005',
  currency: 'USD',
});

describe('messages between a game and the site', () => {
  it('reads what the other side wrote', () => {
    expect(readGameMessage(round)).toEqual(round);
    expect(readGameMessage({ ...round, isSaid: true })).toEqual({ ...round, isSaid: true });
    expect(readGameMessage(toFrameMessage({ type: 'close' }))).toMatchObject({ type: 'close' });
    const other = toFrameMessage({ type: 'open', gameId: 'g2', vassalage: 'VELORA' });
    expect(readGameMessage(other)).toEqual(other);
    expect(readShellMessage(toFrameMessage({ type: 'hold' }))).toMatchObject({ type: 'hold' });
    const format = toFrameMessage({ type: 'oddsFormat', format: 'malay' });
    for (const read of [readGameMessage, readShellMessage]) expect(read(format)).toEqual(format);
    expect(
      readGameMessage(toFrameMessage({ type: 'error', fault: 'provider', code: 'wallet.short' })),
    ).toMatchObject({
      code: 'wallet.short',
    });
  });

  it.each([
    ['nothing', undefined],
    ['text', 'ready'],
    ['another channel', { ...round, channel: 'chat' }],
    ['another version', { ...round, version: 2 }],
    ['an unknown type', { ...round, type: 'deposit' }],
    ['an extra field', { ...round, html: '<b>' }],
    ['an amount with a point', { ...round, win: '1.50' }],
    ['a vendor that is none', toFrameMessage({ type: 'open', gameId: 'g2', vassalage: '//evil.example' })],
    ['a refusal nobody knows', { ...toFrameMessage({ type: 'error', fault: 'provider' }), code: 'made.up' }],
    [
      'a format of odds nobody knows',
      { ...toFrameMessage({ type: 'oddsFormat', format: 'malay' }), format: 'roman' },
    ],
    ['a message of the other direction', toFrameMessage({ type: 'refresh' })],
  ])('drops %s', (_, data) => {
    expect(readGameMessage(data)).toBeUndefined();
  });
});
