import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { useIntl } from 'react-intl';
import { toDate } from '#ds-i18n';
import { Button } from '#ds/Button';
import { Countdown } from '#ds/Countdown';
import { Icon } from '#ds/Icon';
import { LazyImage } from '#ds/LazyImage';
import { themeScope } from '#theme/themeScope';
import { ChatButton } from '../ChatButton';
import { Bilingual } from './Bilingual';
import { bilingual, languages, type BilingualTag } from './bilingualText';
import { ContactLink } from './ContactLink';
import { LanguageFlag } from './LanguageFlag';
import * as styles from './MaintenanceScreen.styles';
import { StatusPage, type StartBrand } from './StatusPage';
import { useClock } from './useClock';

export interface MaintenanceScreenProps {
  brand: StartBrand;
  /** When it is expected to end, ISO 8601 or epoch milliseconds, if known. */
  endsAt?: string | number | null | undefined;
  /** Page of customer service. */
  contactHref: string | undefined;
  /** Opens the live chat; absent where there is none. */
  onChat?: (() => void) | undefined;
  /** Asks the platform whether it is over. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Address of the brand's picture behind it. */
  heroSrc?: string | undefined;
  /** Time it shows instead of the device's, in epoch milliseconds. */
  now?: number | undefined;
}

/** A moment in one of the two languages, in the visitor's time. */
function moment(tag: BilingualTag, at: Date, timeZone: string | undefined, names: boolean): string {
  return new Intl.DateTimeFormat(bilingual[tag].dateLanguage, {
    day: 'numeric',
    month: tag === 'vi' ? 'numeric' : 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    ...(names && { timeZoneName: 'short' }),
  }).format(at);
}

/** Stands in for the site during an upgrade, in Vietnamese and English at once. */
export function MaintenanceScreen({
  brand,
  endsAt,
  contactHref,
  onChat,
  onRetry,
  isRetrying = false,
  heroSrc,
  now: given,
}: MaintenanceScreenProps) {
  const { timeZone } = useIntl();
  const now = useClock(given);
  const end = endsAt == null ? undefined : toDate(endsAt);
  return (
    <div css={styles.root} dir="ltr" {...themeScope(brand.id, 'dark')}>
      <div css={styles.art}>
        <LazyImage src={heroSrc} alt="" isPriority position="right bottom" />
      </div>
      <div css={styles.page}>
        <StatusPage
          brand={brand}
          end={
            now !== undefined && (
              <span css={styles.clock} lang="vi">
                <Icon icon={IconClock} size={18} />
                <bdi>{moment('vi', new Date(now), timeZone, false)}</bdi>
              </span>
            )
          }
          foot={
            <span css={styles.safe}>
              <Bilingual phrase="safe" />
            </span>
          }
        >
          <div css={styles.box}>
            <span css={styles.medal}>
              <Icon icon={IconTool} size={24} />
            </span>
            <div css={styles.columns}>
              {languages.map((tag) => (
                <section key={tag} css={styles.column} lang={tag}>
                  <p css={styles.language}>
                    <LanguageFlag tag={tag} />
                    {bilingual[tag].endonym}
                  </p>
                  <h1 css={styles.title}>{bilingual[tag].title}</h1>
                  <p css={styles.text}>{bilingual[tag].text}</p>
                  {end && (
                    <p css={styles.until}>
                      {bilingual[tag].until}
                      <time css={styles.time} dateTime={end.toISOString()}>
                        {moment(tag, end, timeZone, true)}
                      </time>
                    </p>
                  )}
                </section>
              ))}
            </div>
            {end && (
              <p css={styles.left}>
                <Bilingual phrase="left" />
                <Countdown endsAt={end.getTime()} {...(given !== undefined && { now: given })} />
              </p>
            )}
            <div css={styles.actions}>
              <ContactLink href={contactHref}>
                <Bilingual phrase="contact" />
              </ContactLink>
              <ChatButton onPress={onChat}>
                <Bilingual phrase="chat" />
              </ChatButton>
              {onRetry && (
                <Button emphasis="media" size="lg" isPending={isRetrying} onPress={onRetry}>
                  <Bilingual phrase="retry" />
                </Button>
              )}
            </div>
          </div>
        </StatusPage>
      </div>
    </div>
  );
}
