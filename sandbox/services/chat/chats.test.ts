import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articleTexts, chatMessages, chats } from '../../db/schema';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { answerAsPerson, chatDays, deleteOldChats, readMessages, writeInChat } from './chats';
import { findAnswer } from './findAnswer';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const placeOf = (secret: string, language = 'en') => {
  const { db, ports } = platform;
  return {
    db,
    clock: ports.clock,
    ids: ports.ids,
    hasher: ports.hasher,
    merchant: 'aurora',
    language,
    secret,
  };
};
const idOf = async (secret: string) => (await writeInChat(placeOf(secret), 'Hello', `${secret}-key`)).id;

it('a conversation is deleted once nobody has written in it for 90 days, with what was written', async () => {
  const { db, ports } = platform;
  const [old, told, fresh] = [await idOf('old'), await idOf('told'), await idOf('fresh')];
  const dayBack = (days: number) => new Date(ports.clock.now().getTime() - days * 86_400_000);
  for (const id of [old, told, fresh]) {
    const age = id === fresh ? chatDays - 1 : chatDays + 1;
    await db
      .update(chats)
      .set({ updatedAt: dayBack(age) })
      .where(eq(chats.id, id));
    await db
      .update(chatMessages)
      .set({ at: dayBack(age) })
      .where(eq(chatMessages.chatId, id));
  }
  await answerAsPerson({ db, clock: ports.clock }, told, 'Found it.');
  // As it is for a conversation whose state has not changed since.
  await db
    .update(chats)
    .set({ updatedAt: dayBack(chatDays + 1) })
    .where(eq(chats.id, told));
  expect(await deleteOldChats(db, ports.clock.now())).toBe(1);
  expect(await deleteOldChats(db, ports.clock.now())).toBe(0);
  const left = (await db.select({ id: chats.id }).from(chats)).map(({ id }) => id);
  expect(left.sort()).toEqual([told, fresh].sort());
  expect(await readMessages(db, old)).toEqual([]);
  expect((await readMessages(db, fresh)).length).toBeGreaterThan(0);
});

it('an article is found by every form of its Arabic words', async () => {
  const { db } = platform;
  const text = {
    merchantCode: 'aurora',
    kind: 'help' as const,
    language: 'ar',
    keywords: '',
    source: '',
    sections: [],
  };
  const updatedAt = platform.ports.clock.now();
  await db.insert(articleTexts).values([
    {
      ...text,
      slug: 'deposit-not-credited',
      title: 'لم يصل إيداعي',
      lead: 'معظم الإيداعات تصل خلال دقائق.',
      updatedAt,
    },
    { ...text, slug: 'change-password', title: 'تغيير كلمة المرور', lead: 'من صفحة الأمان.', updatedAt },
  ]);
  for (const [question, id] of [
    ['أين الإيداع؟', 'deposit-not-credited'],
    ['سؤال عن إيداعاتي', 'deposit-not-credited'],
    ['مشكلة بالإيداع', 'deposit-not-credited'],
    ['نسيت كلماتي', 'change-password'],
  ] as const)
    expect((await findAnswer(placeOf('reader', 'ar'), question))?.articles[0]?.id, question).toBe(id);
});
