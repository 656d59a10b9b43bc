import { startGame } from './gamePath';
import { useSite } from './site';
import { useSignIn } from './useSignIn';

/** What happens when a way in or a dialog after it has come to its end. */
export function useAfterLogin() {
  const { stores, navigate } = useSite();
  const { dialogs, session, lobby, member } = stores;
  const { passwords, login } = useSignIn();

  /** Goes on with what the login was for. @returns whether there was something */
  const goOn = (): boolean => {
    const intent = dialogs.consumeIntent();
    session.acknowledgeEnd();
    if (intent?.kind === 'play') startGame(intent.game, navigate);
    if (intent?.kind === 'go') navigate(intent.path);
    if (intent?.kind === 'favourite') void lobby.setFavourite(intent.gameId, true);
    return intent !== undefined;
  };

  const isLookDue = (): boolean => member.info.value?.lookDue === true;

  return {
    goOn,
    /**
     * After a login: a new password when one is wanted, else what the login was for, else a greeting. Whose look at limits
     * and statement is due is greeted first, twice a year.
     */
    arrive: (): void => {
      session.acknowledgeEnd();
      if (passwords.demand) dialogs.show('changePassword');
      else if (isLookDue() || !goOn()) dialogs.show('afterLogin');
    },
    /** After the dialog for a new password: what a login still owes, when it was that which wanted one. */
    afterPassword: (): void => {
      if (passwords.demand && isLookDue()) dialogs.show('afterLogin');
      else goOn();
      passwords.settle();
    },
    /** After a try to log in: on, or to the proof that is wanted first. */
    afterTry: ({ ok }: { ok: boolean }, arrive: () => void): void => {
      if (ok) arrive();
      else if (login.verification) dialogs.show('verify');
    },
  };
}
