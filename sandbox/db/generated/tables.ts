// Made from the schema by schema.test.ts (`npx vitest run sandbox/db/schema.test.ts -u`). Change the SQL, not this.
import { bigint, bit, boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ActKind, Article, BetDetails, BetKind, BetStatus, BonusTerms, CashbackOf, ContractKind, ContractStatus, ContractTerms, Ending, GameCategory, LocalisedText, MailAudience, PayFigures, PromotionRules, RoomState, StoredBetStep, UserType, Wording } from '../columnTypes';

export const accountIdentifiers = pgTable(
  'account_identifiers',
  {
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind', { enum: ['email', 'mobile'] }).notNull(),
    valueKey: text('value_key').notNull(),
    accountId: text('account_id').notNull(),
    verifiedAt: timestamp('verified_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.valueKey] })],
);

export const accountReviews = pgTable(
  'account_reviews',
  {
    accountId: text('account_id').primaryKey(),
    matchId: text('match_id').notNull(),
    reason: text('reason', { enum: ['contact', 'person', 'device'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    clearedAt: timestamp('cleared_at', { withTimezone: true, mode: 'date' }),
  },
);

export const accountUplines = pgTable(
  'account_uplines',
  {
    uplineId: text('upline_id').notNull(),
    accountId: text('account_id').notNull(),
    distance: integer('distance').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uplineId, table.accountId] })],
);

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true, mode: 'date' }).notNull(),
    passwordState: text('password_state', { enum: ['own', 'default', 'expired'] }).notNull().default('own'),
    paymentPasswordHash: text('payment_password_hash'),
    type: integer('type').$type<UserType>().notNull(),
    status: text('status', { enum: ['active', 'disabled', 'closed'] }).notNull().default('active'),
    nickname: text('nickname').notNull(),
    currency: text('currency').notNull(),
    language: text('language'),
    avatar: text('avatar').notNull().default('1'),
    avatarType: text('avatar_type', { enum: ['CUSTOM', 'STATIC'] }).notNull().default('STATIC'),
    uplineId: text('upline_id'),
    toUpline: boolean('to_upline').notNull().default(false),
    inviteCode: text('invite_code'),
    clubLabel: text('club_label'),
    memberLabels: jsonb('member_labels').$type<string[]>().notNull().default([]),
    flags: jsonb('flags').$type<Record<string, boolean>>().notNull().default({}),
    fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true, mode: 'date' }),
    paymentPasswordChangedAt: timestamp('payment_password_changed_at', { withTimezone: true, mode: 'date' }),
    moneyPausedUntil: timestamp('money_paused_until', { withTimezone: true, mode: 'date' }),
    realityCheckMinutes: integer('reality_check_minutes').notNull().default(60),
    limitOffered: boolean('limit_offered').notNull().default(false),
    limitsSeenAt: timestamp('limits_seen_at', { withTimezone: true, mode: 'date' }),
    lotterySeries: integer('lottery_series'),
  },
);

export const agentContracts = pgTable(
  'agent_contracts',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind', { enum: ['dividend', 'daily', 'hourly', 'realTime'] }).notNull(),
    uplineId: text('upline_id'),
    downlineId: text('downline_id').notNull(),
    currency: text('currency').notNull(),
    terms: jsonb('terms').$type<ContractTerms>().notNull(),
    version: integer('version').notNull(),
    status: text('status', { enum: ['offered', 'accepted', 'rejected', 'withdrawn', 'lapsed', 'terminated', 'replaced', 'ended'] }).notNull(),
    offeredAt: timestamp('offered_at', { withTimezone: true, mode: 'date' }).notNull(),
    lapsesAt: timestamp('lapses_at', { withTimezone: true, mode: 'date' }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date' }),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }),
    settledTo: timestamp('settled_to', { withTimezone: true, mode: 'date' }),
    reason: text('reason').notNull().default(''),
  },
);

export const announcementReads = pgTable(
  'announcement_reads',
  {
    accountId: text('account_id').notNull(),
    slug: text('slug').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.slug] })],
);

export const announcements = pgTable(
  'announcements',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    type: text('type', { enum: ['PL', 'PU'] }).notNull(),
    title: jsonb('title').$type<Wording>().notNull(),
    content: jsonb('content').$type<Wording>().notNull().default({}),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }),
    sort: integer('sort').notNull().default(0),
  },
);

export const articleRatings = pgTable(
  'article_ratings',
  {
    merchantCode: text('merchant_code').notNull(),
    slug: text('slug').notNull(),
    voter: text('voter').notNull(),
    hasHelped: boolean('has_helped').notNull(),
    reason: text('reason', { enum: ['unclear', 'incomplete', 'wrong'] }),
    ratedAt: timestamp('rated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.slug, table.voter] })],
);

export const articleTexts = pgTable(
  'article_texts',
  {
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    keywords: text('keywords').notNull().default(''),
    source: text('source').notNull(),
    sections: jsonb('sections').$type<Article['sections']>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.slug, table.language] })],
);

export const articleTopics = pgTable(
  'article_topics',
  {
    merchantCode: text('merchant_code').notNull(),
    slug: text('slug').notNull(),
    title: jsonb('title').$type<LocalisedText>().notNull(),
    sort: integer('sort').notNull(),
    kind: text('kind', { enum: ['help', 'blog'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.slug] })],
);

export const articles = pgTable(
  'articles',
  {
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind', { enum: ['help', 'news', 'blog', 'agents'] }).notNull(),
    slug: text('slug').notNull(),
    topic: text('topic').notNull().default(''),
    sort: integer('sort').notNull().default(0),
    image: text('image').notNull().default(''),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull(),
    author: text('author').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.slug] })],
);

