import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AgentProgramme } from '#contract';
import { Badge } from '#ds/Badge';
import { Heading } from '#ds/Heading';
import { Icon } from '#ds/Icon';
import { LinkButton } from '#ds/LinkButton';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { moneyMessages } from '../money.messages';
import { IncomeSliders, IncomeSlip, supposedAtFirst, type Supposed } from './IncomeCalculator';
import * as styles from './JoinScreen.styles';
import { joinMessages as messages } from './messages';

export interface JoinScreenProps {
  /** Sample terms. */
  programme: Async<AgentProgramme>;
  /** Age from which one may play. */
  age: number;
  /** Where one asks to become an agent; absent when the brand has no customer service. */
  applyHref?: string | undefined;
  /** The agent centre, for somebody who is an agent already. */
  centerHref?: string | undefined;
  /** The article about becoming an agent. */
  moreHref: string;
}

const contracts = [
  {
    icon: IconPercentage,
    title: moneyMessages.dividend,
    text: messages.dividendText,
    paid: messages.dividendPaid,
  },
  { icon: IconCalendar, title: messages.daily, text: messages.dailyText, paid: messages.dailyPaid },
  { icon: IconClock, title: messages.hourly, text: messages.hourlyText, paid: messages.hourlyPaid },
  { icon: IconBolt, title: messages.realtime, text: messages.realtimeText, paid: messages.realtimePaid },
] as const;
const conditions = [messages.askConsent, messages.askOwn, messages.askLeave] as const;

/** The programme for agents: what it is, what a month could bring, the contracts and the conditions. */
export function JoinScreen(props: JoinScreenProps) {
  const { age, applyHref, centerHref, moreHref } = props;
  const { state, value: programme } = props.programme;
  const { formatMessage: t } = useIntl();
  const [supposed, suppose] = useState<Supposed>();
  const at = supposed ?? (programme && supposedAtFirst(programme));
  return (
    <div css={styles.page}>
      <div css={styles.hero}>
        <Stack gap={4} align="start">
          <Badge tone="success">{t(messages.badge)}</Badge>
          <h1 css={styles.title}>{t(messages.title)}</h1>
          <p css={styles.intro}>{t(messages.intro)}</p>
          {state === 'loading' && <Skeleton blockSize="174px" />}
          {programme && at && <IncomeSliders programme={programme} supposed={at} onChange={suppose} />}
          <div css={styles.actions}>
            {centerHref ? (
              <LinkButton size="lg" href={centerHref}>
                {t(messages.center)}
              </LinkButton>
            ) : (
              applyHref && (
                <LinkButton size="lg" href={applyHref} target="_blank" rel="noopener noreferrer">
                  {t(messages.apply)}
                </LinkButton>
              )
            )}
            <LinkButton size="lg" tone="neutral" href={moreHref}>
              {t(messages.more)}
            </LinkButton>
          </div>
        </Stack>
        <AsyncSection
          of={props.programme}
          skeleton={<Skeleton blockSize="420px" />}
          failure={{
            title: t(messages.failedTitle),
            description: t(messages.failedText),
          }}
          isCard
        >
          {programme && at && <IncomeSlip programme={programme} supposed={at} />}
        </AsyncSection>
      </div>
      <Stack elementType="section" gap={5} aria-labelledby="join-contracts">
        <Heading id="join-contracts" size="2xl" face="display">
          {t(messages.contracts)}
        </Heading>
        <div css={styles.contracts}>
          {contracts.map(({ icon, title, text, paid }) => (
            <div key={title.id} css={styles.contract}>
              <span css={styles.icon}>
                <Icon icon={icon} size={24} />
              </span>
              <h3 css={styles.name}>{t(title)}</h3>
              <Text size="md" wrap="pretty">
                {t(text)}
              </Text>
              <p css={styles.quiet}>{t(paid)}</p>
            </div>
          ))}
        </div>
      </Stack>
      <section css={styles.ask} aria-labelledby="join-ask">
        <Heading id="join-ask" size="2xl" face="display">
          {t(messages.ask)}
        </Heading>
        <Stack elementType="ul" gap={4}>
          {[t(messages.askAge, { age }), ...conditions.map((each) => t(each))].map((condition) => (
            <li key={condition} css={styles.condition}>
              <span css={styles.icon}>
                <Icon icon={IconCheck} size={18} />
              </span>
              {condition}
            </li>
          ))}
        </Stack>
      </section>
    </div>
  );
}
