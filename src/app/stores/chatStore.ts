import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import { chatPathType, supportCalls, type ChatCipher } from '#contract';
import { fail, succeed, type Outcome } from '../data/failure';
import { isFrameAddress } from '../data/frameAddress';
import { revealChatPath } from '../data/revealChatPath';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type ChatContext = Pick<StoreContext, 'speak' | 'random' | 'language' | 'ownOrigin' | 'gameOrigins'> & {
  stores: Pick<StoreContext['stores'], 'start' | 'session'>;
};

/** The live chat: where it is, whether its panel is seen, and what was written while it was not. */
export class ChatStore implements PageStore {
  isOpen = false;
  isMinimised = false;
  /** Messages since the panel was minimised. */
  unread = 0;
  /** Undefined until the platform has named a place that may be framed. */
  url: string | undefined = undefined;
  readonly address: Task<ChatCipher, string>;
  readonly #context: ChatContext;
  /** The one that the chat was opened in. */
  #language = '';

  constructor(context: ChatContext) {
    this.#context = context;
    const { support } = context.speak({ support: { liveChat: supportCalls.liveChat } });
    this.address = new Task(context.random, async (cipher): Promise<Outcome<string>> => {
      const outcome = await support.liveChat({});
      if (!outcome.ok) return outcome;
      const path = outcome.value.version.pathList.find(({ type }) => type === chatPathType)?.path ?? '';
      const address = await revealChatPath(path, cipher);
      return address !== undefined && this.#isAllowed(address)
        ? succeed(address)
        : fail({ kind: 'malformed' });
    });
    makeObservable(this, {
      isOpen: observableRef,
      isMinimised: observableRef,
      unread: observableRef,
      url: observableRef,
      restore: actionBound,
      minimise: actionBound,
      close: actionBound,
      hearMessage: actionBound,
    });
  }

  /** Shows the panel; where there is no chat in it yet, or one in another language, asks the platform for it. */
  async open(cipher: ChatCipher): Promise<void> {
    this.restore();
    const language = this.#context.language();
    if (this.url !== undefined && language === this.#language) return;
    const outcome = await this.address.run(cipher);
    if (!outcome.ok) return;
    this.#language = language;
    runInAction(() => (this.url = outcome.value));
  }

  restore(): void {
    this.isOpen = true;
    this.isMinimised = false;
    this.unread = 0;
  }

  minimise(): void {
    this.isMinimised = true;
  }

  close(): void {
    this.isOpen = false;
  }

  /** Somebody else than the visitor wrote. */
  hearMessage(): void {
    if (this.isMinimised) this.unread += 1;
  }

  /** Whoever signs out leaves no conversation open on the screen. */
  forgetPerson(): void {
    if (!this.#context.stores.session.isSignedIn) this.close();
  }

  /** A chat is framed by the rules of games. */
  #isAllowed(address: string): boolean {
    const { ownOrigin, gameOrigins, stores } = this.#context;
    const hosts = stores.start.permission.value?.info.launchGameCDNs ?? [];
    return isFrameAddress(address, { ownOrigin, allowed: [...gameOrigins, ...hosts] });
  }
}

export const chatStore = defineStore((context) => new ChatStore(context));
