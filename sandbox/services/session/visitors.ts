import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context';
import type { Executor } from '../../db/database';
import { visitors } from '../../db/schema';
import { secretText } from './secrets';

type Deps = Pick<Ctx, 'clock' | 'hasher' | 'ids' | 'random'> & { db: Executor };

/** A browser: its id, and the cookie it has to be given when it had none that we know. */
export interface Visitor {
  id: string;
  newCookie?: string;
}

/** Knows a browser by its cookie, or takes it on as new. */
export async function getOrCreateVisitor(deps: Deps, cookie: string | undefined): Promise<Visitor> {
  if (cookie !== undefined) {
    const [known] = await deps.db
      .select({ id: visitors.id })
      .from(visitors)
      .where(eq(visitors.cookieHash, await deps.hasher.digest(cookie)));
    if (known) return known;
  }
  const id = deps.ids.next();
  const newCookie = secretText(deps.random);
  await deps.db
    .insert(visitors)
    .values({ id, cookieHash: await deps.hasher.digest(newCookie), createdAt: deps.clock.now() });
  return { id, newCookie };
}