export const banners = pgTable(
  'banners',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    title: jsonb('title').$type<Wording>().notNull(),
    text: jsonb('text').$type<Wording>().notNull().default({}),
    label: jsonb('label').$type<Wording>().notNull().default({}),
    action: jsonb('action').$type<Wording>().notNull().default({}),
    image: text('image').notNull(),
    imageSmall: text('image_small'),
    href: text('href').notNull().default(''),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }),
    sort: integer('sort').notNull().default(0),
  },
);

export const betChanges = pgTable(
  'bet_changes',
  {
    accountId: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    gameType: text('game_type').notNull(),
    status: text('status').$type<BetStatus>().notNull(),
    bets: bigint('bets', { mode: 'bigint' }).notNull(),
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    payout: bigint('payout', { mode: 'bigint' }).notNull(),
    validBet: bigint('valid_bet', { mode: 'bigint' }).notNull(),
    lastSequence: bigint('last_sequence', { mode: 'bigint' }).notNull(),
  },
);

export const betDays = pgTable(
  'bet_days',
  {
    accountId: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    gameType: text('game_type').notNull(),
    vassalage: text('vassalage').notNull(),
    status: text('status').$type<BetStatus>().notNull(),
    bets: bigint('bets', { mode: 'bigint' }).notNull(),
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    payout: bigint('payout', { mode: 'bigint' }).notNull(),
    validBet: bigint('valid_bet', { mode: 'bigint' }).notNull(),
    lastSequence: bigint('last_sequence', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.gameType, table.vassalage, table.status] })],
);

export const bets = pgTable(
  'bets',
  {
    id: text('id').notNull(),
    sequence: bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    accountId: text('account_id').notNull(),
    gameId: text('game_id').notNull(),
    gameType: text('game_type').notNull(),
    vassalage: text('vassalage').notNull(),
    currency: text('currency').notNull(),
    kind: text('kind', { enum: ['round', 'vendor', 'table', 'room', 'sports', 'lottery'] }).notNull().default('round'),
    money: text('money', { enum: ['real', 'play'] }).notNull().default('real'),
    status: text('status', { enum: ['open', 'won', 'lost', 'even', 'void'] }).notNull(),
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    payout: bigint('payout', { mode: 'bigint' }).notNull().default(0n),
    validBet: bigint('valid_bet', { mode: 'bigint' }).notNull().default(0n),
    validBetReason: text('valid_bet_reason', { enum: ['full', 'share', 'open', 'even', 'pushed', 'void', 'cashedOut', 'lowOdds', 'coversDraw'] }).notNull(),
    validBetShare: integer('valid_bet_share').notNull().default(10000),
    placedAt: timestamp('placed_at', { withTimezone: true, mode: 'date' }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true, mode: 'date' }),
    at: timestamp('at', { withTimezone: true, mode: 'date' }),
    day: date('day', { mode: 'string' }).notNull(),
    wagerId: text('wager_id'),
    wallet: text('wallet'),
    house: text('house'),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
    details: jsonb('details').$type<BetDetails[BetKind]>().notNull().default({}),
    pick: text('pick').notNull().default(''),
    steps: jsonb('steps').$type<StoredBetStep[]>().notNull().default([]),
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.id, table.placedAt] })],
);

