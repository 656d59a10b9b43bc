import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { Game } from '#contract';
import { LiveTile, LiveTileSkeleton } from '#gaming/LiveTile';
import { SkeletonGroup } from '#ds/Skeleton';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { gameHref } from '../gameHref';
import type { HomeScreenProps } from './home';
import { HomeSection } from './HomeSection';
import { row as rowPart } from './LiveRow.styles';
import { homeMessages } from './messages';
import type { Section } from './section';
import { SectionBody } from './SectionBody';

export interface LiveRowProps extends Pick<HomeScreenProps, 'currency' | 'vendorNames' | 'onPlay'> {
  tables: Section<Game>;
}

const shown = 4;

/** Tables with a dealer, side by side; on a phone they scroll along. */
export const LiveRow = memo(function LiveRow({ tables, currency, vendorNames, onPlay }: LiveRowProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const limits = (game: Game): string =>
    [game.minBet, game.maxBet]
      .filter((amount) => amount !== undefined)
      .map((amount) => formatMoney(amount, currency, locale, { cents: 'ifAny' }).text)
      .join(' – ');
  return (
    <HomeSection title={t(homeMessages.live)} href="/live">
      <SectionBody
        section={tables}
        skeleton={
          <SkeletonGroup>
            <div css={rowPart}>
              {Array.from({ length: shown }, (_, index) => (
                <LiveTileSkeleton key={index} />
              ))}
            </div>
          </SkeletonGroup>
        }
      >
        {(list) => (
          <ul css={rowPart}>
            {list.slice(0, shown).map((game) => (
              <li key={game.id}>
                <LiveTile
                  table={{
                    id: game.id,
                    name: game.name,
                    sub: vendorNames.get(game.vassalage) ?? '',
                    limits: limits(game),
                    imageSrc: game.image,
                    href: gameHref(game),
                  }}
                  liveLabel={t(homeMessages.liveBadge)}
                  status={{
                    label: t(homeMessages.seats, { count: game.seats ?? 0 }),
                    tone: game.seats ? 'success' : 'neutral',
                  }}
                  onPress={() => onPlay(game)}
                />
              </li>
            ))}
          </ul>
        )}
      </SectionBody>
    </HomeSection>
  );
});
