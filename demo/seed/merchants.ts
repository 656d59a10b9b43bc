import type { BrandFacts } from './brandFacts';
import { demoUnitOf } from './demoUnits';
import { brandFacts } from './generated/brandFacts';

/** A demo brand as the platform knows it: the code is the brand's `merchantCode`. */
export interface DemoMerchant extends Pick<BrandFacts, 'name' | 'currency' | 'timeZone' | 'dialingCode'> {
  code: string;
  /** Minor units of the currency for one of the catalogue's, which is written for a dollar. */
  stakeUnit: number;
  /** The same for what the demo accounts hold. */
  creditUnit: bigint;
  brand: BrandFacts;
}

/** What the demo platform makes of a brand's facts. */
export function merchantOf(brand: BrandFacts): DemoMerchant {
  const unit = demoUnitOf(brand.currency);
  const { merchantCode: code, name, currency, timeZone, dialingCode } = brand;
  return { code, name, currency, timeZone, dialingCode, stakeUnit: unit, creditUnit: BigInt(unit), brand };
}

export const demoMerchants: readonly DemoMerchant[] = brandFacts.map(merchantOf);
