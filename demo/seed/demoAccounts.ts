import type { UserType } from '../../contract';

/** An account that every fresh world has, printed by `npm start`. The same names work at every demo brand. */
export interface DemoAccount {
  role: 'member' | 'agent' | 'leader' | 'trial' | 'first' | 'expired' | 'guarded';
  username: string;
  password: string;
  nickname: string;
  type: UserType;
  /** What the wallet holds at first, minor units; trial money for the trial account. */
  credit: bigint;
  /** Whose password it is: the member's own, one that the platform made up, or one that is too old. @default 'own' */
  passwordState?: 'own' | 'default' | 'expired';
  /** False for an account that nobody has signed in to yet. @default true */
  hasSignedIn?: boolean;
  /** Proved by its owner, in E.164: codes by sms go there. */
  mobileNum?: string;
  email?: string;
  /** Name on the bank account. */
  payeeName?: string;
  /** As `1992-03-14`. */
  birthday?: string;
  /** Six digits that withdrawals and transfers ask for. */
  transactionPassword?: string;
  /** Secret of the authenticator app, base 32. */
  totpSecret?: string;
  /** Asked for one more proof at every log-in, so that the flow can be seen again and again. */
  proofAtEveryLogin?: boolean;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'member',
    username: 'mira',
    password: 'harbour-light',
    nickname: 'Mira',
    type: 0,
    credit: 1_248_025n,
    mobileNum: '+6580000001',
    email: 'mira@example.test',
    payeeName: 'Mira Tan',
    birthday: '1992-03-14',
    transactionPassword: '482915',
  },
  {
    role: 'agent',
    username: 'arun',
    password: 'copper-bridge',
    nickname: 'Arun',
    type: 1,
    credit: 8_400_000n,
    payeeName: 'Arun Mehta',
    transactionPassword: '482915',
  },
  {
    role: 'leader',
    username: 'salma',
    password: 'silver-monsoon',
    nickname: 'Salma',
    type: 1,
    credit: 182_550n,
    payeeName: 'Salma Haddad',
    transactionPassword: '482915',
  },
  {
    role: 'trial',
    username: 'visitor',
    password: 'paper-lantern',
    nickname: 'Visitor',
    type: 4,
    credit: 1_000_000n,
  },
  {
    role: 'first',
    username: 'nina',
    password: 'first-morning',
    nickname: 'Nina',
    type: 0,
    credit: 50_000n,
    passwordState: 'default',
    hasSignedIn: false,
  },
  {
    role: 'expired',
    username: 'oskar',
    password: 'autumn-ledger',
    nickname: 'Oskar',
    type: 0,
    credit: 50_000n,
    passwordState: 'expired',
  },
  {
    role: 'guarded',
    username: 'petra',
    password: 'garden-gate',
    nickname: 'Petra',
    type: 0,
    credit: 50_000n,
    mobileNum: '+6580000003',
    email: 'petra@example.test',
    payeeName: 'Petra Lindgren',
    totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    proofAtEveryLogin: true,
  },
];
