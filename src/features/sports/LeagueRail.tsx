import { useIntl } from 'react-intl';
import type { SportsLeague } from '#contract';
import { Badge } from '#ds/Badge';
import { SideNav } from '#ds/SideNav';
import { Text } from '#ds/Text';
import { ChoiceButtons } from '../ChoiceButtons';
import { sportsMessages as messages } from './messages';
import * as styles from './SportsScreen.styles';

export interface LeagueRailProps {
  leagues: readonly SportsLeague[];
  league: string | undefined;
  onLeagueChange: (league: string | undefined) => void;
}

const every = '*';

/** The leagues with how many matches each has: a rail on the desktop, chips on smaller screens. */
export function LeagueRail({ leagues, league, onLeagueChange }: LeagueRailProps) {
  const { formatMessage: t, formatNumber } = useIntl();
  const entries = [
    {
      id: every,
      name: t(messages.allLeagues),
      matches: leagues.reduce((sum, { matches }) => sum + matches, 0),
    },
    ...leagues,
  ];
  const choose = (id: string): void => onLeagueChange(id === every ? undefined : id);
  return (
    <>
      <div css={styles.rail}>
        <SideNav
          aria-label={t(messages.leagues)}
          currentId={league ?? every}
          onAction={choose}
          groups={[
            {
              id: 'leagues',
              items: entries.map(({ id, name, matches }) => ({
                id,
                label: name,
                badge: <Badge tone="neutral">{formatNumber(matches)}</Badge>,
              })),
            },
          ]}
        />
      </div>
      <div css={styles.chips}>
        <ChoiceButtons
          aria-label={t(messages.leagues)}
          emphasis="chip"
          value={league ?? every}
          onChange={choose}
          options={entries.map(({ id, name, matches }) => ({
            id,
            label: (
              <>
                {name} <Text elementType="span">{formatNumber(matches)}</Text>
              </>
            ),
          }))}
        />
      </div>
    </>
  );
}
