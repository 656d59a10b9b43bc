import type { RegistrationLink } from '#contract';
import type { RegistrationLinkRow } from '../../db/schema';

/** Whether a link opens accounts on a business day. */
export function linkStatusOf(
  {
    isPaused,
    endsOn,
    mostUses,
    uses,
  }: Pick<RegistrationLinkRow, 'isPaused' | 'endsOn' | 'mostUses' | 'uses'>,
  today: string,
): RegistrationLink['status'] {
  if ((endsOn !== null && endsOn < today) || (mostUses !== null && uses >= mostUses)) return 'ended';
  return isPaused ? 'paused' : 'active';
}
