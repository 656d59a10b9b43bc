import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { PlatformConfig } from '../../config';
import type { Db } from '../../db/database';
import {
  accounts,
  games,
  launchTickets,
  providerSessions,
  sessions,
  spinSeeds,
  type Account,
  type SpinSeedRow,
} from '../../db/schema';
import { houseAccount, openVendorAccount } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { refuse } from '../../refusal';
import { secretText } from '../session/secrets';
import { defaultSettings, settingIn } from '../settings';
import type { DrawnRound } from '../wagers/playRound';
import { openPlayWallet } from '../wallet/vendorWallets';

/** Somebody at a game, and what every wager of theirs there says. */
export interface Play extends Pick<
  DrawnRound,
  'account' | 'game' | 'money' | 'wallet' | 'house' | 'stakeUnit'
> {
  id: string;
  /** Language tag that the launch asked for. */
  language: string;
  /** Of a slot, once it was opened: what its spins follow from. */
  seeds: SpinSeedRow | null;
}

/** A provider session lives as long as its site session, and never longer than this. */
const longestMs = 12 * 3_600_000;

/** Trial accounts play with trial money, everybody else with real money: never the other way round. */
const moneyOf = ({ type }: Account): Play['money'] => (type === 4 ? 'play' : 'real');

/**
 * Trades a launch ticket for a session of the provider. A ticket works once, until its 60 seconds are over, for the
 * game it was made for. Every other one is refused alike with `game.ticket`.
 */
export async function redeemTicket(
  { db, ports }: { db: Db; ports: Pick<Ports, 'clock' | 'ids' | 'random' | 'hasher'> },
  gameId: string,
  ticket: string,
): Promise<{ id: string; secret: string }> {
  const now = ports.clock.now();
  const ticketHash = await ports.hasher.digest(ticket);
  const secret = secretText(ports.random);
  const secretHash = await ports.hasher.digest(secret);
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(launchTickets)
      .set({ usedAt: now })
      .where(
        and(
          eq(launchTickets.ticketHash, ticketHash),
          eq(launchTickets.gameId, gameId),
          isNull(launchTickets.usedAt),
          gt(launchTickets.expiresAt, now),
        ),
      )
      .returning();
    if (!used) refuse('game.ticket');
    const id = ports.ids.next();
    await tx.insert(providerSessions).values({
      id,
      secretHash,
      ticketId: used.id,
      accountId: used.accountId,
      sessionId: used.sessionId,
      gameId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + longestMs),
    });
    const [found] = await tx
      .select({ account: accounts, vassalage: games.vassalage })
      .from(accounts)
      .innerJoin(games, eq(games.id, gameId))
      .where(eq(accounts.id, used.accountId));
    if (!found) refuse('game.ticket');
    await openVendorAccount(tx, { ...vendorOf(found.account, found.vassalage), at: now });
    return { id, secret };
  });
}

const vendorOf = (account: Account, vassalage: string) => ({
  merchant: account.merchantCode,
  vassalage,
  currency: account.currency,
  money: moneyOf(account),
});

/**
 * A session of the provider with all that it is about, prepared once for a database: to make its text anew costs more than to
 * run it. Unless the page asks by itself, the site session is seen in the same statement, once a second at most and only
 * where nothing of it is over.
 */
