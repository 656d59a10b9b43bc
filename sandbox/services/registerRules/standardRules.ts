import type { FieldRule, RegisterField } from '#contract';
import { patternFamilies } from './patternFamilies';

/** A rule of a field: required, and of any letters, where it says nothing else. */
const fieldRule = (changes: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: '*',
  minLength: 0,
  maxLength: 64,
  ...changes,
});

/** The fields that a new brand asks newcomers for. */
export const standardRules: Partial<Record<RegisterField, FieldRule>> = {
  username: fieldRule({
    acceptedPattern: patternFamilies.LETTER_FIRST,
    patternId: 'LETTER_FIRST',
    minLength: 4,
    maxLength: 16,
  }),
  // No rule of composition: they make passwords worse (ASVS 6.2.5).
  password: fieldRule({ patternId: 'LENGTH', minLength: 8, maxLength: 64 }),
  confirmPassword: fieldRule({ patternId: 'LENGTH', minLength: 8, maxLength: 64 }),
  affiliateCode: fieldRule({
    required: false,
    acceptedPattern: patternFamilies.ALPHANUMERIC,
    patternId: 'ALPHANUMERIC',
    maxLength: 32,
  }),
};
