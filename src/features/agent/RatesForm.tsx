import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TeamMember } from '#contract';
import { Button } from '#ds/Button';
import { NumberField } from '#ds/NumberField';
import { useLocaleRow } from '#ds-i18n';
import { NoteBox } from '#patterns/NoteBox';
import { gameTypeMessages } from '../gameType.messages';
import type { Notice } from '../notice';
import { teamMessages as messages } from './messages';
import { percent } from './teamColumns';
import * as styles from './TeamScreen.styles';

type Rates = TeamMember['rates'];

interface RatesFormProps {
  /** What the account has. */
  rates: Rates;
  /** The most that it can get. */
  ownRates: Rates;
  /** Told of the types whose rate changed. */
  onSave: (rates: Rates) => void;
  onCancel: () => void;
  isPending: boolean;
  failure: Notice | undefined;
}

const kinds = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'ELOTT'] as const;
const rateIn = (rates: Rates, type: string): number =>
  rates.find(({ gameType }) => gameType === type)?.rate ?? 0;

/** Sets rebates by type of game between what an account has and what its agent has. */
export function RatesForm({ rates, ownRates, onSave, onCancel, isPending, failure }: RatesFormProps) {
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  // What cannot be raised is not offered.
  const types = kinds.filter((type) => rateIn(ownRates, type) > rateIn(rates, type));
  const changed = types.flatMap((type) => {
    const rate = chosen[type];
    if (rate === undefined || rate === rateIn(rates, type)) return [];
    // To a person both kinds of lottery are one.
    const alike = type === 'ELOTT' ? (['ELOTT', 'LOTT'] as const) : [type];
    return alike.filter((kind) => rateIn(ownRates, kind) >= rate).map((gameType) => ({ gameType, rate }));
  });
  return (
    <form
      css={styles.drawer}
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0) onSave(changed);
      }}
    >
      <p css={styles.text}>{say(messages.changeNote)}</p>
      <div css={styles.rates}>
        {types.map((type) => {
          const [least, most] = [rateIn(rates, type), rateIn(ownRates, type)];
          return (
            <NumberField
              key={type}
              label={say(gameTypeMessages[type])}
              description={say(messages.most, { rate: percent(most, row) })}
              value={(chosen[type] ?? least) / 10_000}
              minValue={least / 10_000}
              maxValue={most / 10_000}
              step={0.0001}
              formatOptions={{ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }}
              onChange={(value) => setChosen({ ...chosen, [type]: Math.round(value * 10_000) })}
            />
          );
        })}
      </div>
      {failure && (
        <div role="alert">
          <NoteBox tone="negative">{failure.title}</NoteBox>
        </div>
      )}
      <div css={styles.links}>
        <Button type="submit" isPending={isPending} isDisabled={changed.length === 0}>
          {say(messages.save)}
        </Button>
        <Button tone="neutral" onPress={onCancel}>
          {say(messages.cancel)}
        </Button>
      </div>
    </form>
  );
}
