import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { memo, useState, type ReactNode } from 'react';
import { Icon } from '#ds/Icon';
import { onPlainClick } from '#ds/Link';
import { OddsButton } from '#gaming/OddsButton';
import * as styles from './MatchRow.styles';

/** One of the two sides. */
export interface MatchSide {
  /** What people call it. */
  name: string;
  /** Picture of the crest; decoration. */
  crestSrc?: string;
  /** Goals, once the match is on. */
  goals?: number | undefined;
}

/** A price of the match's winner. */
export interface MatchOutcome {
  /** Returned with a press. */
  id: string;
  /** The mark over the price: 1, X or 2. */
  label: string;
  /** The outcome in words, for those who do not see the row. */
  spoken: string;
  /** Decimal odds in thousandths: 1420 is 1.42. Null: no price at the moment. */
  price: number | null;
}

export interface MatchRowProps {
  /** The minute of play, or the time of kick-off. */
  clock: ReactNode;
  /** The clock's colour says that the match is on, as its words do. */
  isLive?: boolean;
  /** The side at its own ground, named first. */
  home: MatchSide;
  /** Its guest. */
  away: MatchSide;
  /** Where the match can be bet on. */
  href: string;
  /** Told of a press on the match, or on one of its prices. Keep the function. */
  onOpen: (outcome?: string) => void;
  /** Prices of the winner. Absent: see `closed`. */
  outcomes?: readonly MatchOutcome[] | undefined;
  /** What stands in place of the prices, such as "No prices now". */
  closed?: ReactNode;
}

/** A match with its clock, its score and the prices of its winner; a price that has moved says so for a moment. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { clock, isLive = false, home, away, href, onOpen, outcomes, closed } = props;
  return (
    <div css={styles.root}>
      <span css={styles.clock} data-live={isLive || undefined}>
        {clock}
      </span>
      <a css={styles.sides} href={href} onClick={onPlainClick(() => onOpen())}>
        <Side side={home} />
        <Side side={away} />
      </a>
      {outcomes ? (
        <div css={styles.prices}>
          {outcomes.map((outcome) => (
            <Price key={outcome.id} outcome={outcome} onPress={() => onOpen(outcome.id)} />
          ))}
        </div>
      ) : (
        <span css={styles.closed}>
          <Icon icon={IconLock} size={16} />
          <span>{closed}</span>
        </span>
      )}
    </div>
  );
});

function Side({ side: { name, crestSrc, goals } }: { side: MatchSide }) {
  return (
    <span css={styles.side}>
      {crestSrc === undefined ? <span /> : <img src={crestSrc} alt="" loading="lazy" />}
      <span>{name}</span>
      <b>{goals}</b>
    </span>
  );
}

function Price({
  outcome: { label, spoken, price },
  onPress,
}: {
  outcome: MatchOutcome;
  onPress: () => void;
}) {
  const [last, setLast] = useState<{ price: number | null; drift?: 'up' | 'down' }>({ price });
  if (last.price !== price) {
    const isMove = last.price !== null && price !== null;
    setLast(isMove ? { price, drift: price > (last.price ?? 0) ? 'up' : 'down' } : { price });
  }
  return (
    <OddsButton
      label={label}
      aria-label={spoken}
      price={price}
      drift={last.drift}
      isAction
      onPress={onPress}
    />
  );
}
