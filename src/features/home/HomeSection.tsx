import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '#ds/Link';
import { SectionHeader } from '#ds/SectionHeader';
import { section } from './HomeScreen.styles';
import { homeMessages } from './messages';

/** The way from a section to its own page. */
export function ViewAllLink({ href }: { href: string }) {
  const { formatMessage: t } = useIntl();
  return (
    <Link href={href} isStandalone icon={IconChevronRight}>
      {t(homeMessages.viewAll)}
    </Link>
  );
}

export interface HomeSectionProps {
  title: string;
  /** Page with more of the same. */
  href: string;
  /** What a link on the page leads to. */
  id?: string;
  children: ReactNode;
}

/** A part of the home page below its title. */
export function HomeSection({ title, href, children, ...anchor }: HomeSectionProps) {
  const titleId = useId();
  return (
    <section {...anchor} css={section} aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title} action={<ViewAllLink href={href} />} />
      {children}
    </section>
  );
}
