import { observer } from 'mobx-react-lite';
import { AccountButton } from '#features/shell/AccountButton.tsx';
import { MessagesLink } from '#features/shell/MessagesLink.tsx';
import { OnDemand } from '#features/OnDemand.tsx';
import { PhoneBalance } from '#features/shell/PhoneBalance.tsx';
import { SignedInActions } from '#features/shell/SignedInActions.tsx';
import { TrialBadge } from '#features/shell/TrialBadge.tsx';
import { useSite } from '../site';
import { DepositLink } from './DepositLink';
import { useBalance, useMember } from './memberChrome';

const loadMenu = () => import('./MemberMenuBinding');

const Actions = observer(function Actions() {
  const { session } = useSite().stores;
  const { shown, messages } = useMember();
  return (
    <SignedInActions
      balance={useBalance()}
      deposit={!session.isTrial && <DepositLink size="sm" />}
      trial={session.isTrial && <TrialBadge />}
      messages={messages}
      accountMenu={
        <OnDemand load={loadMenu} closed={(trigger) => <AccountButton member={shown} {...trigger} />}>
          {({ MemberMenuBinding }) => <MemberMenuBinding />}
        </OnDemand>
      }
    />
  );
});

const Messages = observer(function Messages() {
  return <MessagesLink {...useMember().messages} />;
});

const Money = observer(function Money() {
  const { isTrial } = useSite().stores.session;
  return <PhoneBalance balance={useBalance()} deposit={!isTrial && <DepositLink size="md" />} />;
});

const parts = { actions: Actions, messages: Messages, money: Money };

export interface MemberPartProps {
  /** `actions`: the end of a wide header. `messages`: the end of a phone's bar. `money`: above a phone's page. */
  part: keyof typeof parts;
}

/** A part of the chrome for who is signed in, on its stores. */
export function MemberPart({ part }: MemberPartProps) {
  const Part = parts[part];
  return <Part />;
}
