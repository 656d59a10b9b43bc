import { useIntl } from 'react-intl';
import { vnMessages as messages } from './vn.messages';
import * as styles from './VnResults.styles';
import { lotoOf } from './vnResults';

const comma = ', ';

/** The last two digits of all prizes, by their first and by their second digit; those of the special prize marked. */
export function VnLoto({ numbers }: { numbers: readonly string[] }) {
  const { formatMessage: t } = useIntl();
  const special = numbers[0]?.slice(-2) ?? '';
  const list = (digits: readonly string[], marked: string | undefined) =>
    digits.map((digit, place) => (
      <span key={place}>
        {place > 0 && comma}
        {place === digits.indexOf(marked ?? '') ? <mark>{digit}</mark> : digit}
      </span>
    ));
  return (
    <table css={styles.loto}>
      <caption css={styles.hidden}>{t(messages.loto)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(messages.head)}</th>
          <th scope="col">{t(messages.tails)}</th>
          <th scope="col">{t(messages.tail)}</th>
          <th scope="col">{t(messages.heads)}</th>
        </tr>
      </thead>
      <tbody>
        {lotoOf(numbers).map(({ digit, tails, heads }) => (
          <tr key={digit}>
            <th scope="row">{digit}</th>
            <td>{list(tails, special[0] === digit ? special[1] : undefined)}</td>
            <th scope="row">{digit}</th>
            <td>{list(heads, special[1] === digit ? special[0] : undefined)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
