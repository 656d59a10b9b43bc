import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { siteMessages } from '../site.messages';

export interface PhoneEntryProps {
  onLogIn: () => void;
  /** Told when pointer or focus reaches it, so that the dialog's code can be fetched before the press. */
  onIntent?: (() => void) | undefined;
}

/** The way in on a phone's header; the dialog offers the others. */
export function PhoneEntry({ onLogIn, onIntent }: PhoneEntryProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Button size="sm" onPress={onLogIn} {...(onIntent && { onHoverStart: onIntent, onFocus: onIntent })}>
      {t(siteMessages.logIn)}
    </Button>
  );
}
