import { startGame } from './gamePath';
import { useSite } from './site';
import { useSignIn } from './useSignIn';

/** What happens when a way in or a dialog after it has come to its end. */
export function useAfterLogin() {
  const { stores, navigate } = useSite();
  const { dialogs, session, lobby } = stores;
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

  return {
    goOn,
    /** After a login: a new password when one is wanted, else what the login was for, else a greeting. */
    arrive: (): void => {
      session.acknowledgeEnd();
      if (passwords.demand) dialogs.show('changePassword');
      else if (!goOn()) dialogs.show('afterLogin');
    },
    /** After a try to log in: on, or to the proof that is wanted first. */
    afterTry: ({ ok }: { ok: boolean }, arrive: () => void): void => {
      if (ok) arrive();
      else if (login.verification) dialogs.show('verify');
    },
  };
}
