import type { Ctx } from '../../context';
import type { SignedIn } from './completeLogin';
import { enrol, type EnrolInput } from './enrol';

/** Registers by phone number. */
export async function registerMobile(ctx: Ctx, input: EnrolInput): Promise<SignedIn> {
  return enrol(ctx, input, 'mobile');
}