export const captchas = pgTable(
  'captchas',
  {
    id: text('id').primaryKey(),
    visitorId: text('visitor_id').notNull(),
    answerHash: text('answer_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const cardRooms = pgTable(
  'card_rooms',
  {
    id: text('id').primaryKey(),
    gameId: text('game_id').notNull(),
    house: text('house').notNull(),
    state: jsonb('state').$type<RoomState>().notNull(),
    nextAt: timestamp('next_at', { withTimezone: true, mode: 'date' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    chatId: text('chat_id').notNull(),
    place: integer('place').notNull(),
    sender: text('sender', { enum: ['visitor', 'helper', 'person'] }).notNull(),
    body: text('body').notNull(),
    articles: jsonb('articles').$type<{ id: string; title: string }[]>().notNull().default([]),
    key: text('key'),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.place] })],
);

export const chats = pgTable(
  'chats',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    secretHash: text('secret_hash').notNull(),
    language: text('language').notNull(),
    state: text('state', { enum: ['articles', 'waiting', 'person'] }).notNull().default('articles'),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const clientErrors = pgTable(
  'client_errors',
  {
    digest: text('digest').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    area: text('area').notNull(),
    release: text('release').notNull(),
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    count: integer('count').notNull().default(1),
    firstAt: timestamp('first_at', { withTimezone: true, mode: 'date' }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const contactTickets = pgTable(
  'contact_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    accountId: text('account_id').notNull(),
    sessionId: text('session_id').notNull(),
    kind: text('kind', { enum: ['mobile', 'email'] }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    boundValue: text('bound_value'),
  },
);

export const contentPictures = pgTable(
  'content_pictures',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    file: text('file').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const contentSources = pgTable(
  'content_sources',
  {
    merchantCode: text('merchant_code').notNull(),
    path: text('path').notNull(),
    html: text('html').notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.path] })],
);

export const contractEvents = pgTable(
  'contract_events',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    contractId: text('contract_id').notNull(),
    event: text('event').$type<ContractStatus>().notNull(),
    actorId: text('actor_id'),
    reason: text('reason').notNull().default(''),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const contractPayments = pgTable(
  'contract_payments',
  {
    slipId: text('slip_id').notNull(),
    number: integer('number').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    transactionId: text('transaction_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.slipId, table.number] })],
);

export const contractSlips = pgTable(
  'contract_slips',
  {
    id: text('id').primaryKey(),
    contractId: text('contract_id').notNull(),
    kind: text('kind').$type<ContractKind>().notNull(),
    uplineId: text('upline_id'),
    downlineId: text('downline_id').notNull(),
    currency: text('currency').notNull(),
    level: integer('level').notNull(),
    fromAt: timestamp('from_at', { withTimezone: true, mode: 'date' }).notNull(),
    toAt: timestamp('to_at', { withTimezone: true, mode: 'date' }).notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    figures: jsonb('figures').$type<PayFigures>().notNull(),
    validBet: bigint('valid_bet', { mode: 'bigint' }).notNull(),
    netLoss: bigint('net_loss', { mode: 'bigint' }).notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    paid: bigint('paid', { mode: 'bigint' }).notNull().default(0n),
    settledAt: timestamp('settled_at', { withTimezone: true, mode: 'date' }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true, mode: 'date' }),
  },
);

export const depositPayments = pgTable(
  'deposit_payments',
  {
    id: text('id').primaryKey(),
    depositId: text('deposit_id').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    fee: bigint('fee', { mode: 'bigint' }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const depositProofs = pgTable(
  'deposit_proofs',
  {
    id: text('id').primaryKey(),
    depositId: text('deposit_id').notNull(),
    mediaType: text('media_type').notNull(),
    digest: text('digest').notNull(),
    file: text('file').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const deposits = pgTable(
  'deposits',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind', { enum: ['qr', 'bank', 'ewallet', 'card'] }).notNull(),
    channel: text('channel').notNull(),
    currency: text('currency').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    payable: bigint('payable', { mode: 'bigint' }).notNull(),
    fee: bigint('fee', { mode: 'bigint' }).notNull().default(0n),
    credited: bigint('credited', { mode: 'bigint' }).notNull().default(0n),
    payments: integer('payments').notNull().default(0),
    status: text('status', { enum: ['created', 'paid', 'credited', 'expired', 'failed', 'cancelled'] }).notNull(),
    reference: text('reference').notNull(),
    reason: text('reason'),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true, mode: 'date' }),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  },
);

export const draws = pgTable(
  'draws',
  {
    lotteryCode: text('lottery_code').notNull(),
    issue: text('issue').notNull(),
    drawnAt: timestamp('drawn_at', { withTimezone: true, mode: 'date' }).notNull(),
    numbers: jsonb('numbers').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lotteryCode, table.issue] })],
);

export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    kind: text('kind').notNull(),
    merchantCode: text('merchant_code'),
    accountId: text('account_id'),
    sessionId: text('session_id'),
    network: text('network'),
    requestId: text('request_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
);

export const favourites = pgTable(
  'favourites',
  {
    accountId: text('account_id').notNull(),
    gameId: text('game_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);

export const feedback = pgTable(
  'feedback',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    merchantCode: text('merchant_code').notNull(),
    type: text('type', { enum: ['problem', 'complaint', 'idea', 'praise'] }).notNull(),
    part: text('part', { enum: ['deposit', 'withdrawal', 'game', 'bonus', 'account', 'site', 'other'] }),
    content: text('content').notNull(),
    state: text('state', { enum: ['open', 'noted', 'answered', 'fixed'] }).notNull().default('open'),
    answer: text('answer'),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }),
    key: text('key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const fishingRounds = pgTable(
  'fishing_rounds',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    gameId: text('game_id').notNull(),
    shots: integer('shots').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    firedAt: timestamp('fired_at', { withTimezone: true, mode: 'date' }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  },
);

export const formerContacts = pgTable(
  'former_contacts',
  {
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['mobile', 'email'] }).notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.value] })],
);

export const freeSpins = pgTable(
  'free_spins',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    gameId: text('game_id').notNull(),
    cause: text('cause').notNull(),
    title: jsonb('title').$type<Wording>().notNull(),
    currency: text('currency').notNull(),
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    spins: integer('spins').notNull(),
    used: integer('used').notNull().default(0),
    won: bigint('won', { mode: 'bigint' }).notNull().default(0n),
    wagering: integer('wagering').notNull(),
    days: integer('days').notNull(),
    maxStake: bigint('max_stake', { mode: 'bigint' }),
    maxWin: bigint('max_win', { mode: 'bigint' }),
    gameTypes: jsonb('game_types').$type<string[]>(),
    terms: jsonb('terms').$type<BonusTerms>().notNull(),
    house: text('house').notNull(),
    wallet: text('wallet').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const games = pgTable(
  'games',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    vassalage: text('vassalage').notNull(),
    category: text('category').$type<GameCategory>().notNull(),
    image: text('image').notNull(),
    minBet: bigint('min_bet', { mode: 'bigint' }).notNull(),
    maxBet: bigint('max_bet', { mode: 'bigint' }),
    lines: integer('lines').notNull().default(0),
    rtp: integer('rtp').notNull().default(0),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
    playing: integer('playing').notNull().default(0),
    badge: text('badge', { enum: ['hot', 'new', 'jackpot', ''] }).notNull().default(''),
    seats: integer('seats'),
    freePlay: boolean('free_play').notNull().default(true),
    popularity: integer('popularity').notNull().default(0),
    isRoom: boolean('is_room').notNull().default(false),
    state: text('state', { enum: ['open', 'closed'] }).notNull().default('open'),
    places: integer('places'),
  },
);

export const humanChallenges = pgTable(
  'human_challenges',
  {
    id: text('id').primaryKey(),
    action: text('action').notNull(),
    visitorId: text('visitor_id').notNull(),
    network: text('network').notNull(),
    kind: text('kind', { enum: ['slider', 'work'] }).notNull(),
    answer: text('answer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const jackpotStakes = pgTable(
  'jackpot_stakes',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    currency: text('currency').notNull(),
    money: text('money', { enum: ['real', 'play'] }).notNull(),
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
  },
);

export const jackpotWins = pgTable(
  'jackpot_wins',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    accountLabel: text('account_label').notNull(),
    gameId: text('game_id').notNull(),
    level: text('level', { enum: ['minor', 'major', 'grand'] }).notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    money: text('money', { enum: ['real', 'play'] }).notNull(),
    wonAt: timestamp('won_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const jackpots = pgTable(
  'jackpots',
  {
    merchantCode: text('merchant_code').notNull(),
    currency: text('currency').notNull(),
    money: text('money', { enum: ['real', 'play'] }).notNull(),
    level: text('level', { enum: ['minor', 'major', 'grand'] }).notNull(),
    parts: bigint('parts', { mode: 'bigint' }).notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true, mode: 'date' }).notNull(),
    elsewhereAt: timestamp('elsewhere_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.currency, table.money, table.level] })],
);

export const keyedWrites = pgTable(
  'keyed_writes',
  {
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    result: jsonb('result').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.key] })],
);

