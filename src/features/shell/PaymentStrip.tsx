import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useIntl } from 'react-intl';
import { Icon } from '#ds/Icon';
import { footerMessages as messages } from './footer.messages';
import { method, root } from './PaymentStrip.styles';

/** A way to put money in. */
export type PaymentMethod = keyof typeof icons;

const icons = {
  bankTransfer: IconBuildingBank,
  qrTransfer: IconQrcode,
  eWallet: IconWallet,
  card: IconCreditCard,
  crypto: IconCoins,
} as const;

export interface PaymentStripProps {
  methods: readonly PaymentMethod[];
}

/** The ways to pay, in a row: drawings with words, since logos of banks differ by country. */
export function PaymentStrip({ methods }: PaymentStripProps) {
  const { formatMessage: t } = useIntl();
  if (methods.length === 0) return null;
  return (
    <ul css={root} aria-label={t(messages.payments)}>
      {methods.map((id) => (
        <li key={id} css={method}>
          <Icon icon={icons[id]} size={16} />
          {t(messages[id])}
        </li>
      ))}
    </ul>
  );
}
