import { useIntl } from 'react-intl';
import { Link } from '#ds/Link';
import { walletMessages as messages } from './wallet.messages';

export interface ExchangeLinkProps {
  /** Nothing is shown without one. */
  href: string | undefined;
  /** Code of the wallet's currency. */
  currency: string;
}

/** Leads from the sum of a wallet to where its currency is exchanged. See docs/decisions/2026-11-usdjump.md. */
export function ExchangeLink({ href, currency }: ExchangeLinkProps) {
  const { formatMessage: t } = useIntl();
  if (!href) return null;
  return (
    <Link isStandalone href={href} target="_blank" rel="noopener noreferrer">
      {t(messages.exchange, { currency })}
    </Link>
  );
}