export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: text('account_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true, mode: 'date' }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.visitorId] })],
);

export const knownNetworks = pgTable(
  'known_networks',
  {
    accountId: text('account_id').notNull(),
    network: text('network').notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true, mode: 'date' }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.network] })],
);

export const launchTickets = pgTable(
  'launch_tickets',
  {
    id: text('id').primaryKey(),
    ticketHash: text('ticket_hash').notNull(),
    accountId: text('account_id').notNull(),
    sessionId: text('session_id').notNull(),
    gameId: text('game_id').notNull(),
    language: text('language').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, mode: 'date' }),
  },
);

export const leaderboardSums = pgTable(
  'leaderboard_sums',
  {
    accountId: text('account_id').notNull(),
    period: text('period', { enum: ['week', 'month'] }).notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    merchantCode: text('merchant_code').notNull(),
    currency: text('currency').notNull(),
    validBet: bigint('valid_bet', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.period, table.startsOn] })],
);

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id'),
    purpose: text('purpose').notNull(),
    currency: text('currency').notNull(),
    money: text('money', { enum: ['real', 'play'] }).notNull().default('real'),
    balance: bigint('balance', { mode: 'bigint' }).notNull().default(0n),
    version: bigint('version', { mode: 'bigint' }).notNull().default(0n),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    owes: boolean('owes').notNull().default(false),
  },
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transactionId: text('transaction_id').notNull(),
    line: integer('line').notNull(),
    accountId: text('account_id').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'bigint' }).notNull(),
    version: bigint('version', { mode: 'bigint' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.line] })],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: text('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    kind: text('kind').notNull(),
    reverses: text('reverses'),
    meta: jsonb('meta').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const linkRegistrations = pgTable(
  'link_registrations',
  {
    accountId: text('account_id').primaryKey(),
    linkId: text('link_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const linkVisits = pgTable(
  'link_visits',
  {
    linkId: text('link_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.visitorId] })],
);

export const loginTickets = pgTable(
  'login_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    accountId: text('account_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    way: jsonb('way').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, mode: 'date' }),
  },
);

export const lotteries = pgTable(
  'lotteries',
  {
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    family: text('family', { enum: ['SSC', '11X5', 'PK10', 'LHC', 'LF', 'K3', 'PCB', 'VN'] }).notNull(),
    everySeconds: integer('every_seconds').notNull(),
    firstDraw: integer('first_draw').notNull().default(0),
    popularity: integer('popularity').notNull().default(0),
    rules: jsonb('rules').$type<Record<string, unknown>>().notNull().default({}),
    state: text('state', { enum: ['open', 'closed'] }).notNull().default('open'),
  },
);

export const matches = pgTable(
  'matches',
  {
    id: text('id').primaryKey(),
    league: text('league').notNull(),
    home: text('home').notNull(),
    away: text('away').notNull(),
    homeCrest: integer('home_crest').notNull(),
    awayCrest: integer('away_crest').notNull(),
    sport: text('sport').notNull().default('football'),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date' }).notNull(),
    script: jsonb('script').$type<Record<string, unknown>>().notNull().default({}),
  },
);

export const memberMissions = pgTable(
  'member_missions',
  {
    accountId: text('account_id').notNull(),
    missionId: text('mission_id').notNull(),
    period: date('period', { mode: 'string' }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true, mode: 'date' }).notNull(),
    reachedAt: timestamp('reached_at', { withTimezone: true, mode: 'date' }),
    claimedAt: timestamp('claimed_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.missionId, table.period] })],
);

export const memberTransfers = pgTable(
  'member_transfers',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    receiverId: text('receiver_id').notNull(),
    merchantCode: text('merchant_code').notNull(),
    currency: text('currency').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    note: text('note').notNull(),
    reference: text('reference').notNull(),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    direction: text('direction', { enum: ['up', 'down'] }).notNull(),
  },
);

export const merchants = pgTable(
  'merchants',
  {
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    kind: text('kind').notNull().default('platform'),
    title: jsonb('title').$type<Wording>().notNull(),
    body: jsonb('body').$type<Wording>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }),
    category: text('category', { enum: ['deposit', 'withdrawal', 'security', 'bonus', 'limit', 'service', 'contract', 'news'] }).notNull().default('news'),
    href: text('href'),
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
    cause: text('cause'),
  },
);

