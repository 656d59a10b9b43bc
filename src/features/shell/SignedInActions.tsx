import type { ReactNode } from 'react';
import type { ShellBalance } from './BalanceActions';
import { BalanceBox } from './BalanceBox';
import { MessagesLink, type MessagesLinkProps } from './MessagesLink';
import { root } from './SignedOutActions.styles';

export interface SignedInActionsProps {
  balance: ShellBalance;
  /** A small Button to put money in, inside the box of the balance. */
  deposit?: ReactNode;
  /** TrialBadge of a free-play account. */
  trial?: ReactNode;
  messages: MessagesLinkProps;
  /** AccountButton, or MemberMenu once it has been wanted: see OnDemand. */
  accountMenu: ReactNode;
}

/** Balance, messages and account of the person who is signed in. */
export function SignedInActions({ balance, deposit, trial, messages, accountMenu }: SignedInActionsProps) {
  return (
    <div css={root}>
      {trial}
      <BalanceBox balance={balance} deposit={deposit} />
      <MessagesLink {...messages} />
      {accountMenu}
    </div>
  );
}
