import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useIntl } from 'react-intl';
import type { Game } from '#contract';
import { Button } from '#ds/Button';
import { DescriptionList } from '#ds/DescriptionList';
import { Dialog } from '#ds/Dialog';
import { Icon, SlotsIcon } from '#ds/Icon';
import { LazyImage } from '#ds/LazyImage';
import { ToggleButton } from '#ds/ToggleButton';
import { formatMoney, formatNumber, useDs, useLocaleRow } from '#ds-i18n';
import { art, body, facts, star, vendor } from './GameSheet.styles';
import { gameMessages } from './messages';

export interface GameSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** The game that was tapped, its picture as a whole address. */
  game: Game;
  /** Name of its vendor. */
  vendorName?: string | undefined;
  /** Currency in which its stakes are shown. */
  currency: string;
  onPlay: (game: Game) => void;
  /** Opens it with trial money; absent when that is not offered to this visitor. */
  onTryFree?: ((game: Game) => void) | undefined;
  isFavourite?: boolean;
  /** Fills or empties its star. */
  onFavouriteChange: (game: Game, isFavourite: boolean) => void;
}

/** What hover shows on a desktop, as a sheet: the facts of a game and the choice of how to play it. */
export function GameSheet({
  isOpen,
  onClose,
  game,
  vendorName,
  currency,
  onPlay,
  onTryFree,
  isFavourite = false,
  onFavouriteChange,
}: GameSheetProps) {
  const { formatMessage } = useIntl();
  const t = useDs();
  const locale = useLocaleRow();
  const stakes = [game.minBet, game.maxBet]
    .filter((amount) => amount !== undefined)
    .map((amount) => formatMoney(amount, currency, locale, { cents: 'ifAny' }).text)
    .join(' – ');
  const rtp = `${(game.rtp / 100).toFixed(1)}%`;
  const items = [
    { id: 'stake', label: formatMessage(gameMessages.stake), value: <bdi>{stakes}</bdi> },
    ...(game.lines > 0
      ? [{ id: 'lines', label: formatMessage(gameMessages.lines), value: formatNumber(game.lines, locale) }]
      : []),
    ...(game.rtp > 0 ? [{ id: 'rtp', label: formatMessage(gameMessages.rtp), value: <bdi>{rtp}</bdi> }] : []),
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={game.name}
      actions={
        <>
          {onTryFree && game.freePlay && (
            <Button tone="neutral" size="lg" onPress={() => onTryFree(game)}>
              {t('tile.tryFree')}
            </Button>
          )}
          <Button size="lg" onPress={() => onPlay(game)}>
            {t('tile.play')}
          </Button>
        </>
      }
    >
      <div css={body}>
        <div css={art}>
          <LazyImage src={game.image} alt="" isPriority fallback={<Icon icon={SlotsIcon} size={24} />} />
        </div>
        <div css={facts}>
          {vendorName && <p css={vendor}>{vendorName}</p>}
          <DescriptionList items={items} isDivided />
          <div css={star}>
            <ToggleButton
              icon={IconStar}
              isSelected={isFavourite}
              onChange={(isFilled) => onFavouriteChange(game, isFilled)}
            >
              {formatMessage(gameMessages.favourite)}
            </ToggleButton>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
