import type { IntlShape } from 'react-intl';
import * as v from 'valibot';
import type { Failure } from '../data/failure';
import { fieldMessages } from './field.messages';
import { describeRefusal } from './describeFailure';

const invalid = v.looseObject({ fields: v.array(v.string()) });

/**
 * The field of the request that a refusal is about, with words; undefined for a failure that is about the whole, which
 * `describeFailure` words. Which refusal belongs to which field, the contract says.
 */
export function fieldRefusal(
  intl: Pick<IntlShape, 'formatMessage'>,
  failure: Failure | undefined,
): { field: string; message: string } | undefined {
  if (failure?.kind !== 'refused' || failure.code === 'unknown') return undefined;
  if (failure.field !== undefined)
    return {
      field: failure.field,
      message: describeRefusal(intl, failure.code) ?? intl.formatMessage(fieldMessages.invalid),
    };
  const said = failure.code === 'request.invalid' ? v.safeParse(invalid, failure.value) : undefined;
  const field = said?.success ? said.output.fields[0] : undefined;
  return field === undefined ? undefined : { field, message: intl.formatMessage(fieldMessages.invalid) };
}
