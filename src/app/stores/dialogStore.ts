import { actionBound, makeObservable, observableRef } from 'mobx';
import type { GameChoice } from './launchStore';

export type DialogName =
  | 'login'
  /** One more proof, for a login from a new network. */
  | 'verify'
  | 'afterLogin'
  | 'register'
  /** A deposit limit, offered to a new account until it is answered. */
  | 'firstLimit'
  | 'forgot'
  | 'changePassword'
  | 'logout'
  /** The platform ended the session. */
  | 'ended'
  | 'guest'
  /** The search over everything. */
  | 'search'
  /** The live chat, which is awaited only: its panel opens and stays by itself. */
  | 'chat';

/** What the person wanted when the site had to ask for a login first. */
export type Intent =
  | { readonly kind: 'play'; readonly game: GameChoice }
  | { readonly kind: 'favourite'; readonly gameId: string }
  | { readonly kind: 'go'; readonly path: string };

/** Which dialog is open, and what happens after a login. */
export class DialogStore {
  open: DialogName | undefined = undefined;
  intent: Intent | undefined = undefined;
  /** The one that somebody is about to open. */
  awaited: DialogName | undefined = undefined;
  /**
   * Nothing opens before the page is loaded anew: `network`: the code or words of dialogs, menus and lists could not be had;
   * `fault`: one of them failed while it was drawn.
   */
  brokenBy: 'network' | 'fault' | undefined = undefined;

  constructor() {
    makeObservable(this, {
      open: observableRef,
      intent: observableRef,
      awaited: observableRef,
      brokenBy: observableRef,
      show: actionBound,
      await: actionBound,
      close: actionBound,
      consumeIntent: actionBound,
      fail: actionBound,
    });
  }

  /** Shows a dialog in place of the one that is open. An intent stays until it is taken or the dialog is closed. */
  show(name: DialogName, intent?: Intent): void {
    this.open = name;
    if (intent) this.intent = intent;
  }

  /** Lets a dialog be drawn ahead: its code and words are there, and its button is near. */
  await(name: DialogName): void {
    this.awaited = name;
  }

  close(): void {
    this.open = undefined;
    this.intent = undefined;
  }

  /** Nothing opens: what the person wanted is dropped, and the site says why. */
  fail(isNetwork = true): void {
    this.close();
    this.brokenBy = isNetwork ? 'network' : 'fault';
  }

  /** Returns the intent once, and closes the dialog. */
  consumeIntent(): Intent | undefined {
    const { intent } = this;
    this.close();
    return intent;
  }
}
