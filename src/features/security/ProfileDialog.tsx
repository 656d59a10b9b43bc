import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Profile, ProfileField } from '#contract';
import { DatePicker } from '#ds/DatePicker';
import { Notice } from '#ds/Notice';
import { Select, SelectItem } from '#ds/Select';
import { TextField } from '#ds/TextField';
import { FormDialog } from '#patterns/FormDialog';
import { useForm, type FormBinding } from '#patterns/useForm';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { profileMessages as names, securityDialogs as messages, securityMessages } from './messages';

/** What is saved: one field and its value. */
export interface ProfileValues {
  field: ProfileField;
  value: string;
}

export interface ProfileDialogProps {
  /** The field that was opened; without one, what was not said yet can be chosen. */
  field: ProfileField | undefined;
  profile: Profile;
  /** Last day on which somebody who is of age now was born, as `2007-11-21`. */
  lastBirthday: string;
  onClose: () => void;
  form: FormBinding<ProfileValues>;
  notice?: NoticeContent | undefined;
}

/** Said once, they can be corrected by customer service alone. */
const saidForGood: readonly ProfileField[] = ['payeeName', 'birthday', 'idNumber'];

/** Says one thing about oneself. Opened for a thing that was not said yet, another of those can be chosen. */
export function ProfileDialog({ field: first, profile, lastBirthday, onClose, ...rest }: ProfileDialogProps) {
  const { formatMessage: t } = useIntl();
  const free = profile.fields.filter((each) => each.value === '' && !each.isLocked);
  const [name, setName] = useState<ProfileField>(first ?? free[0]?.field ?? 'nickname');
  const known = profile.fields.find((each) => each.field === name);
  const initial = useMemo(() => ({ field: name, value: known?.value ?? '' }), [name, known?.value]);
  const { form, field, values, change, isPending, isDirty } = useForm<ProfileValues>(initial, rest.form);
  const isForGood = saidForGood.includes(name);
  const shared = { label: t(names[name]), isRequired: name === 'nickname' || isForGood };
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(first === undefined ? securityMessages.addMore : names[name])}
      form={form}
      isPending={isPending}
      isDirty={isDirty}
      labels={{ submit: t(messages.save), pending: t(messages.saving) }}
    >
      <WordedNotice notice={rest.notice} />
      {first === undefined && (
        <Select
          label={t(messages.profileChoice)}
          items={free.map((each) => ({ id: each.field, label: t(names[each.field]) }))}
          value={name}
          onChange={(id) => {
            const next = free.find((each) => each.field === id)?.field ?? name;
            setName(next);
            change({ field: next, value: '' });
          }}
        >
          {({ id, label }) => <SelectItem id={id}>{label}</SelectItem>}
        </Select>
      )}
      {name === 'birthday' ? (
        <DatePicker
          {...shared}
          name="value"
          value={values.value === '' ? null : values.value}
          onChange={(day) => change({ value: day ?? '' })}
          maxValue={lastBirthday}
          description={t(messages.birthdayText)}
        />
      ) : (
        <TextField
          {...shared}
          {...field('value')}
          maxLength={known?.rule.maxLength ?? 255}
          autoComplete={name === 'payeeName' ? 'name' : name === 'nickname' ? 'nickname' : 'off'}
          autoFocus
        />
      )}
      {isForGood && <Notice tone="warning">{t(messages.forGood)}</Notice>}
    </FormDialog>
  );
}
