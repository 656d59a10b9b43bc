import type { MemberInfo } from '#contract';
import type { SignedInCtx } from '../../context';
import { isLookDue } from '../saferPlay/look';
import { pauseAt } from '../saferPlay/pauses';

/** Who is signed in, as the site shows it. */
export async function readInfo(ctx: SignedInCtx): Promise<MemberInfo> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  const pause = await pauseAt(ctx.db, account.id, now);
  return {
    nickname: account.nickname,
    account: account.username,
    id: account.id,
    type: account.type,
    toUpline: account.toUpline,
    ...(pause && { pause: pause.kind }),
    ...(pause?.endsAt && { pauseEndsAt: pause.endsAt.toISOString() }),
    ...(isLookDue(account, now) && { lookDue: true }),
    ...(account.limitOffered && { limitOffered: true }),
    clubLabel: account.clubLabel === null ? null : { labelName: account.clubLabel },
    memberLabel: account.memberLabels.map((labelName) => ({ labelName })),
  };
}
