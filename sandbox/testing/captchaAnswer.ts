import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { captchas, visitors } from '../db/schema';
import { testHasher } from './ports';

/**
 * Puts a known answer behind the picture that a browser was shown. The text of a picture is stored as a fingerprint
 * only, and a test should not read pictures.
 */
export async function knowCaptcha(
  db: Db,
  visitorCookie: string | undefined,
  answer = 'ACDE',
): Promise<string> {
  const [visitor] = await db
    .select({ id: visitors.id })
    .from(visitors)
    .where(eq(visitors.cookieHash, await testHasher.digest(visitorCookie ?? '')));
  const answerHash = await testHasher.digest(`${visitor?.id ?? ''}:${answer.toLowerCase()}`);
  const changed = await db
    .update(captchas)
    .set({ answerHash })
    .where(eq(captchas.visitorId, visitor?.id ?? ''))
    .returning();
  if (changed.length !== 1) throw new Error('this browser was shown no picture');
  return answer;
}
