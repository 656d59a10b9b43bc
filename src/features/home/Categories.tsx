import { memo } from 'react';
import IconBallFootball from '@tabler/icons-react/dist/esm/icons/IconBallFootball.mjs';
import IconCircleNumber8 from '@tabler/icons-react/dist/esm/icons/IconCircleNumber8.mjs';
import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs';
import IconFish from '@tabler/icons-react/dist/esm/icons/IconFish.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconPlayCard from '@tabler/icons-react/dist/esm/icons/IconPlayCard.mjs';
import IconSpade from '@tabler/icons-react/dist/esm/icons/IconSpade.mjs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon, SlotsIcon, type IconSource } from '#ds/Icon';
import { Skeleton } from '#ds/Skeleton';
import { drawing, hotOnPhone, link, list } from './Categories.styles';
import { homeMessages } from './messages';

/** A type of games that the platform offers. */
export interface CategoryView {
  id: 'ELOTT' | 'LIVE' | 'RNG' | 'SPORTS' | 'ESPORTS' | 'FISH' | 'PVP';
  href: string;
  /** Games, tables, lotteries or events on offer. */
  count: number;
  /** Address of its picture, which narrow screens leave out. */
  image: string;
}

/** What stands for a type of games where there is no room for pictures, and what it offers. */
const kinds: Record<CategoryView['id'], { icon: IconSource; offer: typeof homeMessages.games }> = {
  ELOTT: { icon: IconCircleNumber8, offer: homeMessages.lotteries },
  LIVE: { icon: IconPlayCard, offer: homeMessages.tables },
  RNG: { icon: SlotsIcon, offer: homeMessages.games },
  SPORTS: { icon: IconBallFootball, offer: homeMessages.events },
  ESPORTS: { icon: IconDeviceGamepad2, offer: homeMessages.matches },
  FISH: { icon: IconFish, offer: homeMessages.games },
  PVP: { icon: IconSpade, offer: homeMessages.rooms },
};

/** As many as there are types. */
const placeholders = Object.keys(kinds);

/** The types of games, each a way in: seven in a row, on a phone rows of four. Narrow screens have drawings for pictures. */
export const Categories = memo(function Categories({
  items,
}: {
  items: readonly CategoryView[] | undefined;
}) {
  const { formatMessage: t } = useIntl();
  return (
    <nav aria-label={t(homeMessages.categories)}>
      <ul css={list}>
        <li css={hotOnPhone}>
          <a css={link} href="/hotgame">
            <span css={drawing}>
              <Icon icon={IconFlame} size={24} />
            </span>
            <b>{t(homeMessages.hot)}</b>
          </a>
        </li>
        {items === undefined &&
          placeholders.map((id) => (
            <li key={id} aria-hidden="true">
              <span css={link}>
                <Skeleton inlineSize="80%" />
              </span>
            </li>
          ))}
        {items?.map(({ id, href, count, image }) => (
          <li key={id}>
            <a css={link} href={href}>
              <img src={image} alt="" loading="lazy" decoding="async" />
              <span css={drawing}>
                <Icon icon={kinds[id].icon} size={24} />
              </span>
              <b>{t(homeMessages[id])}</b>
              <span data-count>
                <FormattedMessage {...kinds[id].offer} values={{ count }} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
