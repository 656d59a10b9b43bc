import type { Ctx } from '../../context';
import { findRemember, revokeFamily } from './remember';

/** Forgets whom this browser remembers. */
export async function forget(
  ctx: Ctx,
  { cookie }: { cookie: string | undefined },
): Promise<Record<string, never>> {
  const token = await findRemember(ctx, cookie);
  if (token) await revokeFamily(ctx, token, false);
  return {};
}
