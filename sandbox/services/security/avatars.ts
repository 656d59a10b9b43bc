import { eq } from 'drizzle-orm';
import { pictureBytes, type Avatar } from '#contract';
import type { SignedInCtx } from '../../context';
import { accounts, ownAvatars } from '../../db/schema';
import { refuse } from '../../refusal';
import { builtInAvatars } from '../member/avatars';
import { receiveImage } from '../cleanImage';
import { forget, keep, type KeptPicture, type StorageDeps } from '../storage/keep';

/** Sides of an own picture, in pixels: it is cropped before it is sent. */
const sides = { least: 64, most: 1024 };

/** Where own pictures are served. */
export const ownAvatarPath = (id: string): string => `/img/own/${id}`;

/** Takes a built-in picture, or an own one in place of the one before. */
export async function saveAvatar(
  ctx: SignedInCtx,
  { picture: number, image }: { picture?: number | undefined; image?: string | undefined },
): Promise<Avatar> {
  const { id } = ctx.actor.account;
  if (image === undefined) {
    if (number === undefined || number > builtInAvatars)
      refuse('request.invalid', { value: { fields: ['picture'] } });
    const avatar: Avatar = { avatar: String(number), avatarType: 'STATIC' };
    const before = await ctx.db.transaction(async (tx) => {
      const gone = await tx.delete(ownAvatars).where(eq(ownAvatars.accountId, id)).returning();
      await tx.update(accounts).set(avatar).where(eq(accounts.id, id));
      return gone;
    });
    for (const { file } of before) await forget(ctx, file);
    return avatar;
  }
  const { width, height, mediaType, bytes } = await receiveImage(ctx, image, pictureBytes);
  if (width !== height || width < sides.least || width > sides.most) refuse('file.wrongType');
  const picture = {
    id: ctx.ids.next(),
    mediaType,
    file: await keep(ctx, 'avatars', { mediaType, bytes }),
    createdAt: ctx.clock.now(),
    checkedAt: null,
  };
  const avatar: Avatar = { avatar: ownAvatarPath(picture.id), avatarType: 'CUSTOM' };
  const before = await ctx.db.transaction(async (tx) => {
    // Two pictures at once come one after the other, and each knows what it takes the place of.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
    const gone = await tx.delete(ownAvatars).where(eq(ownAvatars.accountId, id)).returning();
    await tx.insert(ownAvatars).values({ accountId: id, ...picture });
    await tx.update(accounts).set(avatar).where(eq(accounts.id, id));
    return gone;
  });
  for (const { file } of before) await forget(ctx, file);
  return avatar;
}

/** An own picture by its path; undefined for every other path. */
export async function readOwnAvatar(
  { db, storage }: StorageDeps,
  pathname: string,
): Promise<KeptPicture | undefined> {
  const id = /^\/img\/own\/([0-9a-z]{26})$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  const [found] = await db.select().from(ownAvatars).where(eq(ownAvatars.id, id));
  const bytes = found && (await storage.get(found.file));
  return bytes && { mediaType: found.mediaType, bytes };
}
