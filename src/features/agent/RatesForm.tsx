import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Form } from '#ds/Form';
import { Inline } from '#ds/Inline';
import { Notice } from '#ds/Notice';
import { Text } from '#ds/Text';
import { useLocaleRow } from '#ds-i18n';
import { actionMessages } from '../action.messages';
import type { NoticeContent } from '../notice';
import { teamMessages as messages } from './messages';
import { RateFields, rateIn, rateTypes, toRates, type Rates } from './RateFields';
import { percent } from './teamColumns';

interface RatesFormProps {
  /** What the account has. */
  rates: Rates;
  /** The most that it can get. */
  ownRates: Rates;
  /** Told of the types whose rate changed. */
  onSave: (rates: Rates) => void;
  onCancel: () => void;
  isPending: boolean;
  failure: NoticeContent | undefined;
}

/** Sets rebates by type of game between what an account has and what its agent has. */
export function RatesForm({ rates, ownRates, onSave, onCancel, isPending, failure }: RatesFormProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  // What cannot be raised is not offered.
  const types = rateTypes.filter((type) => rateIn(ownRates, type) > rateIn(rates, type));
  const changed = types.flatMap((type) => {
    const rate = chosen[type];
    return rate === undefined || rate === rateIn(rates, type) ? [] : toRates(type, rate, ownRates);
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0) onSave(changed);
      }}
    >
      <Text>{t(messages.changeNote)}</Text>
      <RateFields
        types={types}
        rangeOf={(type) => {
          const least = rateIn(rates, type);
          return { value: chosen[type] ?? least, least, most: rateIn(ownRates, type) };
        }}
        noteOf={(most) => t(messages.most, { rate: percent(most, locale) })}
        onChange={(type, rate) => setChosen({ ...chosen, [type]: rate })}
      />
      {failure && <Notice tone="danger">{failure.title}</Notice>}
      <Inline gap={2} align="stretch">
        <Button type="submit" isPending={isPending} isDisabled={changed.length === 0}>
          {t(messages.save)}
        </Button>
        <Button tone="neutral" onPress={onCancel}>
          {t(actionMessages.cancel)}
        </Button>
      </Inline>
    </Form>
  );
}
