import type { Ctx } from '../../context';
import { refuse } from '../../refusal';

/** Some calls name the merchant once more in their payload: it must be the one that the request is for. */
export function refuseOtherMerchant({ merchant }: Pick<Ctx, 'merchant'>, merchantCode: string): void {
  if (merchantCode !== merchant) refuse('request.invalid', { value: { fields: ['merchantCode'] } });
}
