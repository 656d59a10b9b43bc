import { avatarPath, builtInAvatars } from './avatars';

/** The built-in avatars that a member can choose from. */
export async function listIcons(): Promise<{ icons: string[] }> {
  return { icons: Array.from({ length: builtInAvatars }, (_, index) => avatarPath(index + 1)) };
}
