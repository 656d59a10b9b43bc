import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { useIntl } from 'react-intl';
import { IconButton } from '#ds/IconButton';
import type { TriggerProps } from '../OnDemand';
import { serviceMessages as messages } from './service.messages';

/** Opens the codes of the apps. Until somebody presses it, their code is not needed: see OnDemand. */
export function AppCodesButton(trigger: TriggerProps) {
  const { formatMessage: t } = useIntl();
  return <IconButton icon={IconQrcode} aria-label={t(messages.app)} aria-haspopup="dialog" {...trigger} />;
}
