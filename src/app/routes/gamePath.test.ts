import { afterEach, expect, test, vi } from 'vitest';
import { gamePath, startGame } from './gamePath';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ id: 'g0', vassalage: 'VELORA', category: 'RNG' }, '/game?id=g0&vassalage=VELORA'],
  [
    { id: 'p1', vassalage: 'GPI', category: 'PVP', nodeId: 'GPI-rooms' },
    '/game?id=p1&vassalage=GPI&node=GPI-rooms',
  ],
  [{ id: 'sl-18', vassalage: 'SAFFRON_LOCK', category: 'ELOTT' }, '/lottery?id=sl-18&vassalage=SAFFRON_LOCK'],
  [
    { id: 'vn-18', vassalage: 'TCG_LOTTO_VN', category: 'LOTT' },
    '/vnlottery?id=vn-18&vassalage=TCG_LOTTO_VN',
  ],
  // Of what no list has told the category, the page of the game finds out.
  [{ id: 'vn-18', vassalage: 'TCG_LOTTO_VN' }, '/game?id=vn-18&vassalage=TCG_LOTTO_VN'],
] as const)('%j is at %s', (game, path) => {
  expect(gamePath(game)).toBe(path);
});

const lottery = { id: 'l-SSC_60', vassalage: 'TCG_SEA', category: 'ELOTT' } as const;

/** What starting a game does in a browser that gives a window, or none. */
function started(game: Parameters<typeof startGame>[0], window: object | null) {
  const open = vi.fn(() => window);
  vi.stubGlobal('window', { open });
  const navigate = vi.fn();
  startGame(game, navigate);
  return { open, navigate };
}

test('a lottery of TCG_SEA opens in the special window, which comes to the front', () => {
  const focus = vi.fn();
  const { open, navigate } = started(lottery, { focus });
  expect(open).toHaveBeenCalledWith('/lottery?id=l-SSC_60&vassalage=TCG_SEA', 'lottery', expect.any(String));
  expect(focus).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});

test('where the browser lets no window open, it opens in the one that is there', () => {
  expect(started(lottery, null).navigate).toHaveBeenCalledWith('/lottery?id=l-SSC_60&vassalage=TCG_SEA');
});

test('a game of any other house opens in the window that is there', () => {
  const { open, navigate } = started({ ...lottery, vassalage: 'GPI' }, null);
  expect(open).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith('/lottery?id=l-SSC_60&vassalage=GPI');
});
