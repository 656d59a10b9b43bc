import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { LotteryBall } from '#gaming/LotteryBall';
import * as page from './Betting.styles';
import * as styles from './VnResults.styles';

export interface VnPairsProps {
  title: string;
  /** What the numbers count. */
  note: string;
  /** Colour of the balls. */
  tone: 'red' | 'blue';
  rows: readonly { number: string; value: number; words: string }[];
}

/** Pairs of digits by how often, or how long ago, they were drawn. */
export function VnPairs({ title, note, tone, rows }: VnPairsProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <Card elementType="section" aria-label={title}>
      <Stack gap={3}>
        <Inline gap={3} justify="between">
          <Heading>{title}</Heading>
          <Text elementType="span" size="xs">
            {note}
          </Text>
        </Inline>
        <Stack elementType="ol" gap={3}>
          {rows.map(({ number, value, words }) => (
            <li key={number} css={styles.pairRow}>
              <LotteryBall size="sm" color={tone}>
                {number}
              </LotteryBall>
              <progress css={page.bar} value={value} max={most} aria-hidden />
              <Text elementType="span" size="xs">
                {words}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
