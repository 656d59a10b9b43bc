import { createHash } from 'node:crypto';
import type { Platform } from './platform';
import type { Visit } from './visit';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Puts a known answer behind the picture that this browser was shown: the platform keeps a fingerprint only, and a
 * test should not read pictures.
 */
export const knowCaptcha = async ({
  context,
  platform,
}: Pick<Visit, 'context' | 'platform'>): Promise<string> =>
  answerCaptcha(
    platform,
    (await context.cookies(platform.siteOrigin)).map(({ value }) => value),
  );

/** The same, by the values of a browser's cookies. */
export async function answerCaptcha(platform: Platform, cookies: readonly string[]): Promise<string> {
  const answer = 'ACDE';
  for (const value of cookies) {
    const changed = await platform.query(
      `UPDATE captchas SET answer_hash = encode(sha256(convert_to(visitor_id || ':' || lower($2), 'UTF8')), 'hex')
       WHERE visitor_id = (SELECT id FROM visitors WHERE cookie_hash = $1) RETURNING id`,
      [sha256(value), answer],
    );
    if (changed.length === 1) return answer;
  }
  throw new Error('this browser was shown no picture');
}
