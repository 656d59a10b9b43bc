import { anyone, type Ctx } from '../../context';
import { countryCodes } from './countryCodes';

/** Countries with their dialling codes. */
export async function listCountryCodes(
  ctx: Ctx,
): Promise<{ countryCode: string; countryDialingCode: string }[]> {
  anyone(ctx);
  return countryCodes;
}
