import { demoUnitOf } from './demoUnits';
import { brandFacts } from './generated/brandFacts';
import type { LocalisedText } from '../../sandbox/db/schema';

/** What `brands/<id>/facts.json` says for the platform. */
export interface BrandFacts {
  /** Name of its folder. */
  id: string;
  name: string;
  merchantCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Of its wallets, ISO 4217. */
  currency: string;
  /** IANA name, such as `Asia/Bangkok`: where its days begin. */
  timeZone: string;
  /** Of its country: numbers that are given without one have it. */
  dialingCode: string;
  /** Words of the first slide of its carousel; absent, words that greet. */
  banner?: Record<'label' | 'title' | 'words' | 'action', LocalisedText>;
}

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
