import * as v from 'valibot';
import { contract, launchFixed } from '../../contract';
import type { Visitor } from './visitor';

/** What the platform says no to. */
export class Refused extends Error {}

/** A spin whose answer came. */
export interface Acknowledged {
  key: string;
  roundId: string;
  stake: bigint;
  win: bigint;
}

/** A place at the demo slot, over HTTP. */
export interface Seat {
  api: string;
  cookie: string;
  /** The smallest stake of the game. */
  stake: bigint;
}

/** Launches the slot and gives the address of its calls, with the cookie that opens them. */
export async function sitDown(visitor: Visitor, username: string): Promise<Seat> {
  const { value } = await visitor.call(contract.games.launch, {
    ...launchFixed,
    gameId: 'g0',
    vassalage: 'VELORA',
    username,
    token: '',
    merchantCode: 'aurora',
    language: 'en',
  });
  const launched = await fetch((value as { game_url: string }).game_url, { redirect: 'manual' });
  const [cookie = ''] = (launched.headers.get('set-cookie') ?? '').split(';');
  const page = new URL(launched.headers.get('location') ?? '', (value as { game_url: string }).game_url);
  const hall = await visitor.call(contract.games.list, {
    category: 'RNG',
    vassalage: 'VELORA',
    language: 'en',
  });
  const { list } = v.parse(contract.games.list.reply, hall.value);
  return {
    api: `${page.href}/api/spin`,
    cookie,
    stake: BigInt(list.find(({ id }) => id === 'g0')?.minBet ?? 0),
  };
}

/** Spins once. Throws `Refused` when it is said no to, and what `fetch` throws when no answer comes. */
export async function spinOnce({ api, cookie, stake }: Seat, key: string): Promise<Acknowledged> {
  const response = await fetch(api, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ stake: stake.toString(), key }),
  });
  const { success, value, errorCode } = (await response.json()) as {
    success: boolean;
    value: { roundId: string; win: string };
    errorCode?: string;
  };
  if (!success) throw new Refused(errorCode);
  return { key, roundId: value.roundId, stake, win: BigInt(value.win) };
}
