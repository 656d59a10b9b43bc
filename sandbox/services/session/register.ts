import type { Ctx } from '../../context';
import type { SignedIn } from './completeLogin';
import { enrol, type EnrolInput } from './enrol';

/** Registers by username and password. */
export async function register(ctx: Ctx, input: EnrolInput): Promise<SignedIn> {
  return enrol(ctx, input, 'username');
}
