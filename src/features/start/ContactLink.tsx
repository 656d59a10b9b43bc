import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LinkButton } from '#ds/LinkButton';
import { siteMessages } from '../site.messages';

export interface ContactLinkProps {
  /** Page of customer service; nothing is shown without one. */
  href: string | undefined;
  /** Whether it is the likeliest way on. */
  isMain?: boolean;
  /** Its words. @default "Contact customer service" in the reader's language */
  children?: ReactNode;
}

/** Leads to customer service, beside the page it is needed on. */
export function ContactLink({ href, isMain = false, children }: ContactLinkProps) {
  const { formatMessage: t } = useIntl();
  if (!href) return null;
  return (
    <LinkButton
      href={href}
      size="lg"
      icon={IconHeadset}
      target="_blank"
      rel="noopener noreferrer"
      {...(!isMain && { tone: 'neutral', emphasis: 'outline' })}
    >
      {children ?? t(siteMessages.contactService)}
    </LinkButton>
  );
}
