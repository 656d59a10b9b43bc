import type { BrandId } from '#theme/brands';
import { aurora } from './aurora.ts';
import type { Brand } from './brand.ts';
import { lotus } from './lotus.ts';
import { solar } from './solar.ts';

/** Every brand that this build can wear. */
export const brandConfigs: Readonly<Record<BrandId, Brand>> = { aurora, lotus, solar };
