import { useEffect, useState, type Ref } from 'react';
import { Button, ToggleButton, type ToggleButtonProps } from 'react-aria-components';
import { useDs } from '#ds-i18n';
import { Odds } from '../Odds';
import { drift as driftMark, outcome, price as priceText, root, words } from './OddsButton.styles';

export interface OddsButtonProps extends Omit<
  ToggleButtonProps,
  'className' | 'style' | 'render' | 'children' | 'aria-label'
> {
  /** The outcome: 1, X, 2, or "Over 2.5". */
  label: string;
  /** Decimal odds in thousandths: 2350 is 2.35. Shown in the reader's format. Null: no price at the moment. */
  price: number | null;
  /** Which way the price last moved; shown for 900 ms from each change of the price. */
  drift?: 'up' | 'down' | undefined;
  /** What is bet on, with the event, for those who do not see the row. @default the outcome */
  'aria-label'?: string;
  /** It opens the place where the price can be taken, and is neither in nor out of a slip. */
  isAction?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Milliseconds for which a change of price is pointed out. */
const driftShownFor = 900;

/** Takes one price into the bet slip or out of it. Disabled, the price is suspended. */
export function OddsButton({
  label,
  price,
  drift,
  isAction = false,
  'aria-label': ariaLabel,
  ...rest
}: OddsButtonProps) {
  const t = useDs();
  const isSuspended = price === null || rest.isDisabled === true;
  const [seen, setSeen] = useState<{ price: number | null; drift: OddsButtonProps['drift'] }>();
  const isFresh = drift !== undefined && (seen?.price !== price || seen.drift !== drift);

  // A change of price is news for a while and then the price.
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => {
      setSeen({ price, drift });
    }, driftShownFor);
    return () => {
      clearTimeout(timer);
    };
  }, [isFresh, price, drift]);

  const moved = isFresh ? drift : undefined;
  const face = (
    <>
      <span css={outcome}>
        {ariaLabel === undefined ? (
          label
        ) : (
          <>
            <span aria-hidden="true">{label}</span>
            <span css={words}>{ariaLabel}</span>
          </>
        )}
      </span>
      <span css={priceText}>
        {isSuspended ? <span css={words}>{t('odds.suspended')}</span> : <Odds price={price} />}
      </span>
      {moved && (
        <span css={driftMark}>
          <span css={words}>{t(moved === 'up' ? 'odds.rose' : 'odds.fell')}</span>
        </span>
      )}
    </>
  );
  if (!isAction)
    return (
      <ToggleButton {...rest} isDisabled={isSuspended} css={root} data-drift={moved}>
        {face}
      </ToggleButton>
    );
  const { ref, onPress } = rest;
  return (
    <Button
      css={root}
      data-drift={moved}
      isDisabled={isSuspended}
      {...(ref !== undefined && { ref })}
      {...(onPress && { onPress })}
    >
      {face}
    </Button>
  );
}
