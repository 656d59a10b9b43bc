import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SessionEnd } from '../stores/sessionStore';
import type { LifeStore } from '../stores/lifeStore';
import { useSite } from './site';
import { useAfterLogin } from './useAfterLogin';
import { useNotice } from './useNotice';
import { useSignIn } from './useSignIn';
import { lazyPart } from './lazyWithPreload';

const AfterLoginDialog = lazyPart(
  async () => (await import('../../features/session/AfterLoginDialog')).AfterLoginDialog,
);
const SessionEndedDialog = lazyPart(
  async () => (await import('../../features/session/SessionEndedDialog')).SessionEndedDialog,
);
const SessionWarningDialog = lazyPart(
  async () => (await import('../../features/session/SessionWarningDialog')).SessionWarningDialog,
);

/** Longest life of a session in hours. Source: security.md, 1.2. */
const longestHours = 12;

const reasons = {
  'session.missing': 'ended',
  'session.cookies': 'cookies',
  'session.ended': 'ended',
  'session.elsewhere': 'elsewhere',
  'session.idle': 'idle',
  'session.expired': 'expired',
  'session.password': 'password',
  'session.disabled': 'disabled',
} as const satisfies Record<SessionEnd, string>;

/** The greeting after a login on its stores. */
export const AfterLoginBinding = observer(function AfterLoginBinding() {
  const { stores, navigate } = useSite();
  const { dialogs, session, member, wallet, home } = stores;
  const { passwords } = useSignIn();
  const { goOn } = useAfterLogin();
  const { value: balance } = wallet.balance;
  const isOpen = dialogs.open === 'afterLogin';
  // It is read once the greeting closes, and stays until the greeting is gone; it may come after the greeting has opened.
  const [announcement, setAnnouncement] = useState<string>();
  const [isLookDue, setLookDue] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setAnnouncement(undefined);
      setLookDue(member.info.value?.lookDue === true);
    }
  }
  const popup = home.popup?.content;
  if (isOpen && popup !== undefined && announcement === undefined) setAnnouncement(popup);
  const readAnnouncement = (): void => {
    if (announcement) home.closePopup();
  };
  return (
    <AfterLoginDialog
      isOpen={isOpen}
      onClose={() => {
        readAnnouncement();
        goOn();
      }}
      onLook={
        isLookDue
          ? () => {
              readAnnouncement();
              dialogs.close();
              navigate('/personal/saferPlay');
            }
          : undefined
      }
      name={member.info.value?.nickname || session.account}
      lastLogin={session.lastLogin}
      balance={balance && { amount: balance.sumBalance, currency: balance.currency }}
      unread={member.unreadCount}
      announcement={announcement}
      onNotMe={() => {
        passwords.settle();
        dialogs.show('changePassword');
      }}
    />
  );
});

/** Why the session ended, on its stores. */
export const EndedBinding = observer(function EndedBinding() {
  const { dialogs, session, start } = useSite().stores;
  return (
    <SessionEndedDialog
      isOpen={dialogs.open === 'ended'}
      reason={reasons[session.ended ?? 'session.ended']}
      hours={longestHours}
      contactHref={start.customerServiceUrl}
      onClose={() => {
        dialogs.close();
        session.acknowledgeEnd();
      }}
      onLogin={() => dialogs.show('login')}
    />
  );
});

/** The warning before an idle session ends, on its stores. */
export const WarningBinding = observer(function WarningBinding({ life }: { life: LifeStore }) {
  const { stores, navigate } = useSite();
  const { session, dialogs } = stores;
  const { notice } = useNotice();
  const { endsAt, stay } = life;
  if (endsAt === undefined) return null;
  return (
    <SessionWarningDialog
      isOpen
      endsAt={endsAt}
      idleMinutes={life.idleMinutes}
      onStay={() => void stay.run()}
      isPending={stay.isRunning}
      notice={notice(stay.failure)}
      onLogout={() =>
        void session.logout.run().then(() => {
          dialogs.close();
          navigate('/');
        })
      }
    />
  );
});
