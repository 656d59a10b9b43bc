import { useIntl } from 'react-intl';
import { LinkButton } from '#ds/LinkButton';
import { list } from './HotVendors.styles';
import { hallMessages } from './messages';

export interface HotVendorsProps {
  /** Vendors that the platform marks as hot, each with the address of its hall. A vendor of two kinds is there twice. */
  vendors: readonly { name: string; href: string }[];
}

/** The vendors that many people play at the moment, each a way into its hall. Source: spec section 4, vendor list. */
export function HotVendors({ vendors }: HotVendorsProps) {
  const { formatMessage: say } = useIntl();
  if (vendors.length === 0) return null;
  return (
    <nav aria-label={say(hallMessages.vendors)}>
      <ul css={list}>
        {vendors.map(({ name, href }) => (
          <li key={href}>
            <LinkButton href={href} size="sm" tone="neutral" emphasis="outline">
              {say(hallMessages.hall, { vendor: name })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
