import { useIntl } from 'react-intl';
import { Link } from '#ds/Link';
import { Popover, PopoverTrigger } from '#ds/Popover';
import { QRCode } from '#ds/QRCode';
import { AppCodesButton } from './AppCodesButton';
import * as styles from './AppCodes.styles';
import { serviceMessages as messages } from './service.messages';
import { useOpenAtOnce } from '../useOpenAtOnce';

/** An app of the brand. */
export interface AppLink {
  kind: 'ios' | 'android' | 'lite';
  /** Where the code leads: a store or a download, https. */
  url: string;
  /** The code as the platform's own picture; absent, it is drawn. */
  codeSrc?: string | undefined;
}

export interface AppCodesProps {
  /** Only those that exist. */
  apps: readonly AppLink[];
  /** Opens as soon as it is shown: its code came because its button was pressed. */
  defaultOpen?: boolean;
}

/** Side and margin of a code in the side bar, px. Source: spec section 9 for the side; the margin lets cameras find it. */
const side = 100;
const margin = 10;

/** The button of the side bar with the codes that lead a phone to the apps. */
export function AppCodes({ apps, defaultOpen = false }: AppCodesProps) {
  const { formatMessage: t } = useIntl();
  const { ref, trigger } = useOpenAtOnce(defaultOpen);
  return (
    <PopoverTrigger {...trigger}>
      <AppCodesButton ref={ref} />
      <Popover title={t(messages.app)} placement="start">
        <p>{t(messages.appNote)}</p>
        <ul css={styles.list}>
          {apps.map(({ kind, url, codeSrc }) => {
            const app = t(messages[kind]);
            return (
              <li key={kind} css={styles.code}>
                <QRCode
                  value={url}
                  src={codeSrc}
                  size={side}
                  margin={margin}
                  label={t(messages.codeFor, { app })}
                />
                <span css={styles.words}>
                  <span css={styles.name}>{app}</span>
                  <Link href={url} isStandalone aria-label={t(messages.downloadApp, { app })}>
                    {t(messages.download)}
                  </Link>
                </span>
              </li>
            );
          })}
        </ul>
      </Popover>
    </PopoverTrigger>
  );
}
