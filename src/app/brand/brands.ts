import type { BrandId } from '#theme/brands';
import { aurora } from './aurora';
import type { Brand } from './brand';
import { lotus } from './lotus';
import { solar } from './solar';

/** Every brand that this build can wear. */
export const brandConfigs: Readonly<Record<BrandId, Brand>> = { aurora, lotus, solar };
