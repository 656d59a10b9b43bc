import type { LocalisedText } from '#platform/schema';

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
