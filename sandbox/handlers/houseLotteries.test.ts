import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, launchFixed, lotteryLaunchFixed } from '../../contract';
import { createGameTestPlatform, siteOrigin, type GameTestPlatform } from '../testing/gameSession';
import type { Visitor } from '../testing/visitor';

let gamePlatform: GameTestPlatform;
let member: Visitor;
beforeAll(async () => {
  gamePlatform = await createGameTestPlatform();
  member = await gamePlatform.signIn('member');
});
afterAll(() => gamePlatform.platform.close());

const common = { username: 'mira', token: '' as const, merchantCode: 'aurora', language: 'en' };
const lottery = {
  ...lotteryLaunchFixed,
  ...common,
  vassalage: 'TCG_LOTTO_VN',
  lottoPrizeMode: 'Elott',
  lottoGameCode: 'vn-18',
  lottoView: 'betting' as const,
  device: 'WEB',
  backUrl: `${siteOrigin}/elott`,
};
const launch = (request: object) => member.call(contract.games.launch, request as never);
const addressOf = async (request: object) => {
  const answer = await launch(request);
  expect(answer.success, JSON.stringify(answer.errorCode)).toBe(true);
  return new URL((answer.value as { game_url: string }).game_url);
};
/** What a member sees at a launch address. */
const pageAt = async (address: URL) => {
  const first = await gamePlatform.get(address.pathname + address.search);
  const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';');
  const path = first.headers.get('location') ?? '';
  const page = await gamePlatform.get(path, { cookie });
  return { path, status: page.status, text: await page.text() };
};

describe("a house's lottery", () => {
  it('is opened for betting by its code, and knows where the site is', async () => {
    const address = await addressOf(lottery);
    expect(address.pathname).toBe('/play/vn-18');
    const { path, status, text } = await pageAt(address);
    expect(status).toBe(200);
    expect(text).toContain('Lotto 18');
    expect(text).toContain('data-kind="sicBo"');
    expect(path).not.toContain('ticket');
    expect(new URLSearchParams(path.split('?')[1]).get('back')).toBe(`${siteOrigin}/elott`);
  });

  it('is chosen in the lobby of its house, which has each of its lotteries and no other', async () => {
    const { lottoGameCode: _, ...lobby } = { ...lottery, lottoView: 'lobby', vassalage: 'SAFFRON_LOCK' };
    const { status, text } = await pageAt(await addressOf(lobby));
    expect(status).toBe(200);
    expect(text).toContain('<h1>Saffron Lock</h1>');
    expect([...text.matchAll(/data-open="([^"]+)"/g)].map(([, id]) => id)).toEqual(['sl-18', 'sl-18-2']);
  });

  it.each([
    ["one of the platform's own", { lottoGameCode: 'l-VN_NORTH' }, 'game.unknown'],
    ['a slot', { lottoGameCode: 'g0', vassalage: 'VELORA' }, 'game.unknown'],
    ['one of another house', { vassalage: 'IVORYTIDE' }, 'game.unknown'],
    ['no lottery at all', { lottoGameCode: undefined }, 'request.invalid'],
    ['another area', { lottoArea: 'TH' }, 'request.invalid'],
    ['a lottery without a way back', { backUrl: undefined }, 'request.invalid'],
    ['a game that is no lottery, as one', { launchMode: 'GLS', gameId: 'g0' }, 'request.invalid'],
  ])('is not launched as %s', async (_, changes, code) => {
    expect(await launch({ ...lottery, ...changes })).toMatchObject({ success: false, errorCode: code });
  });

  it('stands in the menu beside those of the region, and among the last played once it was opened', async () => {
    const read = async (call: 'menu' | 'recentMenu') =>
      v.parse(
        contract.lottery[call].reply,
        (await member.call(contract.lottery[call], { prizeMode: 'Elott' })).value,
      ).list;
    expect((await read('menu')).map(({ code, region }) => [code, region])).toEqual(
      expect.arrayContaining([
        ['l-VN_NORTH', 'NORTH'],
        ['l-VN_CENTRAL', 'CENTRAL'],
        ['l-VN_SOUTH', 'SOUTH'],
        ['vn-18', undefined],
      ]),
    );
    gamePlatform.platform.ports.clock.advance(1_000);
    await addressOf({ ...lottery, lottoGameCode: 'iv-18', vassalage: 'IVORYTIDE' });
    expect((await read('recentMenu'))[0]).toMatchObject({ code: 'iv-18', vassalage: 'IVORYTIDE' });
  });
});

describe('a room', () => {
  it('is launched by its own id at its node, and at no other', async () => {
    const list = v.parse(
      contract.games.rooms.reply,
      (await member.call(contract.games.rooms, {})).value,
    ).list;
    const room = list.find(({ nodeId }) => nodeId !== undefined);
    const request = {
      ...launchFixed,
      ...common,
      roomId: room?.id,
      vassalage: room?.vassalage,
      nodeId: room?.nodeId,
    };
    expect((await addressOf(request)).pathname).toBe(`/play/${room?.id}`);
    expect(await launch({ ...request, nodeId: 'ELSEWHERE-rooms' })).toMatchObject({
      errorCode: 'game.unknown',
    });
  });
});
