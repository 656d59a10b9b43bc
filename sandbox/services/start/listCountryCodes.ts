import { anyone, type Ctx } from '../../context';
import { countryCodes, type CountryCode } from './countryCodes';

/** Countries with their dialling codes. */
export async function listCountryCodes(ctx: Ctx): Promise<CountryCode[]> {
  anyone(ctx);
  return countryCodes;
}
