import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { count, currencyCode, id, imagePath, instant, minorUnits, userType } from './values';

export const memberInfo = v.looseObject({
  nickname: v.string(),
  account: v.string(),
  id,
  type: userType,
  /** True when this member may transfer to the agent above. */
  toUpline: v.optional(v.boolean(), false),
  /** A break or an exclusion of one’s own that holds: games and deposits are closed. */
  pause: v.optional(v.picklist(['break', 'exclusion'])),
  /** When it is over; absent for good. */
  pauseEndsAt: v.optional(instant),
  /** A deposit limit is still offered: no limit was set yet, and nobody said no. Absent once it is answered. */
  limitOffered: v.optional(v.boolean()),
  /** Limits and statement were not looked at for six months: asked for at the next log-in. Absent otherwise. */
  lookDue: v.optional(v.boolean()),
  clubLabel: v.optional(v.nullable(v.looseObject({ labelName: v.string() }))),
  memberLabel: v.optional(v.array(v.looseObject({ labelName: v.string() })), []),
});
export type MemberInfo = v.InferOutput<typeof memberInfo>;

export const avatar = v.looseObject({
  avatar: v.string(),
  /** CUSTOM: a path of an uploaded picture. STATIC: the number of a built-in one. */
  avatarType: v.picklist(['CUSTOM', 'STATIC']),
});
export type Avatar = v.InferOutput<typeof avatar>;

export const balance = v.looseObject({
  /** All wallets of the member together, in minor units of `currency`. */
  sumBalance: minorUnits,
  currency: currencyCode,
  /** Sign that the brand shows before the amount; the code when the platform has none. */
  currencySymbol: v.optional(v.string(), ''),
  /** Grows with every posting, so that a late reply never overwrites a newer one. */
  version: v.optional(count, 0),
});
export type Balance = v.InferOutput<typeof balance>;

export const memberCalls = {
  info: defineCall({
    method: 'GET',
    path: '/wps/member/info',
    module: 'MEM_INFO',
    audience: 'signedIn',
    assumed: ['module', 'request'],
    request: nothing,
    reply: memberInfo,
  }),
  icon: defineCall({
    method: 'GET',
    path: '/wps/member/info/icon',
    module: 'MEM_ICON',
    audience: 'signedIn',
    assumed: ['module', 'request', 'reply'],
    request: nothing,
    reply: v.looseObject({ icons: v.array(imagePath) }),
  }),
  avatar: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    module: 'MCSFE_getPlayerAvatar',
    audience: 'signedIn',
    assumed: ['request'],
    request: nothing,
    reply: avatar,
  }),
  unread: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getUnreadMessage',
    module: 'MCSFE_getUnreadMessage',
    audience: 'signedIn',
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: nothing,
    reply: v.looseObject({ count }),
  }),
} as const;

export const walletCalls = {
  balance: defineCall({
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    module: 'WAL_BALANCE',
    audience: 'signedIn',
    assumed: ['module', 'request', 'reply'],
    request: nothing,
    reply: balance,
  }),
  merchantWallet: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMerchantWallet',
    module: 'MCSFE_getMerchantWallet',
    assumed: ['method', 'path', 'module', 'request'],
    request: nothing,
    reply: v.looseObject({ isSingle: v.boolean() }),
  }),
} as const;
