import { FormattedMessage, useIntl } from 'react-intl';
import { homeMessages } from './messages';
import { categories, category } from './SideCards.styles';

/** A type of games that the platform offers. */
export interface CategoryView {
  id: 'ELOTT' | 'LIVE' | 'RNG' | 'SPORTS' | 'ESPORTS' | 'FISH' | 'PVP';
  href: string;
  /** Games, tables, lotteries or events on offer. */
  count: number;
  image: string;
}

/** The types of games, each a way in. */
export function Categories({ items }: { items: readonly CategoryView[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(homeMessages.categories)}>
      <ul css={categories}>
        {items.map(({ id, href, count, image }) => (
          <li key={id}>
            <a css={category} href={href}>
              <img src={image} alt="" loading="lazy" decoding="async" />
              <b>
                <FormattedMessage {...homeMessages[id]} />
              </b>
              <span>
                <FormattedMessage {...homeMessages.count} values={{ count }} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
