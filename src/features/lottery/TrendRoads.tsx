import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { ChoiceButtons } from '../ChoiceButtons';
import { roadMessages as messages } from './road.messages';
import * as styles from './TrendRoads.styles';
import { columnsOf, longestOf, roadKinds, roadOf, type RoadKind, type TrendPlace } from './trends';

const letters = {
  size: { first: messages.big, second: messages.small, tie: messages.tie },
  parity: { first: messages.odd, second: messages.even, tie: messages.tie },
} as const;

/** The draws of a place gathered by the side that they were on, a column for each row of one side. */
export function TrendRoads({ place }: { place: TrendPlace }) {
  const { formatMessage: t } = useIntl();
  const [kind, setKind] = useState<RoadKind>('size');
  const road = roadOf(place, kind);
  const count = (side: 'first' | 'second') => road.filter((each) => each === side).length;
  const words = t(kind === 'size' ? messages.sizeWords : messages.parityWords, {
    first: count('first'),
    second: count('second'),
    longest: longestOf(road),
  });
  return (
    <Stack gap={3}>
      <ChoiceButtons
        aria-label={t(messages.roads)}
        value={kind}
        onChange={setKind}
        options={roadKinds.map((id) => ({ id, label: t(messages[id]) }))}
      />
      <Text role="status">{words}</Text>
      {/* Arrow keys scroll it where it does not fit. */}
      <div css={styles.scroll} role="group" aria-label={t(messages.roads)} tabIndex={0}>
        <div css={styles.road} role="img" aria-label={words}>
          {columnsOf(road).map((column, at) => (
            <span key={at} css={styles.column}>
              {column.map((side, row) => (
                <span key={row} css={styles.bead} data-side={side}>
                  {t(letters[kind][side])}
                </span>
              ))}
            </span>
          ))}
        </div>
      </div>
    </Stack>
  );
}
