import type { Avatar } from '#contract';
import type { SignedInCtx } from '../../context';

/** The avatar of whoever is signed in. */
export async function readAvatar(ctx: SignedInCtx): Promise<Avatar> {
  const { account } = ctx.actor;
  return { avatar: account.avatar, avatarType: account.avatarType };
}
