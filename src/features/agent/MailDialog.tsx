import { useIntl } from 'react-intl';
import type { MailAudience, ReplyOf, RequestOf, teamMailCalls } from '#contract';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { TextArea } from '#ds/TextArea';
import { TextField } from '#ds/TextField';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { FormDialog } from '#patterns/FormDialog';
import { OptionCard, OptionCardGroup } from '#patterns/OptionCard';
import { useForm, type FormBinding } from '#patterns/useForm';
import { actionMessages } from '../action.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { mailMessages as messages } from './mail.messages';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

/** What is sent. */
export type MailValues = RequestOf<typeof teamMailCalls.sendMail>;

export interface MailDialogProps {
  /** The direct downline who gets it; undefined for a group, which is chosen. */
  receiver?: { id: string; account: string } | undefined;
  terms: Async<ReplyOf<typeof teamMailCalls.mailTerms>>;
  /** Most characters of the two fields. */
  lengths: { title: number; text: number };
  form: FormBinding<MailValues>;
  /** What went wrong that is about no field. */
  notice?: NoticeContent | undefined;
  onClose: () => void;
}

const groups = ['direct', 'agents', 'members', 'quiet', 'team'] as const;
const isGroup = (value: string): value is (typeof groups)[number] => groups.some((group) => group === value);

/** Writes to one direct downline, or to a group of the team. */
export function MailDialog(props: MailDialogProps) {
  const { receiver, lengths, onClose } = props;
  const { value: terms } = props.terms;
  const { formatMessage: t } = useIntl();
  const first: MailValues = receiver
    ? { audience: 'one', id: receiver.id, title: '', text: '' }
    : { audience: 'direct', title: '', text: '' };
  const left = terms?.left ?? 0;
  const { form, field, values, change, isPending } = useForm(first, {
    ...props.form,
    validate: (typed) => ({
      ...props.form.validate(typed),
      ...(typed.title.trim() === '' && { title: t(messages.missingSubject) }),
      ...(typed.text.trim() === '' && { text: t(messages.missingText) }),
    }),
    // Without the terms nobody knows whom it would reach.
    onSubmit: (typed) => {
      if (terms && left > 0) props.form.onSubmit(typed);
    },
  });
  const accountsIn = (audience: MailAudience): number =>
    terms?.audiences.find((each) => each.audience === audience)?.accounts ?? 0;
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={receiver ? t(messages.titleOne, { account: receiver.account }) : t(messages.title)}
      form={form}
      isPending={isPending}
      labels={{ submit: t(actionMessages.send) }}
    >
      <WordedNotice notice={props.notice} />
      <AsyncSection
        of={props.terms}
        skeleton={<Skeleton shape="block" blockSize="18rem" />}
        failure={{
          title: t(messages.failedTitle),
          description: t(messages.failedText),
        }}
      >
        <Stack gap={5}>
          {!receiver && (
            <OptionCardGroup
              name="audience"
              label={t(messages.to)}
              layout="grid"
              value={values.audience}
              onChange={(audience) => isGroup(audience) && change({ audience })}
            >
              {groups.map((group) => (
                <OptionCard
                  key={group}
                  value={group}
                  title={t(messages[group])}
                  line={joinFacts([
                    t(messages.accounts, { count: accountsIn(group) }),
                    ...(group === 'quiet' ? [t(messages.quietText)] : []),
                  ])}
                  isDisabled={accountsIn(group) === 0}
                />
              ))}
            </OptionCardGroup>
          )}
          <TextField
            {...field('title')}
            label={t(messages.subject)}
            maxLength={lengths.title}
            isRequired
            autoComplete="off"
          />
          <TextArea
            {...field('text')}
            label={t(messages.text)}
            description={t(receiver ? messages.textNoteOne : messages.textNote)}
            rows={6}
            maxCharacters={lengths.text}
            isRequired
          />
          <Text>{t(messages.left, { count: left })}</Text>
        </Stack>
      </AsyncSection>
    </FormDialog>
  );
}
