import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  contract,
  countWords,
  type FeedbackEntry,
  type FeedbackTerms,
  type Message,
  type MessageSummary,
} from '#contract';
import { feedback } from '../../db/schema';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import { operate } from '../system/operate';
import { provide, provideVisitor } from '../../testing/provide';

const calls = contract.support;
const words = (count: number): string =>
  Array.from({ length: count }, (_, at) => `word${String(at)}`).join(' ');
const key = (number: number): string => `00000000-0000-4000-8000-00000000000${String(number)}`;

const platform = provide(createTestPlatform);
const mira = provideVisitor(platform, 'member');
beforeEach(() => platform.db.delete(feedback));

const send = (content = words(12), options: { key?: string } = {}) =>
  mira.call(calls.feedback, { type: 'complaint', part: 'withdrawal', content }, options);
const terms = async () => valueOf<FeedbackTerms>(await mira.call(calls.feedbackTerms, {}));
const history = async (visitor = mira) =>
  valueOf<{ list: FeedbackEntry[] }>(await visitor.call(calls.feedbackHistory, {})).list;
const say = (...typed: string[]) => operate({ db: platform.db, ...platform.ports }, ['feedback', ...typed]);

describe('counting words', () => {
  it.each([
    ['en', 'It’s 9 o’clock – the bank says: nothing!', 7],
    ['vi', 'Tôi đã rút tiền lúc 9 giờ', 7],
    ['id', '', 0],
    ['en', ' … !!! — ', 0],
  ])('counts %s by its spaces: %s', (language, text, count) => {
    expect(countWords(text, language)).toBe(count);
  });

  it.each([
    ['zh-CN', '我昨天晚上九点提款到现在还没有到账'],
    ['ja', '昨日の夜に出金しましたがまだ届いていません'],
    ['th', 'ฉันถอนเงินเมื่อวานตอนสามทุ่มแต่ยังไม่ได้รับเงิน'],
  ])('finds the words of %s, which has no spaces', (language, text) => {
    const count = countWords(text, language);
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(text.length);
  });
});

describe('feedback', () => {
  it('is kept once, however often and however fast it is sent under one key', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send(words(12), { key: key(1) })));
    expect(new Set(answers.map((answer) => valueOf<FeedbackEntry>(answer).id)).size).toBe(1);
    expect(await history()).toMatchObject([{ type: 'complaint', part: 'withdrawal', state: 'open' }]);
    expect(await send(words(13), { key: key(1) })).toMatchObject({ errorCode: 'key.reused' });
  });

  it('wants as many words as the platform says, no fewer and no more', async () => {
    const { words: bounds } = await terms();
    expect(await send(words(bounds.least - 1))).toMatchObject({
      errorCode: 'feedback.tooShort',
      value: { words: bounds.least - 1, least: bounds.least },
    });
    expect(await send(words(bounds.most + 1))).toMatchObject({ errorCode: 'feedback.tooLong' });
    expect(await send(words(bounds.least))).toMatchObject({ success: true });
    expect(await send(words(bounds.most))).toMatchObject({ success: true });
  });

  it('is taken so often a day, also when all of it comes at once, and again the next day', async () => {
    const { perDay } = await terms();
    const answers = await Promise.all(Array.from({ length: perDay + 3 }, () => send()));
    expect(answers.filter(({ success }) => success)).toHaveLength(perDay);
    expect(answers.filter(({ errorCode }) => errorCode === 'limit.reached')).toHaveLength(3);
    expect(await terms()).toMatchObject({ left: 0 });
    await platform.db
      .update(feedback)
      .set({ createdAt: new Date(platform.ports.clock.now().getTime() - 86_400_000) });
    expect(await terms()).toMatchObject({ left: perDay });
  });

  it("shows nobody else's", async () => {
    await send();
    const arun = platform.visitor();
    await arun.loginAs('agent');
    expect(await history(arun)).toEqual([]);
    const guest = platform.visitor();
    await guest.loginAs('trial');
    expect(await guest.call(calls.feedbackTerms, {})).toMatchObject({ errorCode: 'guest.blocked' });
  });

  it('is answered by the operator, in the history and by a message', async () => {
    const { id } = valueOf<FeedbackEntry>(await send());
    expect(await say()).toContain(`${id}  complaint (withdrawal)  mira at aurora`);
    await expect(say('answer', id)).rejects.toThrow('Say the answer');
    await expect(say('answer', 'none', 'x')).rejects.toThrow('No feedback has the id');
    await say('answer', id, 'The bank sent it back. <b>We</b> sent it again.');
    expect(await history()).toMatchObject([
      { state: 'answered', answer: 'The bank sent it back. <b>We</b> sent it again.' },
    ]);
    expect(await say()).toBe('Nobody waits for an answer.');
    const { list } = valueOf<{ list: MessageSummary[] }>(
      await mira.call(contract.messages.list, { box: 'platform' }),
    );
    const message = valueOf<Message>(await mira.call(contract.messages.read, { id: list[0]?.id ?? '' }));
    expect(message).toMatchObject({ title: 'Answer to what you wrote us', href: '/feedback' });
    expect(message.body).toContain('&#60;b&#62;We');
    const { id: idea } = valueOf<FeedbackEntry>(await send());
    await say('noted', idea);
    const [row] = await platform.db.select().from(feedback).where(eq(feedback.id, idea));
    expect(row).toMatchObject({ state: 'noted', answer: null });
  });
});
