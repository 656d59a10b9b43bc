import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { avatar } from './member';
import { assumed, memberRelay as call } from './memberRelay';
import { fieldRule } from './start';
import { base64File, count, typed } from './values';

/**
 * What members say about themselves. The first three are on every card, the others where somebody filled them in. Who
 * brought them, and by which code, they can read alone.
 */
export const profileFields = [
  'nickname',
  'payeeName',
  'birthday',
  'idNumber',
  'line',
  'whatsapp',
  'telegram',
  'zalo',
  'wechat',
  'qqNum',
  'facebook',
  'nationality',
  'address',
  'occupation',
  'incomeSource',
  'recommenderId',
  'affiliateCode',
] as const;
export type ProfileField = (typeof profileFields)[number];

const profileField = v.looseObject({
  field: v.picklist(profileFields),
  /** Empty while nothing was said. A birthday as `2025-11-21`. */
  value: v.string(),
  /** It was said once, or by the platform, and can be corrected by customer service alone. */
  isLocked: v.boolean(),
  rule: fieldRule,
});

export const profile = v.looseObject({
  fields: v.array(profileField),
});
export type Profile = v.InferOutput<typeof profile>;

/** Greatest size of an own picture, in bytes. */
export const pictureBytes = 5 * 1024 * 1024;

export const profileCalls = {
  profile: defineCall({
    ...call('MCSFE_getProfile'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: profile,
  }),
  /** Naming the wanted value makes it the same when repeated. */
  saveProfile: defineCall({
    ...call('MCSFE_saveProfile'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    refusals: { 'register.field': 'value', 'security.stale': null },
    assumed,
    request: v.strictObject({ field: v.picklist(profileFields), value: typed(255) }),
    reply: profile,
  }),
  /** A built-in picture, or an own one: square, png or jpg, judged by its content. */
  saveAvatar: defineCall({
    ...call('MCSFE_savePlayerAvatar'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    refusals: { 'file.tooLarge': 'image', 'file.wrongType': 'image' },
    assumed,
    bodyBytes: 7_500_000,
    request: v.strictObject({
      /** Number of a built-in one. */
      picture: v.optional(v.pipe(count, v.minValue(1))),
      /** An own one, base 64. */
      image: v.optional(base64File(7_200_000)),
    }),
    reply: avatar,
  }),
} as const;
