import type { MemberInfo } from '#contract';
import type { SignedInCtx } from '../../context';

/** Who is signed in, as the site shows it. */
export async function readInfo(ctx: SignedInCtx): Promise<MemberInfo> {
  const { account } = ctx.actor;
  return {
    nickname: account.nickname,
    account: account.username,
    id: account.id,
    type: account.type,
    toUpline: account.toUpline,
    clubLabel: account.clubLabel === null ? null : { labelName: account.clubLabel },
    memberLabel: account.memberLabels.map((labelName) => ({ labelName })),
  };
}
