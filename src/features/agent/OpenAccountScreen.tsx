import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { RequestOf, teamCalls } from '#contract';
import { shareOf } from '#contract/amounts';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Columns } from '#ds/Columns';
import { CopyField } from '#ds/CopyField';
import { Form } from '#ds/Form';
import { Heading } from '#ds/Heading';
import { LinkButton } from '#ds/LinkButton';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { TextField } from '#ds/TextField';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { OptionCard, OptionCardGroup } from '#patterns/OptionCard';
import { BarList } from '#patterns/BarList';
import { useForm, type FormBinding } from '#patterns/useForm';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { openAccountMessages as messages, teamMessages } from './messages';
import * as styles from './OpenAccountScreen.styles';
import { RateFields, rateIn, rateTypes, toRates, type Rates, type RateType } from './RateFields';
import { percent } from './teamColumns';

/** What is sent to open an account. */
export type OpenAccountValues = RequestOf<typeof teamCalls.openAccount>;

export interface OpenAccountScreenProps {
  /** What the agent has: nobody below gets more. */
  own: Async<{ ownRates: Rates; currency: string }>;
  /** What a username has to be, in words, where the platform has a rule. */
  usernameRule?: string | undefined;
  form: FormBinding<OpenAccountValues>;
  /** What went wrong that is about no field. */
  notice?: NoticeContent | undefined;
  /** Makes up a first password. */
  makePassword: () => string;
  /** The account that was opened, to be handed over. */
  opened?: { account: string; password: string } | undefined;
  /** Begins with another account. */
  onNext: () => void;
  teamHref: string;
}

/** Opens an account for somebody below an agent: an agent or a member, with a first password and rebates. */
export function OpenAccountScreen(props: OpenAccountScreenProps) {
  const { own, opened } = props;
  const { formatMessage: t } = useIntl();
  return (
    <AsyncSection
      of={own}
      isCard
      skeleton={<Skeleton shape="block" blockSize="24rem" />}
      failure={{
        title: t(teamMessages.failedTitle),
        description: t(teamMessages.failedText),
      }}
    >
      {opened ? <Handover {...props} opened={opened} /> : <OpenForm {...props} />}
    </AsyncSection>
  );
}

function Handover({
  opened,
  onNext,
  teamHref,
}: Pick<OpenAccountScreenProps, 'onNext' | 'teamHref'> & { opened: { account: string; password: string } }) {
  const { formatMessage: t } = useIntl();
  return (
    <Card isMarked>
      <Stack gap={4} role="status">
        <Heading>{t(messages.doneTitle, { account: opened.account })}</Heading>
        <Text>{t(messages.doneText)}</Text>
        <CopyField label={t(labelMessages.username)} value={opened.account} />
        <CopyField label={t(messages.password)} value={opened.password} />
        <Columns count={2} gap={4}>
          <Button onPress={onNext}>{t(messages.next)}</Button>
          <LinkButton tone="neutral" href={teamHref}>
            {t(messages.toTeam)}
          </LinkButton>
        </Columns>
      </Stack>
    </Card>
  );
}

function OpenForm(props: OpenAccountScreenProps) {
  const { usernameRule, form: binding, notice, makePassword } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [first] = useState((): OpenAccountValues => ({
    username: '',
    password: makePassword(),
    type: 'member',
    rates: [],
  }));
  const { form, field, values, change, isPending } = useForm(first, binding);
  const { ownRates = [], currency = '' } = props.own.value ?? {};
  const types = rateTypes.filter((type) => rateIn(ownRates, type) > 0);
  const setRate = (type: RateType, rate: number): void => {
    const others = values.rates.filter(
      ({ gameType }) => !toRates(type, 0, ownRates).some((each) => each.gameType === gameType),
    );
    change({ rates: [...others, ...(rate > 0 ? toRates(type, rate, ownRates) : [])] });
  };
  return (
    // Rates are several fields, none of which is named so.
    <Form {...form} error={form.error ?? form.validationErrors?.['rates']}>
      <div css={styles.columns}>
        <Stack gap={4}>
          <WordedNotice notice={notice} />
          <Card>
            <Stack gap={4}>
              <OptionCardGroup
                label={t(messages.type)}
                layout="grid"
                value={values.type}
                onChange={(type) => change({ type: type === 'agent' ? 'agent' : 'member' })}
              >
                <OptionCard value="agent" title={t(labelMessages.agent)} line={t(messages.agentText)} />
                <OptionCard value="member" title={t(labelMessages.member)} line={t(messages.memberText)} />
              </OptionCardGroup>
              <Columns count={2} gap={4}>
                <TextField
                  {...field('username')}
                  label={t(labelMessages.username)}
                  description={[usernameRule, t(messages.usernameText)].filter(Boolean).join('. ')}
                  isRequired
                  autoComplete="off"
                />
                <div css={styles.password}>
                  <TextField
                    {...field('password')}
                    label={t(messages.password)}
                    description={t(messages.passwordText)}
                    isRequired
                    autoComplete="off"
                  />
                  <Button size="sm" tone="neutral" onPress={() => change({ password: makePassword() })}>
                    {t(messages.another)}
                  </Button>
                </div>
              </Columns>
            </Stack>
          </Card>
          <Card elementType="section" aria-labelledby="open-rebates">
            <Stack gap={4}>
              <Heading id="open-rebates">{t(moneyMessages.rebates)}</Heading>
              <Text>{t(types.length === 0 ? messages.noRebates : messages.rebatesText)}</Text>
              <RateFields
                types={types}
                rangeOf={(type) => ({
                  value: rateIn(values.rates, type),
                  least: 0,
                  most: rateIn(ownRates, type),
                })}
                noteOf={(most) => t(messages.most, { rate: percent(most, locale) })}
                onChange={setRate}
              />
            </Stack>
          </Card>
        </Stack>
        <Stack gap={4}>
          {types.includes('RNG') && (
            <Example own={rateIn(ownRates, 'RNG')} given={rateIn(values.rates, 'RNG')} currency={currency} />
          )}
          <Notice tone="neutral">{t(messages.rebatesText)}</Notice>
          <Button type="submit" isPending={isPending}>
            {t(messages.submit)}
          </Button>
        </Stack>
      </div>
    </Form>
  );
}

/** Slot bets of the example, in minor units. */
const exampleBets = 100_000n;

/** Who gets what of an agent's rebate. */
function Example({ own, given, currency }: { own: number; given: number; currency: string }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const amount = (rate: number): string =>
    formatMoney(shareOf(exampleBets, rate, currency), currency, locale).text;
  return (
    <Card isMarked>
      <Stack gap={4}>
        <Heading>{t(messages.example, { amount: formatMoney(exampleBets, currency, locale).text })}</Heading>
        <BarList
          isSplit
          aria-label={t(moneyMessages.rebates)}
          items={[
            { id: 'theirs', label: t(messages.theirs), value: given, figure: amount(given) },
            { id: 'yours', label: t(messages.yours), value: own - given, figure: amount(own - given) },
          ]}
        />
      </Stack>
    </Card>
  );
}
