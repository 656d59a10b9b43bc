import type * as v from 'valibot';
import { findFinerAmount } from '../../contract/askedAmounts';
import { refuse } from '../refusal';

/** Refuses with `amount.finer` a request that asks for less than its currency has, and names the field. */
export function refuseFiner(schema: v.GenericSchema, request: unknown, currency: string): void {
  const field = findFinerAmount(schema, request, currency);
  if (field !== undefined) refuse('amount.finer', { value: { fields: [field] } });
}