export const missions = pgTable(
  'missions',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    place: integer('place').notNull(),
    title: jsonb('title').$type<Wording>().notNull(),
    line: jsonb('line').$type<Wording>().notNull(),
    period: text('period', { enum: ['once', 'daily', 'weekly'] }).notNull(),
    measure: text('measure', { enum: ['betDays', 'bets', 'games', 'stake', 'deposits', 'friends', 'authenticator'] }).notNull(),
    target: bigint('target', { mode: 'bigint' }).notNull(),
    minAmount: bigint('min_amount', { mode: 'bigint' }).notNull().default(0n),
    rounds: integer('rounds').notNull().default(1),
    gameTypes: jsonb('game_types').$type<string[]>(),
    kind: text('kind', { enum: ['cash', 'bonus'] }).notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    wagering: integer('wagering').notNull().default(0),
    days: integer('days').notNull().default(0),
    maxStake: bigint('max_stake', { mode: 'bigint' }),
    isOn: boolean('is_on').notNull().default(true),
    since: date('since', { mode: 'string' }).notNull(),
  },
);

export const movementChanges = pgTable(
  'movement_changes',
  {
    accountId: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    type: text('type').notNull(),
    countIn: bigint('count_in', { mode: 'bigint' }).notNull(),
    amountIn: bigint('amount_in', { mode: 'bigint' }).notNull(),
    countOut: bigint('count_out', { mode: 'bigint' }).notNull(),
    amountOut: bigint('amount_out', { mode: 'bigint' }).notNull(),
    lastSequence: bigint('last_sequence', { mode: 'bigint' }).notNull(),
  },
);

export const movementDays = pgTable(
  'movement_days',
  {
    accountId: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    wallet: text('wallet').notNull(),
    type: text('type').notNull(),
    kind: text('kind').notNull(),
    countIn: bigint('count_in', { mode: 'bigint' }).notNull(),
    amountIn: bigint('amount_in', { mode: 'bigint' }).notNull(),
    countOut: bigint('count_out', { mode: 'bigint' }).notNull(),
    amountOut: bigint('amount_out', { mode: 'bigint' }).notNull(),
    lastSequence: bigint('last_sequence', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.wallet, table.type, table.kind] })],
);

export const movements = pgTable(
  'movements',
  {
    id: text('id').notNull(),
    sequence: bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    accountId: text('account_id').notNull(),
    wallet: text('wallet', { enum: ['main', 'income'] }).notNull(),
    type: text('type').notNull(),
    kind: text('kind').notNull(),
    currency: text('currency').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'bigint' }).notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.at] })],
);

export const nonces = pgTable(
  'nonces',
  {
    nonce: text('nonce').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const operatorActs = pgTable(
  'operator_acts',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey(),
    entry: text('entry').notNull(),
    seal: text('seal').notNull(),
    kind: text('kind').$type<ActKind>().notNull(),
    ofId: bigint('of_id', { mode: 'bigint' }),
  },
);

export const operatorHeads = pgTable(
  'operator_heads',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    actId: bigint('act_id', { mode: 'bigint' }).notNull(),
    actSeal: text('act_seal').notNull(),
    signature: text('signature').notNull(),
  },
);

export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    channel: text('channel', { enum: ['sms', 'mail'] }).notNull(),
    recipient: text('recipient').notNull(),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const ownAvatars = pgTable(
  'own_avatars',
  {
    accountId: text('account_id').primaryKey(),
    id: text('id').notNull(),
    mediaType: text('media_type', { enum: ['image/png', 'image/jpeg'] }).notNull(),
    file: text('file').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true, mode: 'date' }),
  },
);

export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind', { enum: ['bank', 'ewallet'] }).notNull(),
    bank: text('bank').notNull(),
    holder: text('holder').notNull(),
    number: text('number').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true, mode: 'date' }),
  },
);

export const playLimits = pgTable(
  'play_limits',
  {
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['deposit', 'loss', 'stake', 'session'] }).notNull(),
    period: text('period', { enum: ['day', 'week', 'month'] }).notNull(),
    product: text('product', { enum: ['all', 'casino', 'sports', 'lottery'] }).notNull().default('all'),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    since: timestamp('since', { withTimezone: true, mode: 'date' }).notNull(),
    readyAt: timestamp('ready_at', { withTimezone: true, mode: 'date' }),
    waitingAmount: bigint('waiting_amount', { mode: 'bigint' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.period, table.product] })],
);

export const playPauses = pgTable(
  'play_pauses',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['break', 'exclusion'] }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }),
    opensAt: timestamp('opens_at', { withTimezone: true, mode: 'date' }),
  },
);

export const playSessions = pgTable(
  'play_sessions',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true, mode: 'date' }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'date' }).notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true, mode: 'date' }).notNull(),
    stake: bigint('stake', { mode: 'bigint' }).notNull().default(0n),
    payout: bigint('payout', { mode: 'bigint' }).notNull().default(0n),
  },
);

export const playerDays = pgTable(
  'player_days',
  {
    accountId: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    status: text('status').$type<BetStatus>().notNull(),
    bets: bigint('bets', { mode: 'bigint' }).notNull(),
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    payout: bigint('payout', { mode: 'bigint' }).notNull(),
    validBet: bigint('valid_bet', { mode: 'bigint' }).notNull(),
    lastSequence: bigint('last_sequence', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.status] })],
);

export const playerMonths = pgTable(
  'player_months',
  {
    accountId: text('account_id').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    gameType: text('game_type').notNull(),
    bets: bigint('bets', { mode: 'bigint' }).notNull(),
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    payout: bigint('payout', { mode: 'bigint' }).notNull(),
    validBet: bigint('valid_bet', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month, table.gameType] })],
);

