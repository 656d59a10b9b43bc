import IconSwap from '@tabler/icons-react/dist/esm/icons/IconArrowsDownUp.mjs';
import type { ReactNode } from 'react';
import { IconButton } from '#ds/IconButton';
import {
  root,
  place,
  amount,
  names,
  label as labelPart,
  name as namePart,
  swap as swapPart,
} from './TransferPair.styles';

/** One end of a transfer. */
export interface TransferPlace {
  /** "From" or "To". */
  label: string;
  /** The wallet or the person. */
  name: ReactNode;
  /** What is there, usually Money. */
  amount?: ReactNode;
  /** A mark before the words. */
  media?: ReactNode;
  /** Takes the place of the name where it can be chosen: a Select. */
  control?: ReactNode;
}

export interface TransferPairProps {
  /** Where the money comes from. */
  from: TransferPlace;
  /** Where it goes. */
  to: TransferPlace;
  /** Changes both ends over. Without it the direction is fixed. */
  onSwap?: () => void;
  /** Words of the button between both. */
  swapLabel?: string;
}

const Place = ({
  place: { label, name, amount: sum, media, control },
  isBesideSwap,
}: {
  place: TransferPlace;
  isBesideSwap: boolean;
}) => (
  <div css={place}>
    {media}
    <div css={names}>
      <span css={labelPart}>{label}</span>
      {control ?? <span css={namePart}>{name}</span>}
    </div>
    {sum != null && (
      <span css={amount} data-beside-swap={isBesideSwap || undefined}>
        {sum}
      </span>
    )}
  </div>
);

/** Where money comes from and where it goes, with a button between them that changes both over. */
export function TransferPair({ from, to, onSwap, swapLabel }: TransferPairProps) {
  return (
    <div css={root}>
      <Place place={from} isBesideSwap={onSwap !== undefined} />
      <Place place={to} isBesideSwap={onSwap !== undefined} />
      {onSwap && (
        <div css={swapPart}>
          <IconButton icon={IconSwap} emphasis="outline" aria-label={swapLabel ?? ''} onPress={onSwap} />
        </div>
      )}
    </div>
  );
}
