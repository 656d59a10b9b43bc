import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconDeviceMobileDown from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileDown.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Icon } from '#ds/Icon';
import { Inline } from '#ds/Inline';
import { Text } from '#ds/Text';
import { appMessages as messages } from '../app.messages';

/**
 * How a browser puts the site on the device: `offered` it asks when told to; `byHand` by the steps of the guide;
 * `macSafari` by the menu bar; `never` not at all; `installed` it has done so.
 */
export type InstallState = 'offered' | 'byHand' | 'macSafari' | 'never' | 'installed';

export interface InstallEntryProps {
  state: InstallState;
  /** Has the browser ask. */
  onInstall?: (() => void) | undefined;
}

/** Installs the site as an app, or says how. */
export function InstallEntry({ state, onInstall }: InstallEntryProps) {
  const { formatMessage: t } = useIntl();
  if (state === 'offered')
    return (
      <Button icon={IconDeviceMobileDown} {...(onInstall && { onPress: onInstall })}>
        {t(messages.install)}
      </Button>
    );
  if (state === 'installed')
    return (
      <Inline gap={2} role="status">
        <Icon icon={IconCircleCheck} size={18} />
        <Text>{t(messages.installed)}</Text>
      </Inline>
    );
  if (state === 'byHand') return null;
  return <Text>{t(state === 'macSafari' ? messages.macSafari : messages.otherBrowser)}</Text>;
}
