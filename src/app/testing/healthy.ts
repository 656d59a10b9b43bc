import type { Contract } from '#contract';
import { memberReply, sessionStart, slider } from './signIn';

/** A call of the contract, as `area.name`. */
export type CallName = {
  [Area in keyof Contract]: `${Area}.${Extract<keyof Contract[Area], string>}`;
}[keyof Contract];

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'LENGTH',
  minLength: 1,
  maxLength: 64,
};

const contact = { masked: null, isVerified: false, proofs: ['password'] };
const overview = {
  password: { changedAt: '2026-01-01T00:00:00.000Z', isExpired: false },
  transactionPassword: { isSet: true, triesLeft: 5 },
  mobile: contact,
  email: contact,
  authenticator: null,
  memberSince: '2026-01-01T00:00:00.000Z',
};
const profile = { fields: [{ field: 'nickname', value: 'Minh', isLocked: false, rule }] };

const at = '2026-01-01T00:00:00.000Z';
const walletTransfer = {
  id: 't1',
  from: 0,
  to: 101,
  vendor: 'Velora',
  amount: '2000',
  currency: 'USD',
  status: 'done',
  isAutomatic: false,
  createdAt: at,
  endedAt: at,
};
const wallets = {
  isSingle: false,
  currency: 'USD',
  main: '1248025',
  heldByBonus: '0',
  inWithdrawals: '0',
  inTransfers: '0',
  vendors: [],
  quickAmounts: [],
  movesByItself: false,
  transfers: [],
};
const uplineTransfer = {
  id: 'u1',
  upline: 'arun',
  amount: '2000',
  currency: 'USD',
  note: '',
  reference: 'AU7Q44KD',
  createdAt: at,
};
const uplineTerms = {
  currency: 'USD',
  upline: { account: 'arun', since: at },
  balance: '1248025',
  sendable: '1248025',
  locked: '0',
  heldByBonus: '0',
  min: '1000',
  max: '500000',
  amountLeft: '1000000',
  amountPerDay: '1000000',
  quickAmounts: [],
  noteLength: 60,
  hasTransactionPassword: true,
  triesLeft: 5,
  recent: [],
};

/** Half of a pair whose other half nobody has. */
const publicKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAnB8wBYJflf731RL6cHJH
N3bv70MKD0aPC8iq+VeiRU9tbyAeCMQOJXHPp0ZAjyiixO8yMHBj4g3HXnGOT86z
uvUyAhaF1/WRp0WjTID7p8NtHBogSwDHieMlbuGZ5QWr+VmBUK9MVwOB13J2kVBd
1SDUrpiwCZMKy1ipJtDMntA1rOHFuTGfgGmFXfEIhs/ClrKwvgLPLURUCO0ZmSS5
wN6ll83e9wztWHzCecYruBqS21bd/lsVNvHVmG4ln5GOVwFBt0txkhUlZF3XF8ZH
qtLbu+bnG43/8JxXtaJ7vZRk02mQ0I8peHijDzVqSPAN5dZpUx6IR+rpyeL5At/r
JwIDAQAB
-----END PUBLIC KEY-----`;

/** What a platform that is well answers, for the calls of which a test says nothing. */
export const healthy: Partial<Record<CallName, unknown>> = {
  'start.status': {
    maintenance: false,
    regionRestriction: false,
    location: { country: 'VN' },
    info: { whitelabel: [] },
  },
  'support.liveChat': { version: { pathList: [{ type: 3, path: 'https://chat.test/' }] } },
  'start.registerSettings': { username: rule },
  'start.countryCodes': [{ countryCode: 'VN', countryDialingCode: '+84' }],
  'start.routers': { domainList: [{ domain: 'one.test' }, { domain: 'two.test' }] },
  'start.sealingKey': { kid: 'k1', publicKey, serverTime: Date.UTC(2026, 0, 1) },
  'start.updateLanguage': {},
  'session.login': sessionStart(),
  'session.loginCode': { expiredMinutes: 1 },
  'session.verifyLogin': sessionStart(),
  'session.remembered': { account: 'm***h', leftSeconds: 3_600 },
  'session.resume': sessionStart(),
  'session.forget': {},
  'session.state': { idleSeconds: 900, leftSeconds: 43_200 },
  'session.captcha': 'iVBORw==',
  'session.freeplay': sessionStart({ token: 'f'.repeat(43) }),
  'session.logout': {},
  'session.smsCode': { expiredMinutes: 1 },
  'session.registerSmsCode': { expiredMinutes: 1 },
  'session.humanChallenge': slider('c1'),
  'session.register': sessionStart(),
  'session.registerMobile': sessionStart(),
  'session.affiliate': { code: 'ARUN88' },
  'session.passwordByEmail': {},
  'session.passwordByPhone': { username: 'minh.tran' },
  'session.changePassword': {},
  'member.info': memberReply,
  'member.avatar': { avatar: '3', avatarType: 'STATIC' },
  'member.icon': { icons: ['/img/avatars/1.svg', '/img/avatars/2.svg'] },
  'member.unread': { count: 3 },
  'wallet.balance': { sumBalance: '1248025', currency: 'USD' },
  'wallet.merchantWallet': { isSingle: true },
  'wallet.wallets': wallets,
  'wallet.transfer': walletTransfer,
  'wallet.recallWallets': { transfers: [walletTransfer], closed: [] },
  'wallet.setMovesByItself': wallets,
  'cashier.uplineTransferTerms': uplineTerms,
  'cashier.transferToUpline': uplineTransfer,
  'team.downlineTransferTerms': {
    ...uplineTerms,
    downline: { id: 'aurora-mai', account: 'mai', balance: '20000' },
  },
  'team.transferToDownline': { ...uplineTransfer, downline: 'mai' },
  'team.mailTerms': { audiences: [{ audience: 'direct', accounts: 2 }], left: 20 },
  'team.sendMail': { receivers: 2, left: 19 },
  'team.moveIncome': { currency: 'USD', amount: '2000', income: '0' },
  'cashier.setTransactionPassword': { changedAt: '2026-01-01T00:00:00.000Z' },
  'security.overview': overview,
  'security.signIns': { list: [] },
  'security.endSession': { list: [] },
  'security.endOtherSessions': { list: [] },
  'security.reportSignIn': { moneyPausedUntil: '2026-01-02T00:00:00.000Z' },
  'security.profile': profile,
  'security.saveProfile': profile,
  'security.saveAvatar': { avatar: '4', avatarType: 'STATIC' },
  'security.sendProofCode': { expiredMinutes: 1 },
  'security.proveContact': { ticket: 't1', expiresInSeconds: 900 },
  'security.sendContactCode': { expiredMinutes: 1 },
  'security.bindContact': overview,
  'security.startAuthenticator': { secret: 'GEZDGNBV', uri: 'otpauth://totp/a?secret=GEZDGNBV' },
  'security.confirmAuthenticator': { recoveryCodes: ['a', 'b'] },
  'security.renewRecoveryCodes': { recoveryCodes: ['a', 'b'] },
  'security.removeAuthenticator': overview,
  'security.ownData': {
    madeAt: at,
    account: 'minh.tran',
    currency: 'USD',
    profile,
    security: overview,
    signIns: [],
    limits: [],
    pauses: [],
    movements: { total: 0, rows: [] },
    bets: { total: 0, rows: [] },
    messages: { total: 0, rows: [] },
  },
  'security.closeAccount': { closedAt: at },
  'games.favourites': { ids: [] },
  'home.announcements': { player: [], banners: [], promotion: [] },
  'home.announcementsSignedIn': { player: [], banners: [], promotion: [] },
};
