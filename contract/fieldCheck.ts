import type { RegisterField } from './register';

// How a field of a form is read and held against its rule: by the form as it is typed, and by the platform again.

/** Fields whose characters count exactly as they were typed; the others lose the spaces around them. */
export const typedExactly: ReadonlySet<RegisterField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
]);