export const playerYears = pgTable(
  'player_years',
  {
    accountId: text('account_id').notNull(),
    year: integer('year').notNull(),
    days: bit('days', { dimensions: 366 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.year] })],
);

export const pointsItems = pgTable(
  'points_items',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    place: integer('place').notNull(),
    category: text('category', { enum: ['goods', 'voucher', 'bonus'] }).notNull(),
    name: jsonb('name').$type<Wording>().notNull(),
    line: jsonb('line').$type<Wording>().notNull(),
    image: text('image').notNull(),
    points: bigint('points', { mode: 'bigint' }).notNull(),
    minDeposits: bigint('min_deposits', { mode: 'bigint' }).notNull().default(0n),
    stock: integer('stock').notNull(),
    needs: text('needs', { enum: ['nothing', 'mobile', 'address'] }).notNull(),
    credit: bigint('credit', { mode: 'bigint' }),
    isPopular: boolean('is_popular').notNull().default(false),
    isOn: boolean('is_on').notNull().default(true),
  },
);

export const pointsRedemptions = pgTable(
  'points_redemptions',
  {
    id: text('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    accountId: text('account_id').notNull(),
    itemId: text('item_id').notNull(),
    quantity: integer('quantity').notNull(),
    points: bigint('points', { mode: 'bigint' }).notNull(),
    status: text('status', { enum: ['inProcess', 'rejected', 'approved'] }).notNull(),
    address: text('address').notNull(),
    mobile: text('mobile').notNull(),
    reason: text('reason'),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }),
  },
);

export const pointsRests = pgTable(
  'points_rests',
  {
    accountId: text('account_id').notNull(),
    type: text('type', { enum: ['live', 'lottery', 'PVP', 'slots', 'sports', 'deposit'] }).notNull(),
    parts: numeric('parts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.type] })],
);

export const promotionApplications = pgTable(
  'promotion_applications',
  {
    id: text('id').primaryKey(),
    promotionId: text('promotion_id').notNull(),
    accountId: text('account_id').notNull(),
    comment: text('comment').notNull(),
    status: text('status', { enum: ['applying', 'issued', 'rejected'] }).notNull(),
    reason: jsonb('reason').$type<Wording>(),
    amount: bigint('amount', { mode: 'bigint' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }),
  },
);

export const promotionMembers = pgTable(
  'promotion_members',
  {
    promotionId: text('promotion_id').notNull(),
    accountId: text('account_id').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.accountId] })],
);

export const promotionPictures = pgTable(
  'promotion_pictures',
  {
    applicationId: text('application_id').notNull(),
    place: integer('place').notNull(),
    mediaType: text('media_type').notNull(),
    file: text('file').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.place] })],
);

export const promotionTickets = pgTable(
  'promotion_tickets',
  {
    promotionId: text('promotion_id').notNull(),
    accountId: text('account_id').notNull(),
    number: integer('number').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull(),
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.accountId, table.number] })],
);

export const promotions = pgTable(
  'promotions',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    category: text('category').notNull().default(''),
    title: jsonb('title').$type<Wording>().notNull(),
    label: jsonb('label').$type<Wording>().notNull().default({}),
    terms: jsonb('terms').$type<Wording>().notNull().default({}),
    content: jsonb('content').$type<Wording>().notNull().default({}),
    image: text('image').notNull(),
    status: text('status', { enum: ['join', 'claim', 'applying', 'close', 'rejected', 'issued', 'claimed', 'process', 'joined', 'comingSoon'] }).notNull(),
    rules: jsonb('rules').$type<PromotionRules>().notNull().default({}),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }),
    sort: integer('sort').notNull().default(0),
    kind: text('kind', { enum: ['depositBonus', 'rebate', 'raffle', 'application'] }).notNull().default('application'),
  },
);

export const providerRounds = pgTable(
  'provider_rounds',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerSessionId: text('provider_session_id'),
    gameId: text('game_id').notNull(),
    vassalage: text('vassalage').notNull(),
    key: text('key').notNull(),
    currency: text('currency').notNull(),
    money: text('money', { enum: ['real', 'play'] }).notNull(),
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    win: bigint('win', { mode: 'bigint' }).notNull().default(0n),
    outcome: jsonb('outcome').$type<Record<string, unknown>>().notNull().default({}),
    state: text('state', { enum: ['open', 'settled', 'cancelled'] }).notNull(),
    balanceBefore: bigint('balance_before', { mode: 'bigint' }),
    balanceAfter: bigint('balance_after', { mode: 'bigint' }),
    ledgerTransactionId: text('ledger_transaction_id'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true, mode: 'date' }),
  },
);

