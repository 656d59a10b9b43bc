import { useIntl } from 'react-intl';
import type { FeedbackPart, FeedbackTerms, FeedbackType } from '#contract';
import { Button } from '#ds/Button';
import { Form } from '#ds/Form';
import { Inline } from '#ds/Inline';
import { Select, SelectItem } from '#ds/Select';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { TextArea } from '#ds/TextArea';
import { OptionCard, OptionCardGroup } from '#patterns/OptionCard';
import { useForm, type FieldRefusal } from '#patterns/useForm';
import { actionMessages } from '../action.messages';
import * as styles from './FeedbackScreen.styles';
import { feedbackMessages as messages } from './messages';

/** What is sent. */
export interface FeedbackDraft {
  type: FeedbackType;
  part: FeedbackPart | null;
  content: string;
}

export interface FeedbackFormProps {
  terms: FeedbackTerms;
  /** Words of a text, as the platform counts them. */
  countWords: (text: string) => number;
  onSubmit: (draft: FeedbackDraft) => void;
  isPending: boolean;
  /** The field that was refused, with words. */
  refused?: FieldRefusal | undefined;
}

const types = ['problem', 'complaint', 'idea', 'praise'] as const satisfies readonly FeedbackType[];
const parts = [
  'deposit',
  'withdrawal',
  'game',
  'bonus',
  'account',
  'site',
  'other',
] as const satisfies readonly FeedbackPart[];
const blank: FeedbackDraft = { type: 'problem', part: null, content: '' };

/** What somebody has to say, and what it is about; its words are counted as they are written. */
export function FeedbackForm({ terms, countWords, onSubmit, isPending, refused }: FeedbackFormProps) {
  const { formatMessage: t } = useIntl();
  const { least, most } = terms.words;
  const { values, field, form } = useForm<FeedbackDraft>(blank, {
    isPending,
    refused,
    validate: ({ content }) => {
      const count = countWords(content);
      if (content.trim() === '') return { content: t(messages.empty) };
      if (count < least) return { content: t(messages.missing, { count: least - count }) };
      return count > most ? { content: t(messages.over, { count: count - most }) } : {};
    },
    onSubmit: ({ content, ...draft }) => onSubmit({ ...draft, content: content.trim() }),
  });
  const count = countWords(values.content);
  const { value: type, onChange: chooseType } = field('type');
  const { value: part, onChange: choosePart } = field('part');
  return (
    <Form {...form}>
      <Stack gap={6}>
        <OptionCardGroup
          label={t(messages.type)}
          layout="grid"
          isRequired
          value={type}
          onChange={(next) => chooseType(types.find((each) => each === next) ?? 'problem')}
        >
          {types.map((each) => (
            <OptionCard key={each} value={each} title={t(messages[each])} />
          ))}
        </OptionCardGroup>
        <Select
          label={t(messages.part)}
          value={part}
          onChange={(next) => choosePart(parts.find((each) => each === next) ?? null)}
        >
          {parts.map((each) => (
            <SelectItem key={each} id={each} textValue={t(messages[each])}>
              {t(messages[each])}
            </SelectItem>
          ))}
        </Select>
        <Stack gap={1}>
          <TextArea
            {...field('content')}
            label={t(messages.content)}
            description={t(messages.contentHelp)}
            rows={8}
            isRequired
          />
          <p css={styles.count} data-over={count > most || undefined}>
            {t(messages.words, { count, least, most })}
          </p>
        </Stack>
        <Inline gap={3} justify="between">
          <Text tone="muted">{t(messages.left, { left: terms.left, perDay: terms.perDay })}</Text>
          <Button type="submit" size="lg" isPending={isPending}>
            {t(actionMessages.send)}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