function prepareResume(db: Db, isBackground: boolean) {
  const at = sql.placeholder;
  const seen = db.$with('seen').as(
    db
      .update(sessions)
      .set({ lastSeenAt: sql`${at('now')}` })
      .from(providerSessions)
      .where(
        and(
          eq(sessions.id, providerSessions.sessionId),
          eq(providerSessions.id, at('id')),
          eq(providerSessions.secretHash, at('secretHash')),
          gt(providerSessions.expiresAt, at('now')),
          isNull(sessions.endedAt),
          gt(sessions.absoluteEndAt, at('now')),
          gt(sessions.lastSeenAt, at('idleSince')),
          lte(sessions.lastSeenAt, at('secondAgo')),
        ),
      )
      .returning({ id: sessions.id }),
  );
  return db
    .with(...(isBackground ? [] : [seen]))
    .select({
      own: providerSessions,
      site: sessions,
      account: accounts,
      game: games,
      language: launchTickets.language,
      seeds: spinSeeds,
      isSingleWallet: settingIn(accounts.merchantCode, 'singleWallet'),
      stakeUnit: settingIn(accounts.merchantCode, 'stakeUnit'),
    })
    .from(providerSessions)
    .innerJoin(launchTickets, eq(launchTickets.id, providerSessions.ticketId))
    .innerJoin(sessions, eq(sessions.id, providerSessions.sessionId))
    .innerJoin(accounts, eq(accounts.id, providerSessions.accountId))
    .innerJoin(games, eq(games.id, providerSessions.gameId))
    .leftJoin(
      spinSeeds,
      and(
        eq(spinSeeds.accountId, providerSessions.accountId),
        eq(spinSeeds.gameId, providerSessions.gameId),
        isNull(spinSeeds.revealedAt),
      ),
    )
    .where(eq(providerSessions.id, at('id')))
    .prepare(isBackground ? 'resume_in_background' : 'resume');
}

const resumes = { true: new WeakMap<Db, Resume>(), false: new WeakMap<Db, Resume>() };
type Resume = ReturnType<typeof prepareResume>;

function resumeOf(db: Db, isBackground: boolean): Resume {
  const known = resumes[`${isBackground}`].get(db) ?? prepareResume(db, isBackground);
  resumes[`${isBackground}`].set(db, known);
  return known;
}

/**
 * Who is at the game, from both halves of its session. Refuses with `session.ended` when either half is wrong, or when
 * the site session that launched the game is over: signing out of the site ends its games with the next request.
 * Playing counts as being there, so it keeps the site session from going idle.
 * @param isBackground no sign that somebody is there: a page asks by itself, or a vendor ends a round
 * @param isAfterEnd gives also who was at a game whose session is over, for what that session's bets brought
 */
export async function resumePlay(
  {
    db,
    ports,
    config,
  }: { db: Db; ports: Pick<Ports, 'clock' | 'hasher'>; config: Pick<PlatformConfig, 'idleMinutes'> },
  id: string,
  secret: string,
  { isBackground = false, isAfterEnd = false }: { isBackground?: boolean; isAfterEnd?: boolean } = {},
): Promise<Play> {
  const now = ports.clock.now();
  const secretHash = await ports.hasher.digest(secret);
  const [found] = await resumeOf(db, isBackground).execute({
    id,
    ...(!isBackground && {
      secretHash,
      now: now.toISOString(),
      idleSince: new Date(now.getTime() - config.idleMinutes * 60_000).toISOString(),
      secondAgo: new Date(now.getTime() - 1_000).toISOString(),
    }),
  });
  // Fingerprints of 256 random bits: comparing them in varying time tells nothing about the secret.
  if (!found || found.own.secretHash !== secretHash) refuse('session.ended');
  const { own, site, account, game, language } = found;
  const idleMs = now.getTime() - site.lastSeenAt.getTime();
  if (
    !isAfterEnd &&
    (site.endedAt ||
      now >= own.expiresAt ||
      now >= site.absoluteEndAt ||
      idleMs >= config.idleMinutes * 60_000 ||
      account.status !== 'active')
  )
    refuse('session.ended');
  const { merchant, currency, money } = vendorOf(account, game.vassalage);
  return {
    id,
    account,
    game,
    money,
    wallet: await openPlayWallet(db, account, game.vassalage, {
      at: now,
      isSingle: found.isSingleWallet ?? defaultSettings.singleWallet,
    }),
    // Opened with the session.
    house: houseAccount(merchant, `provider:${game.vassalage}`, currency, money),
    language,
    seeds: found.seeds,
    stakeUnit: BigInt(found.stakeUnit ?? defaultSettings.stakeUnit),
  };
}