export const providerSessions = pgTable(
  'provider_sessions',
  {
    id: text('id').primaryKey(),
    secretHash: text('secret_hash').notNull(),
    ticketId: text('ticket_id').notNull(),
    accountId: text('account_id').notNull(),
    sessionId: text('session_id').notNull(),
    gameId: text('game_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const rebateRates = pgTable(
  'rebate_rates',
  {
    accountId: text('account_id').notNull(),
    gameType: text('game_type').notNull(),
    rate: integer('rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameType] })],
);

export const recentGames = pgTable(
  'recent_games',
  {
    accountId: text('account_id').notNull(),
    gameId: text('game_id').notNull(),
    playedAt: timestamp('played_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    accountId: text('account_id').notNull(),
  },
);

export const referralRewards = pgTable(
  'referral_rewards',
  {
    accountId: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    deposit: bigint('deposit', { mode: 'bigint' }).notNull(),
    bets: bigint('bets', { mode: 'bigint' }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

export const referrals = pgTable(
  'referrals',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    referrerId: text('referrer_id').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true, mode: 'date' }).notNull(),
    joinedDay: date('joined_day', { mode: 'string' }).notNull(),
    excluded: text('excluded', { enum: ['device', 'address', 'paymentAccount'] }),
  },
);

export const registrationLinks = pgTable(
  'registration_links',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    merchantCode: text('merchant_code').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['agent', 'member'] }).notNull(),
    rates: jsonb('rates').$type<{ gameType: GameCategory; rate: number }[]>().notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    mostUses: integer('most_uses'),
    uses: integer('uses').notNull().default(0),
    isPaused: boolean('is_paused').notNull().default(false),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const rememberTokens = pgTable(
  'remember_tokens',
  {
    selector: text('selector').primaryKey(),
    validatorHash: text('validator_hash').notNull(),
    familyId: text('family_id').notNull(),
    accountId: text('account_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, mode: 'date' }),
    revokedAt: timestamp('revoked_at', { withTimezone: true, mode: 'date' }),
    sessionId: text('session_id'),
  },
);

export const resultCorrections = pgTable(
  'result_corrections',
  {
    id: text('id').primaryKey(),
    matchId: text('match_id').notNull(),
    round: integer('round').notNull(),
    ending: jsonb('ending').$type<Ending>().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true, mode: 'date' }),
  },
);

export const rewards = pgTable(
  'rewards',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['cash', 'bonus'] }).notNull(),
    title: jsonb('title').$type<Wording>().notNull(),
    reason: jsonb('reason').$type<Wording>().notNull(),
    currency: text('currency').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    wagering: integer('wagering').notNull().default(0),
    days: integer('days').notNull().default(0),
    maxStake: bigint('max_stake', { mode: 'bigint' }),
    maxWin: bigint('max_win', { mode: 'bigint' }),
    gameTypes: jsonb('game_types').$type<string[]>(),
    opensAt: timestamp('opens_at', { withTimezone: true, mode: 'date' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true, mode: 'date' }),
    promotionId: text('promotion_id'),
    cashback: jsonb('cashback').$type<CashbackOf>(),
    cause: text('cause'),
  },
);

export const sealingKeys = pgTable(
  'sealing_keys',
  {
    kid: text('kid').primaryKey(),
    publicPem: text('public_pem').notNull(),
    privatePem: text('private_pem').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    retiredAt: timestamp('retired_at', { withTimezone: true, mode: 'date' }),
  },
);

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    visitorId: text('visitor_id'),
    tokenHash: text('token_hash').notNull(),
    cookieHash: text('cookie_hash').notNull(),
    network: text('network').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, mode: 'date' }).notNull(),
    absoluteEndAt: timestamp('absolute_end_at', { withTimezone: true, mode: 'date' }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
    endedReason: text('ended_reason', { enum: ['logout', 'elsewhere', 'idle', 'absolute', 'password', 'disabled'] }),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    oldPasswordKnown: boolean('old_password_known').notNull().default(false),
    device: text('device', { enum: ['computer', 'phone', 'tablet', 'unknown'] }).notNull().default('unknown'),
    deviceName: text('device_name').notNull().default(''),
    isNewPlace: boolean('is_new_place').notNull().default(false),
    reportedAt: timestamp('reported_at', { withTimezone: true, mode: 'date' }),
  },
);

export const settings = pgTable(
  'settings',
  {
    merchantCode: text('merchant_code').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.key] })],
);

export const settledDays = pgTable(
  'settled_days',
  {
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.day] })],
);

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose').notNull(),
    merchantCode: text('merchant_code').notNull(),
    numberKey: text('number_key').notNull(),
    visitorId: text('visitor_id'),
    codeHash: text('code_hash').notNull(),
    wrong: integer('wrong').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, mode: 'date' }),
  },
);

export const spinSeeds = pgTable(
  'spin_seeds',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    gameId: text('game_id').notNull(),
    serverSeed: text('server_seed').notNull(),
    nextServerSeed: text('next_server_seed').notNull(),
    clientSeed: text('client_seed').notNull(),
    spins: integer('spins').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    revealedAt: timestamp('revealed_at', { withTimezone: true, mode: 'date' }),
  },
);

