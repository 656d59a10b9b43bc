import { createHash } from 'node:crypto';
import type { Visit } from './visit';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Puts a known answer behind the picture that this browser was shown: the platform keeps a fingerprint only, and a
 * test should not read pictures.
 */
export async function knowCaptcha({
  context,
  platform,
}: Pick<Visit, 'context' | 'platform'>): Promise<string> {
  const answer = 'ACDE';
  for (const { value } of await context.cookies(platform.siteOrigin)) {
    const changed = await platform.query(
      `UPDATE captchas SET answer_hash = encode(sha256(convert_to(visitor_id || ':' || lower($2), 'UTF8')), 'hex')
       WHERE visitor_id = (SELECT id FROM visitors WHERE cookie_hash = $1) RETURNING id`,
      [sha256(value), answer],
    );
    if (changed.length === 1) return answer;
  }
  throw new Error('this browser was shown no picture');
}
