import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconUserExclamation from '@tabler/icons-react/dist/esm/icons/IconUserExclamation.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { EmptyState } from '#ds/EmptyState';
import { LinkButton } from '#ds/LinkButton';
import { siteMessages } from '../site.messages';
import { centerMessages as messages } from './center.messages';

export interface CenterStatusProps {
  /**
   * Why there is no page: nobody is signed in, a trial account, an account that may not, or an address that leads
   * nowhere.
   */
  reason: 'signIn' | 'guest' | 'denied' | 'unknown';
  /** Where it goes on, for the last two: the site, or the centre's first page. */
  href: string;
  /** Opens the log-in, or the registration for a trial account. */
  onAction: () => void;
}

const icons = {
  signIn: IconLock,
  guest: IconUserExclamation,
  denied: IconLock,
  unknown: IconCompass,
} as const;

/** In the place of a centre's page: why it is not shown, and the way on. */
export function CenterStatus({ reason, href, onAction }: CenterStatusProps) {
  const { formatMessage: t } = useIntl();
  return (
    <EmptyState
      icon={icons[reason]}
      headingLevel={2}
      title={t(messages[`${reason}Title`])}
      description={t(messages[`${reason}Text`])}
      action={
        reason === 'signIn' ? (
          <Button size="sm" onPress={onAction}>
            {t(siteMessages.logIn)}
          </Button>
        ) : reason === 'guest' ? (
          <Button size="sm" onPress={onAction}>
            {t(siteMessages.createAccount)}
          </Button>
        ) : (
          <LinkButton size="sm" href={href}>
            {t(messages[`${reason}Action`])}
          </LinkButton>
        )
      }
    />
  );
}
