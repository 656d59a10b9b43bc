import { answerAsPerson, openChats, readMessages } from '../chat/chats';
import { Misunderstood, oneOf, tellList, type Operator } from './operator';

/** Characters of an answer. */
const longest = 2_000;

/** Plays the person of the live chat: lists who waits with what was said last, answers, or ends the conversation. */
export async function chat(operator: Operator, words: readonly string[]): Promise<string> {
  const [verb, id = '', ...rest] = words;
  if (verb === undefined) return list(operator);
  const isAnswer = oneOf(verb, ['answer', 'end'] as const) === 'answer';
  const text = rest.join(' ').trim();
  if (isAnswer && text === '') throw new Misunderstood('Say the answer after the id.');
  if (text.length > longest) throw new Misunderstood(`An answer has ${String(longest)} characters at most.`);
  const found = await answerAsPerson(operator, id, isAnswer ? text : undefined);
  if (!found) throw new Misunderstood(`No conversation has the id "${id}"; chat lists those that are open.`);
  return isAnswer ? `${id} is answered.` : `${id} has ended; help articles answer again.`;
}

async function list(operator: Operator): Promise<string> {
  const { db } = operator;
  const open = (await openChats(db)).map(async ({ id, merchantCode, language, state, updatedAt }) => ({
    ...{ id, language, state },
    brand: merchantCode,
    updatedAt: updatedAt.toISOString(),
    messages: (await readMessages(db, id)).slice(-5).map(({ sender, body }) => ({ sender, body })),
  }));
  return tellList(
    operator,
    'chat',
    await Promise.all(open),
    ({ id, brand, language, state, updatedAt, messages }) =>
      [
        `${id}  ${brand}  ${language}  ${state}  ${updatedAt}`,
        ...messages.map(({ sender, body }) => `  ${sender}: ${body}`),
      ].join('\n'),
    'Nobody waits for a person.',
  );
}