export const storedFiles = pgTable(
  'stored_files',
  {
    key: text('key').primaryKey(),
    mediaType: text('media_type').notNull(),
    data: text('data').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const systemState = pgTable(
  'system_state',
  {
    key: text('key').primaryKey(),
    value: jsonb('value').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const teamBetDays = pgTable(
  'team_bet_days',
  {
    teamId: text('team_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    gameType: text('game_type').notNull(),
    status: text('status').$type<BetStatus>().notNull(),
    bets: bigint('bets', { mode: 'bigint' }).notNull(),
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    payout: bigint('payout', { mode: 'bigint' }).notNull(),
    validBet: bigint('valid_bet', { mode: 'bigint' }).notNull(),
    lastSequence: bigint('last_sequence', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.day, table.gameType, table.status] })],
);

export const teamMails = pgTable(
  'team_mails',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    audience: text('audience').$type<MailAudience>().notNull(),
    receivers: integer('receivers').notNull(),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const teamMovementDays = pgTable(
  'team_movement_days',
  {
    teamId: text('team_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    type: text('type').notNull(),
    countIn: bigint('count_in', { mode: 'bigint' }).notNull(),
    amountIn: bigint('amount_in', { mode: 'bigint' }).notNull(),
    countOut: bigint('count_out', { mode: 'bigint' }).notNull(),
    amountOut: bigint('amount_out', { mode: 'bigint' }).notNull(),
    lastSequence: bigint('last_sequence', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.day, table.type] })],
);

export const teamPlayerDays = pgTable(
  'team_player_days',
  {
    teamId: text('team_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    players: bigint('players', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.day] })],
);

export const temporaryPasswords = pgTable(
  'temporary_passwords',
  {
    passwordHash: text('password_hash').primaryKey(),
    accountId: text('account_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndAt: timestamp('window_end_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const totpSecrets = pgTable(
  'totp_secrets',
  {
    accountId: text('account_id').primaryKey(),
    secret: text('secret').notNull(),
    lastStep: bigint('last_step', { mode: 'bigint' }).notNull().default(0n),
    since: timestamp('since', { withTimezone: true, mode: 'date' }),
  },
);

export const totpSetups = pgTable(
  'totp_setups',
  {
    accountId: text('account_id').primaryKey(),
    secret: text('secret').notNull(),
    sessionId: text('session_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const turnoverBets = pgTable(
  'turnover_bets',
  {
    requirementId: text('requirement_id').notNull(),
    betId: text('bet_id').notNull(),
    game: text('game').notNull(),
    validBet: bigint('valid_bet', { mode: 'bigint' }).notNull(),
    counted: bigint('counted', { mode: 'bigint' }).notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.requirementId, table.betId] })],
);

export const turnoverRequirements = pgTable(
  'turnover_requirements',
  {
    id: text('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['deposit', 'bonus'] }).notNull(),
    cause: text('cause').notNull(),
    title: jsonb('title').$type<Wording>(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    required: bigint('required', { mode: 'bigint' }).notNull(),
    done: bigint('done', { mode: 'bigint' }).notNull().default(0n),
    gameTypes: jsonb('game_types').$type<string[]>(),
    maxStake: bigint('max_stake', { mode: 'bigint' }),
    terms: jsonb('terms').$type<BonusTerms>(),
    status: text('status', { enum: ['open', 'met', 'expired', 'givenUp'] }).notNull().default('open'),
    openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  },
);

export const vendorMoves = pgTable(
  'vendor_moves',
  {
    id: text('id').primaryKey(),
    vassalage: text('vassalage').notNull(),
    answer: text('answer', { enum: ['done', 'refused'] }).notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const vendorTransactions = pgTable(
  'vendor_transactions',
  {
    vassalage: text('vassalage').notNull(),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['bet', 'win', 'rollback'] }).notNull(),
    accountId: text('account_id').notNull(),
    round: text('round').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull().default(0n),
    isRolledBack: boolean('is_rolled_back').notNull().default(false),
    endsRound: boolean('ends_round').notNull().default(false),
    betId: text('bet_id'),
    betPlacedAt: timestamp('bet_placed_at', { withTimezone: true, mode: 'date' }),
    freeSpins: text('free_spins'),
    inputHash: text('input_hash'),
    reply: jsonb('reply').$type<Record<string, unknown>>(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.vassalage, table.id] })],
);

export const vendors = pgTable(
  'vendors',
  {
    vassalage: text('vassalage').notNull(),
    category: text('category').$type<GameCategory>().notNull(),
    name: text('name').notNull(),
    accountTypeId: integer('account_type_id').notNull(),
    smallIcon: text('small_icon'),
    isHot: boolean('is_hot').notNull().default(false),
    isGame: text('is_game').notNull().default(''),
    isEsports: boolean('is_esports').notNull().default(false),
    state: text('state', { enum: ['open', 'closed'] }).notNull().default('open'),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vassalage, table.category] })],
);

export const vipMembers = pgTable(
  'vip_members',
  {
    accountId: text('account_id').primaryKey(),
    level: integer('level').notNull(),
    highest: integer('highest').notNull(),
    since: date('since', { mode: 'string' }).notNull(),
  },
);

export const visitors = pgTable(
  'visitors',
  {
    id: text('id').primaryKey(),
    cookieHash: text('cookie_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const walletTransfers = pgTable(
  'wallet_transfers',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    merchantCode: text('merchant_code').notNull(),
    vassalage: text('vassalage').notNull(),
    direction: text('direction', { enum: ['toVendor', 'toMain'] }).notNull(),
    currency: text('currency').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    status: text('status', { enum: ['pending', 'done', 'failed'] }).notNull(),
    isAutomatic: boolean('is_automatic').notNull().default(false),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    asked: integer('asked').notNull().default(0),
    nextAskAt: timestamp('next_ask_at', { withTimezone: true, mode: 'date' }),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  },
);

export const winners = pgTable(
  'winners',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    accountLabel: text('account_label').notNull(),
    gameId: text('game_id').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    currency: text('currency').notNull(),
    wonAt: timestamp('won_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
);

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    merchantCode: text('merchant_code').notNull(),
    payoutAccountId: text('payout_account_id').notNull(),
    currency: text('currency').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    fee: bigint('fee', { mode: 'bigint' }).notNull(),
    status: text('status', { enum: ['requested', 'reviewing', 'sending', 'sent', 'received', 'partlyReceived', 'notReceived', 'rejected', 'cancelled'] }).notNull(),
    reference: text('reference').notNull(),
    reason: text('reason'),
    receivedAmount: bigint('received_amount', { mode: 'bigint' }),
    isForced: boolean('is_forced').notNull().default(false),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    reviewingAt: timestamp('reviewing_at', { withTimezone: true, mode: 'date' }),
    sendingAt: timestamp('sending_at', { withTimezone: true, mode: 'date' }),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
    answerBy: timestamp('answer_by', { withTimezone: true, mode: 'date' }),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  },
);
