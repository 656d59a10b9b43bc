import * as v from 'valibot';
import { customerService } from './start';

/**
 * What a refusal of `platform.region` may say besides its code: all that the page needs for somebody who may not even
 * make the permission call. Ours, because the specification shows no refusals.
 */
export const lockedOut = v.fallback(
  v.looseObject({
    /** The visitor's address as the platform sees it; empty when it does not say. */
    ip: v.fallback(v.string(), ''),
    customerService: v.fallback(v.array(customerService), []),
  }),
  { ip: '', customerService: [] },
);
export type LockedOut = v.InferOutput<typeof lockedOut>;
