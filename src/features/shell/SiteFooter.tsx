import { useIntl } from 'react-intl';
import { IconButton } from '#ds/IconButton';
import { Link } from '#ds/Link';
import { Logo } from '#ds/Logo';
import { Mark } from '#ds/Mark';
import type { MoneyProtection } from '#contract';
import { siteMessages } from '../site.messages';
import { footerMessages as messages, heldMessages } from './footer.messages';
import { footerColumns, type FooterLinks } from './footerLinks';
import type { LanguageMenuProps } from './LanguageMenu';
import { pages } from './navigation';
import { PaymentStrip, type PaymentMethod } from './PaymentStrip';
import * as styles from './SiteFooter.styles';
import type { ShellBrand } from './SiteHeader';
import { socialLinks, type ShellResource } from './socialLinks';

export interface SiteFooterProps {
  brand: ShellBrand;
  /** Studios in the row of logos: eight or so. */
  vendors: readonly { name: string; markSrc?: string | undefined; href?: string | undefined }[];
  /** Only the links whose pages exist. */
  links: FooterLinks;
  /** The resources of the permission call. */
  resources: readonly ShellResource[];
  payments: readonly PaymentMethod[];
  /** Age from which one may play. */
  age: number;
  /** The operator's own words on its licence. @default a plain sentence */
  licence?: string | undefined;
  /** How members' money is held; absent when the platform does not say. */
  held?: MoneyProtection | undefined;
  /** Address of the article on how it is held. */
  heldHref: string;
  saferPlayHref?: string | undefined;
  /** Absent when the brand has one language. */
  language?: Pick<LanguageMenuProps, 'languages' | 'current' | 'onSelect'> | undefined;
  /** Year of the copyright, four digits. */
  year: number;
}

/** What stands at the end of every page: studios, links, ways to pay, licence and age. */
export function SiteFooter({
  brand,
  vendors,
  links,
  resources,
  payments,
  age,
  licence,
  held,
  heldHref,
  saferPlayHref,
  language,
  year,
}: SiteFooterProps) {
  const { formatMessage: t } = useIntl();
  const social = socialLinks(resources);
  return (
    <footer css={styles.root}>
      <div css={styles.column}>
        {vendors.length > 0 && (
          <ul css={styles.vendors} aria-label={t(messages.providers)}>
            {vendors.map(({ name, markSrc, href }) => (
              <li key={name} css={styles.vendor} translate="no">
                <Mark name={name} src={markSrc} />
                {href ? (
                  <Link href={href} tone="neutral" isStandalone>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        )}
        <div css={styles.middle}>
          <div css={styles.about}>
            <a css={styles.home} href={pages.home}>
              <Logo name={brand.name} src={brand.logoSrc} />
            </a>
            <p css={styles.licence}>{licence ?? t(messages.licence)}</p>
            {held && (
              <p css={styles.licence}>
                <Link href={heldHref}>{t(heldMessages[held])}</Link>
              </p>
            )}
            {social.length > 0 && (
              <ul css={styles.social} aria-label={t(messages.social)}>
                {social.map(({ key, name, icon, href }) => (
                  <li key={key}>
                    <IconButton icon={icon} emphasis="outline" href={href} aria-label={name} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          {footerColumns(links).map((column) => (
            <div key={column.id}>
              <p css={styles.title}>{t(column.title)}</p>
              <ul css={styles.links} aria-label={t(column.title)}>
                {column.links.map(({ id, label, href }) => (
                  <li key={id}>
                    <Link href={href} tone="neutral" isStandalone>
                      {t(label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {language && (
          <ul css={styles.languages} aria-label={t(messages.languages)}>
            {language.languages.map(({ tag, endonym }) => (
              <li
                key={tag}
                lang={tag}
                css={styles.language}
                data-current={tag === language.current || undefined}
              >
                <Link
                  tone="neutral"
                  isStandalone
                  {...(tag === language.current && { 'aria-current': 'true' })}
                  onPress={() => language.onSelect(tag)}
                >
                  {endonym}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div css={styles.bottom}>
          <span css={styles.age} role="img" aria-label={t(messages.ageLabel, { age })}>
            {t(messages.age, { age })}
          </span>
          <PaymentStrip methods={payments} />
          <div css={styles.end}>
            {saferPlayHref && (
              <Link href={saferPlayHref} isStandalone>
                {t(siteMessages.saferPlay)}
              </Link>
            )}
            <span>{t(messages.copyright, { year: String(year), brand: brand.name })}</span>
          </div>
        </div>
      </div>
    </footer>
  );
}
