import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { languageTag } from '#contract';
import type { SignedInCtx } from '../../context';
import { accounts } from '../../db/schema';
import { refuse } from '../../refusal';

/** Remembers the language in which a member wants to hear from the platform. */
export async function updateLanguage(
  ctx: SignedInCtx,
  { language }: { language: string },
): Promise<{ language: string }> {
  const { account } = ctx.actor;
  if (!v.is(languageTag, language)) refuse('request.invalid', { value: { fields: ['language'] } });
  await ctx.db.update(accounts).set({ language }).where(eq(accounts.id, account.id));
  return { language };
}
