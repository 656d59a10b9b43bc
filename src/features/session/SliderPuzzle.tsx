import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { HumanChallenge } from '#contract';
import { useLocaleRow } from '#ds-i18n';
import { Button } from '#ds/Button';
import { IconButton } from '#ds/IconButton';
import { Slider } from '#ds/Slider';
import { humanMessages } from './human.messages';
import * as styles from './HumanVerification.styles';
import { useThrottled } from '../useThrottled';

/** The picture with a gap that the platform sent. */
export type SliderChallenge = Extract<HumanChallenge, { kind: 'slider' }>;

export interface SliderPuzzleProps {
  puzzle: SliderChallenge;
  isChecking: boolean;
  onAnswer: (x: number) => void;
  onRefresh: () => void;
}

/** Milliseconds between two puzzles that are asked for. */
const throttle = 1000;

const source = (png: string) => `data:image/png;base64,${png}`;

/** A picture with a gap and a slider, by pointer or arrow keys, that moves the piece. */
export function SliderPuzzle({ puzzle, isChecking, onAnswer, onRefresh }: SliderPuzzleProps) {
  const { formatMessage: t } = useIntl();
  const isRightToLeft = useLocaleRow().dir === 'rtl';
  const refresh = useThrottled(onRefresh, throttle);
  const [moved, setMoved] = useState(0);
  const { width, height, piece } = puzzle;
  const room = Math.max(1, width - piece.width);
  // The picture is not mirrored; the slider is. From its own end, each keeps above the other.
  const x = isRightToLeft ? room - moved : moved;
  const places = {
    '--_ratio': `${width} / ${height}`,
    '--_piece': `${(piece.width / width) * 100}%`,
    '--_top': `${(piece.top / height) * 100}%`,
    '--_x': `${(x / width) * 100}%`,
  } as CSSProperties;
  return (
    <>
      <div css={styles.picture} style={places} dir="ltr">
        <img css={styles.image} src={source(puzzle.image)} alt={t(humanMessages.picture)} />
        <img css={styles.piece} src={source(piece.image)} alt="" draggable={false} />
      </div>
      <div css={styles.controls}>
        <IconButton
          icon={IconRefresh}
          size="sm"
          aria-label={t(humanMessages.another)}
          isDisabled={isChecking}
          onPress={() => refresh()}
        />
        <div css={styles.slider}>
          <Slider
            aria-label={t(humanMessages.slider)}
            value={moved}
            onChange={setMoved}
            minValue={0}
            maxValue={room}
            isDisabled={isChecking}
          />
        </div>
        <Button
          isPending={isChecking}
          pendingLabel={t(humanMessages.checking)}
          isDisabled={moved === 0}
          onPress={() => onAnswer(Math.round(x))}
        >
          {t(humanMessages.confirm)}
        </Button>
      </div>
    </>
  );
}
