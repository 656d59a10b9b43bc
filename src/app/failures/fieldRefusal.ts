import type { IntlShape } from 'react-intl';
import * as v from 'valibot';
import type { Call } from '#contract';
import type { FieldRefusal } from '#patterns/useForm';
import type { Failure } from '../data/failure';
import { fieldMessages } from './field.messages';
import { describeRefusal } from './describeFailure';

/** What a platform says besides its code. */
const named = v.looseObject({ field: v.optional(v.string()), fields: v.optional(v.array(v.string())) });

type Words = Pick<IntlShape, 'formatMessage'>;
type FieldsOf = Pick<Call, 'refusalFields'>;

const known = new WeakMap<Failure, { intl: Words; call?: FieldsOf; refusal: FieldRefusal | undefined }>();

/**
 * The field of the request that a refusal is about, with words; undefined for a failure that is about the whole, which
 * `describeFailure` words. Which refusal belongs to which field, the contract says. The same object for the same
 * failure, so that a form knows whether it has been heeded.
 * @param call of the form, for what is refused before it is made: an invitation, or a code that Firebase looks at
 */
export function fieldRefusal(
  intl: Words,
  failure: Failure | undefined,
  call?: FieldsOf,
): FieldRefusal | undefined {
  if (!failure) return undefined;
  const before = known.get(failure);
  if (before?.intl === intl && before.call === call) return before.refusal;
  const refusal = describe(intl, failure, call);
  known.set(failure, { intl, refusal, ...(call && { call }) });
  return refusal;
}

function describe(intl: Words, failure: Failure, call: FieldsOf | undefined): FieldRefusal | undefined {
  if (failure.kind !== 'refused' || failure.code === 'unknown') return undefined;
  const { code, value } = failure;
  const parsed = v.safeParse(named, value);
  const said = parsed.success ? parsed.output : undefined;
  const isUnworded = code === 'request.invalid';
  const usual = isUnworded ? said?.fields?.[0] : (failure.field ?? call?.refusalFields[code]);
  const field = said?.field ?? usual;
  const message = isUnworded ? undefined : describeRefusal(intl, code);
  return field === undefined
    ? undefined
    : { field, message: message ?? intl.formatMessage(fieldMessages.invalid) };
}
