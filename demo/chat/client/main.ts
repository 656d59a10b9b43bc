import * as v from 'valibot';
import { toChatMessage } from '#contract/chat';
import { chatReply, chatSetup, type ChatReply } from '../api';

/** How often the page asks for what a person has written, ms. */
const lookEvery = 2_000;

const { words, query, siteOrigins } = v.parse(
  chatSetup,
  JSON.parse(document.getElementById('setup')?.textContent ?? ''),
);
const part = <E extends HTMLElement>(name: string): E => {
  const found = document.querySelector<E>(`[data-part="${name}"]`);
  if (!found) throw new Error(`the page has no ${name}`);
  return found;
};
const list = part('messages');
const field = part<HTMLTextAreaElement>('field');
const person = part<HTMLButtonElement>('person');
const fault = part('fault');

let lastPlace = 0;
/** Key of the message in the field: it stays until the message has arrived. */
let key = crypto.randomUUID();

const tellSite = (message: Parameters<typeof toChatMessage>[0]): void => {
  // The browser delivers to the origin that is there, and to no other.
  for (const origin of siteOrigins) window.parent.postMessage(toChatMessage(message), origin);
};

function show({ state, messages }: ChatReply, isFirst: boolean): void {
  person.hidden = state !== 'articles';
  for (const { place, sender, text, articles } of messages) {
    // Two answers may be under way at once.
    if (place <= lastPlace) continue;
    lastPlace = place;
    list.append(bubbleOf(sender, text, articles));
    if (!isFirst && sender !== 'visitor') tellSite({ type: 'message' });
  }
  if (messages.length > 0) list.scrollTop = list.scrollHeight;
}

function bubbleOf(
  sender: ChatReply['messages'][number]['sender'],
  text: string,
  articles: ChatReply['messages'][number]['articles'],
): HTMLElement {
  const bubble = document.createElement('li');
  bubble.dataset['sender'] = sender;
  const names = {
    visitor: 'demo.chat.you',
    helper: 'demo.chat.helper',
    person: 'demo.customerService',
  } as const;
  const name = document.createElement('b');
  name.textContent = words[names[sender]] ?? '';
  const body = document.createElement('p');
  body.textContent = text;
  bubble.append(name, body, ...articles.map(linkOf));
  return bubble;
}

/** Leads to an article: the site opens it, or, where there is none around this page, a tab of its own. */
function linkOf({ id, title }: { id: string; title: string }): HTMLElement {
  const link = document.createElement('a');
  link.href = `${siteOrigins[0] ?? ''}/help?article=${encodeURIComponent(id)}`;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = title;
  link.addEventListener('click', (event) => {
    if (window.parent === window) return;
    event.preventDefault();
    tellSite({ type: 'article', id });
  });
  const line = document.createElement('p');
  line.append(link);
  return line;
}

/** Asks for what is new, or does something first; says so when that fails. False then. */
async function ask(path: string, init?: RequestInit, isFirst = false): Promise<boolean> {
  try {
    const reply = await fetch(`/chat/${path}?${query}&after=${String(lastPlace)}`, init);
    if (!reply.ok) throw new Error(String(reply.status));
    show(v.parse(chatReply, await reply.json()), isFirst);
    fault.textContent = '';
    return true;
  } catch {
    fault.textContent = words['demo.chat.failed'] ?? '';
    return false;
  }
}

async function send(): Promise<void> {
  const text = field.value.trim();
  if (text === '') return;
  const body = JSON.stringify({ text, key });
  if (!(await ask('messages', { method: 'POST', body }))) return;
  key = crypto.randomUUID();
  field.value = '';
  field.focus();
}

part('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  void send();
});
person.addEventListener('click', () => void ask('person', { method: 'POST' }).then(() => field.focus()));

const look = async (): Promise<void> => {
  // Out of sight it goes on: the site marks what comes as unread.
  await ask('messages');
  setTimeout(() => void look(), lookEvery);
};
void ask('messages', undefined, true).then(() => setTimeout(() => void look(), lookEvery));
