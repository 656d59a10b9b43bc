import { Badge, type BadgeTone } from '#ds/Badge';
import { Heading } from '#ds/Heading';
import type { IconSource } from '#ds/Icon';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { ListRow, ListRows } from '#patterns/ListRow';
import * as styles from './Cashier.styles';

export interface RecentMove {
  id: string;
  title: string;
  line: string;
  amount: string;
  currency: string;
  status: string;
  tone: BadgeTone;
}

export interface RecentMovesProps {
  title: string;
  /** What is said where there is none yet. */
  empty: string;
  icon: IconSource;
  /** The newest first. */
  moves: readonly RecentMove[];
  onOpen: (id: string) => void;
}

/** The newest moves of money of one kind, with their states. */
export const RecentMoves = ({ title, empty, icon, moves, onOpen }: RecentMovesProps) => (
  <Stack elementType="section" gap={3} aria-label={title}>
    <Heading>{title}</Heading>
    {moves.length === 0 ? (
      <Text tone="muted">{empty}</Text>
    ) : (
      <ListRows aria-label={title}>
        {moves.map(({ id, amount, currency, status, tone, ...words }) => (
          <ListRow
            key={id}
            icon={icon}
            {...words}
            end={
              <span css={styles.end}>
                <Money amount={amount} currency={currency} />
                <Badge size="sm" hasDot tone={tone}>
                  {status}
                </Badge>
              </span>
            }
            onPress={() => onOpen(id)}
          />
        ))}
      </ListRows>
    )}
  </Stack>
);
