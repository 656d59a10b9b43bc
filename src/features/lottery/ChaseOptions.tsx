import { useIntl } from 'react-intl';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { NumberField } from '#ds/NumberField';
import { Stack } from '#ds/Stack';
import { Switch } from '#ds/Switch';
import { Text } from '#ds/Text';
import { ChoiceButtons } from '../ChoiceButtons';
import { costOf, mostDraws, multiplesOf, type ChaseChoice } from './chase';
import { chaseMessages as messages } from './chase.messages';

export interface ChaseOptionsProps {
  chase: ChaseChoice;
  onChange: (chase: ChaseChoice) => void;
  /** What the basket costs in one draw, minor units. */
  once: bigint;
  currency: string;
  /** Numbers of the draws, the open one first. */
  issues: readonly string[];
  isDisabled: boolean;
}

/** Lets a basket go on over several draws: how many, with which stakes, and whether a win ends it. */
export function ChaseOptions({ chase, onChange, once, currency, issues, isDisabled }: ChaseOptionsProps) {
  const { formatMessage: t } = useIntl();
  const multiples = multiplesOf(chase);
  const last = issues[multiples.length - 1];
  return (
    <Stack gap={3} role="group" aria-label={t(messages.chase)}>
      <Switch
        isSelected={chase.isOn}
        isDisabled={isDisabled}
        description={t(messages.explain)}
        onChange={(isOn) => onChange({ ...chase, isOn })}
      >
        {t(messages.chase)}
      </Switch>
      {chase.isOn && (
        <>
          <ChoiceButtons
            aria-label={t(messages.growth)}
            emphasis="chip"
            isDisabled={isDisabled}
            value={chase.growth}
            onChange={(growth) => onChange({ ...chase, growth })}
            options={(['same', 'double'] as const).map((id) => ({ id, label: t(messages[id]) }))}
          />
          <NumberField
            label={t(messages.draws)}
            value={multiples.length === 0 ? Number.NaN : multiples.length}
            minValue={2}
            maxValue={mostDraws(chase.growth)}
            isDisabled={isDisabled}
            onChange={(draws) => onChange({ ...chase, draws })}
          />
          <Switch
            isSelected={chase.stopsOnWin}
            isDisabled={isDisabled}
            description={t(messages.stopsText)}
            onChange={(stopsOnWin) => onChange({ ...chase, stopsOnWin })}
          >
            {t(messages.stops)}
          </Switch>
          <Inline gap={3} justify="between">
            <Text elementType="span">
              {last === undefined
                ? t(messages.allDraws, { count: multiples.length })
                : t(messages.until, { count: multiples.length, issue: last })}
            </Text>
            <b>
              <Money amount={costOf(once, chase)} currency={currency} />
            </b>
          </Inline>
        </>
      )}
    </Stack>
  );
}
