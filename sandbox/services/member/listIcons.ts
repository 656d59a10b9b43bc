import { signedIn, type Ctx } from '../../context';
import { avatarPath, builtInAvatars } from './avatars';

/** The built-in avatars that a member can choose from. */
export async function listIcons(ctx: Ctx): Promise<{ icons: string[] }> {
  signedIn(ctx);
  return { icons: Array.from({ length: builtInAvatars }, (_, index) => avatarPath(index + 1)) };
}
