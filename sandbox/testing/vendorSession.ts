import { and, eq, like } from 'drizzle-orm';
import { contract, launchFixed } from '../../contract';
import { walletCalls, type WalletCallName } from '../../contract/wallet/calls';
import { sendSigned, type SignedAnswer } from '../../contract/wallet/sendSigned';
import { games, ledgerTransactions, movements } from '../db/schema';
import { createTestPlatform, type TestPlatform } from './createTestPlatform';
import type { Visitor } from './visitor';

/** The vendor outside, of the demo's world. */
export const outsideVendor = 'VELORA';
export const vendorKey = { id: 'velora-test', secret: 'a secret of thirty-two characters or more' };

/** A platform that a vendor outside talks to. Close it afterwards. */
export const createVendorTestPlatform = (): Promise<TestPlatform> =>
  createTestPlatform({
    vendorRate: { burst: 1_000_000, perSecond: 1_000_000 },
    vendors: {
      [outsideVendor]: {
        launch: 'https://games.velora.example/open',
        keys: { [vendorKey.id]: vendorKey.secret },
      },
    },
  });

/** Sends a call of the wallet API as a vendor would. */
export const callPlatform = (
  platform: Pick<TestPlatform, 'ports'> & { app: Pick<TestPlatform['app'], 'fetch'> },
  name: WalletCallName,
  request: unknown,
  { key = vendorKey, now = () => platform.ports.clock.now() } = {},
): Promise<SignedAnswer> =>
  sendSigned(
    {
      address: 'http://platform.example',
      key,
      now,
      fetch: async (url, init) => platform.app.fetch(new Request(url, init), { address: '203.0.113.9' }),
    },
    walletCalls[name],
    request,
  );

/** Somebody at a game of the vendor: what every call of the session says. */
export interface VendorSession {
  session: string;
  game: string;
  currency: string;
}

/** Opens a game on the site and trades its ticket, as the vendor does. */
export async function openVendorGame(
  platform: TestPlatform,
  visitor: Visitor,
): Promise<VendorSession & { reply: Record<string, unknown> }> {
  const [game] = await platform.db
    .select()
    .from(games)
    .where(
      and(
        eq(games.vassalage, outsideVendor),
        eq(games.category, 'RNG'),
        eq(games.state, 'open'),
        eq(games.freePlay, true),
      ),
    )
    .limit(1);
  const launch = await visitor.call(contract.games.launch, {
    ...launchFixed,
    gameId: game?.id ?? '',
    vassalage: outsideVendor,
    username: '',
    token: '',
    merchantCode: visitor.merchant,
    language: 'en',
  });
  const url = new URL((launch.value as { game_url: string }).game_url);
  const asked = { ticket: url.searchParams.get('ticket'), game: url.searchParams.get('game') };
  const { status, body } = await callPlatform(platform, 'authenticate', asked);
  if (status !== 200 || !body) throw new Error(`the ticket was refused: ${JSON.stringify(body)}`);
  const { session, currency } = body as Record<string, string>;
  return { session: session ?? '', game: asked.game ?? '', currency: currency ?? '', reply: body };
}

/** Kinds of postings with the vendors' houses, and those of them that stand among movements, where no game's belong. */
export async function vendorPostings({ db }: Pick<TestPlatform, 'db'>) {
  const posted = await db
    .selectDistinct({ kind: ledgerTransactions.kind })
    .from(ledgerTransactions)
    .where(like(ledgerTransactions.kind, 'vendor%'))
    .orderBy(ledgerTransactions.kind);
  const moved = await db.$count(movements, like(movements.kind, 'vendor%'));
  return { kinds: posted.map(({ kind }) => kind), moved };
}
