import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs';
import { useIntl } from 'react-intl';
import { LinkButton } from '#ds/LinkButton';
import { siteMessages } from '../site.messages';
import { startMessages as messages } from './messages';
import { StatusBlock } from './StatusBlock';

export interface NotFoundScreenProps {
  /** Path that leads nowhere; long ones are cut. */
  path: string;
  /** What does not exist, where it is not the whole page. @default that the page does not exist */
  title?: string | undefined;
  /** Page of the help centre, if there is one. */
  helpHref?: string | undefined;
}

/** Longest path that is repeated to the visitor. */
const shown = 80;

/** In the place of a page that does not exist: says which, and leads on. */
export function NotFoundScreen({ path, title, helpHref }: NotFoundScreenProps) {
  const { formatMessage: t } = useIntl();
  const value = path.length > shown ? `${path.slice(0, shown)}…` : path;
  return (
    <StatusBlock
      icon={IconCompass}
      title={title ?? t(messages.notFoundTitle)}
      text={t(messages.notFoundText)}
      fact={{ label: t(messages.notFoundPath), value }}
      actions={
        <>
          <LinkButton href="/" size="lg">
            {t(messages.goHome)}
          </LinkButton>
          <LinkButton href="/gameCenter" size="lg" tone="neutral" emphasis="outline">
            {t(siteMessages.allGames)}
          </LinkButton>
          {helpHref && (
            <LinkButton href={helpHref} size="lg" tone="neutral" emphasis="ghost">
              {t(messages.help)}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
