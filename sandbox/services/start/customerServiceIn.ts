import { localise } from '../localise';
import type { MerchantSettings } from '../settings';

/** The ways to reach customer service, named in the language of whoever asks. */
export const customerServiceIn = (services: MerchantSettings['customerService'], language: string) =>
  services.map((service) => ({
    ...service,
    title: localise(service.title, language),
  }));
