import { useIntl } from 'react-intl';
import type { Call, RequestOf } from '#contract';
import type { FormBinding } from '#patterns/useForm';
import type { NoticeContent } from '../../features/notice';
import type { Task } from '../data/task';
import { fieldRefusal } from '../failures/fieldRefusal';
import { checkFields, withoutBlanks, type FieldRules } from '../forms/checkFields';
import { useNotice } from './useNotice';

/** A form of a call as screens take it: `useForm(initial, form)`, and the notice above the fields. */
export interface ContractForm<Values extends object> extends FormBinding<Values> {
  /** What went wrong that is about no field. */
  notice: NoticeContent | undefined;
}

/**
 * Binds a form to a call and the task that makes it: its schema and the platform's rules check the values, a refusal
 * shows on its field, everything else as a notice. Read it in an observer.
 * @param onDone told when the platform has carried it out
 */
export function useContractForm<C extends Call, Values extends object = RequestOf<C> & object>(
  call: C,
  task: Task<RequestOf<C>, unknown>,
  { rules, onDone }: { rules?: FieldRules; onDone?: () => void } = {},
): ContractForm<Values> {
  const intl = useIntl();
  const { notice } = useNotice();
  const { failure } = task;
  const refused = fieldRefusal(intl, failure);
  return {
    validate: (values) =>
      checkFields(intl, call, values, rules) as ReturnType<FormBinding<Values>['validate']>,
    onSubmit: (values) =>
      void task.run(withoutBlanks(values) as RequestOf<C>).then(({ ok }) => {
        if (ok) onDone?.();
      }),
    isPending: task.isRunning,
    refused,
    notice: notice(refused ? undefined : failure),
  };
}
