import { chatPathType, supportCalls, type ChatCipher } from '#contract';
import { fail, succeed } from '../data/failure';
import { isFrameAddress } from '../data/frameAddress';
import { State } from '../data/state';
import { revealChatPath } from '../data/revealChatPath';
import { Task } from '../data/task';
import { defineStore } from './defineStore';

interface Panel {
  isOpen: boolean;
  isMinimised: boolean;
  unread: number;
  url?: string;
  /** The one that the chat was opened in. */
  language?: string;
}

/** The live chat: where it is, whether its panel is seen, and what was written while it was not. */
export const chatStore = defineStore(({ scope, createCalls, stores, ...site }) => {
  const { support } = createCalls({ support: { liveChat: supportCalls.liveChat } });
  /** A chat is framed by the rules of games. */
  const isAllowed = (address: string): boolean => {
    const hosts = stores.start.permission.value?.info.launchGameCDNs ?? [];
    return isFrameAddress(address, { ownOrigin: site.ownOrigin, allowed: [...site.gameOrigins, ...hosts] });
  };
  // Not of the scope: who signs in goes on with the chat that was begun before.
  const address = new Task<ChatCipher, string>(site.random, async (cipher) => {
    const outcome = await support.liveChat({});
    if (!outcome.ok) return outcome;
    const path = outcome.value.version.pathList.find(({ type }) => type === chatPathType)?.path ?? '';
    const found = await revealChatPath(path, cipher);
    return found !== undefined && isAllowed(found) ? succeed(found) : fail({ kind: 'malformed' });
  });
  const panel = new State<Panel>({ isOpen: false, isMinimised: false, unread: 0 });

  const restore = (): void => panel.set({ isOpen: true, isMinimised: false, unread: 0 });
  const close = (): void => panel.set({ isOpen: false });
  // Whoever signs out leaves no conversation open on the screen.
  scope.onReset(() => {
    if (!stores.session.isSignedIn) close();
  });
  return {
    get isOpen(): boolean {
      return panel.value.isOpen;
    },
    get isMinimised(): boolean {
      return panel.value.isMinimised;
    },
    /** Messages since the panel was minimised. */
    get unread(): number {
      return panel.value.unread;
    },
    /** Undefined until the platform has named a place that may be framed. */
    get url(): string | undefined {
      return panel.value.url;
    },
    address,
    /** Shows the panel; where there is no chat in it yet, or one in another language, asks the platform for it. */
    open: async (cipher: ChatCipher): Promise<void> => {
      restore();
      const language = site.language();
      if (panel.value.url !== undefined && language === panel.value.language) return;
      const outcome = await address.run(cipher);
      if (outcome.ok) panel.set({ url: outcome.value, language });
    },
    restore,
    minimise: (): void => panel.set({ isMinimised: true }),
    close,
    /** Somebody else than the visitor wrote. */
    onMessage: (): void => {
      if (panel.value.isMinimised) panel.set({ unread: panel.value.unread + 1 });
    },
  };
});
