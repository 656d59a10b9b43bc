import type { UserType } from '../../contract';

/** An account that every fresh world has, printed by `npm start`. The same names work at every demo brand. */
export interface DemoAccount {
  role: 'member' | 'agent' | 'trial';
  username: string;
  password: string;
  nickname: string;
  type: UserType;
  /** What the wallet holds at first, minor units; trial money for the trial account. */
  credit: bigint;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'member',
    username: 'mira',
    password: 'harbour-light',
    nickname: 'Mira',
    type: 0,
    credit: 1_248_025n,
  },
  {
    role: 'agent',
    username: 'arun',
    password: 'copper-bridge',
    nickname: 'Arun',
    type: 1,
    credit: 8_400_000n,
  },
  {
    role: 'trial',
    username: 'visitor',
    password: 'paper-lantern',
    nickname: 'Visitor',
    type: 4,
    credit: 1_000_000n,
  },
];
