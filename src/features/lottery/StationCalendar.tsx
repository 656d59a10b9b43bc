import { useIntl } from 'react-intl';
import { TitledCard } from '../TitledCard';
import { vnMessages as messages } from './vn.messages';
import * as styles from './VnResults.styles';

/** A Sunday, from which the names of the days of the week are taken. */
const sunday = Date.UTC(2023, 0, 1, 12);

/** Which stations draw on which day of the week, Sunday first. */
export function StationCalendar({ stations }: { stations: readonly (readonly string[])[] }) {
  const { formatMessage: t, formatDate } = useIntl();
  return (
    <TitledCard title={t(messages.calendar)}>
      <table css={styles.loto}>
        <thead>
          <tr>
            <th scope="col">{t(messages.weekday)}</th>
            <th scope="col">{t(messages.stations)}</th>
          </tr>
        </thead>
        <tbody>
          {stations.map((names, weekday) => (
            <tr key={weekday}>
              <th scope="row">
                {formatDate(sunday + weekday * 86_400_000, { weekday: 'long', timeZone: 'UTC' })}
              </th>
              <td>
                <bdi>{names.join(', ')}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledCard>
  );
}
