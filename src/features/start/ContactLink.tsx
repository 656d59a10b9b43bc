import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LinkButton } from '#ds/LinkButton';
import { siteMessages } from '../site.messages';

export interface ContactLinkProps {
  /** Page of customer service; nothing is shown without one. */
  href: string | undefined;
  /** Its words. @default "Contact customer service" in the reader's language */
  children?: ReactNode;
}

/** Leads to customer service, beside the page it is needed on, as the likeliest way on. */
export function ContactLink({ href, children }: ContactLinkProps) {
  const { formatMessage: t } = useIntl();
  if (!href) return null;
  return (
    <LinkButton href={href} size="lg" icon={IconHeadset} target="_blank" rel="noopener noreferrer">
      {children ?? t(siteMessages.contactService)}
    </LinkButton>
  );
}
