import { eq } from 'drizzle-orm';
import { pictureBytes, type Avatar } from '#contract';
import type { SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { accounts, ownAvatars } from '../../db/schema';
import { refuse } from '../../refusal';
import { builtInAvatars } from '../member/avatars';
import { bytesFromBase64 } from '../../base64';
import { receiveImage } from '../cleanImage';

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
    await ctx.db.transaction(async (tx) => {
      await tx.delete(ownAvatars).where(eq(ownAvatars.accountId, id));
      await tx.update(accounts).set(avatar).where(eq(accounts.id, id));
    });
    return avatar;
  }
  const { width, height, ...received } = await receiveImage(ctx, image, pictureBytes);
  if (width !== height || width < sides.least || width > sides.most) refuse('file.wrongType');
  const picture = {
    id: ctx.ids.next(),
    ...received,
    createdAt: ctx.clock.now(),
    checkedAt: null,
  };
  const avatar: Avatar = { avatar: ownAvatarPath(picture.id), avatarType: 'CUSTOM' };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(ownAvatars)
      .values({ accountId: id, ...picture })
      .onConflictDoUpdate({ target: ownAvatars.accountId, set: picture });
    await tx.update(accounts).set(avatar).where(eq(accounts.id, id));
  });
  return avatar;
}

/** An own picture by its path; undefined for every other path. */
export async function readOwnAvatar(
  db: Executor,
  pathname: string,
): Promise<{ mediaType: string; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  const id = /^\/img\/own\/([0-9a-z]{26})$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  const [found] = await db.select().from(ownAvatars).where(eq(ownAvatars.id, id));
  return (
    found && {
      mediaType: found.mediaType,
      bytes: bytesFromBase64(found.image),
    }
  );
}
