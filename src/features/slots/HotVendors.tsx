import { useIntl } from 'react-intl';
import { LinkChips } from '../LinkChips';
import { siteMessages } from '../site.messages';
import { hallMessages } from './messages';

export interface HotVendorsProps {
  /** Vendors that the platform marks as hot, each with the address of its hot games. */
  vendors: readonly { name: string; href: string }[];
  /** Address of the hot games of all vendors. */
  allHref: string;
  /** Address of those that are shown. */
  currentHref: string;
}

/** The vendors that many people play at the moment, each the way to its hot games. Source: spec section 4, vendor list. */
export function HotVendors({ vendors, allHref, currentHref }: HotVendorsProps) {
  const { formatMessage: t } = useIntl();
  if (vendors.length === 0) return null;
  const links = [{ name: t(siteMessages.allGames), href: allHref }, ...vendors];
  return <LinkChips label={t(hallMessages.vendors)} links={links} currentHref={currentHref} />;
}
