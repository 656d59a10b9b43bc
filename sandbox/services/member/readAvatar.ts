import type { Avatar } from '../../../contract';
import { signedIn, type Ctx } from '../../context';

/** The avatar of whoever is signed in. */
export async function readAvatar(ctx: Ctx): Promise<Avatar> {
  const { account } = signedIn(ctx);
  return { avatar: account.avatar, avatarType: account.avatarType };
}
