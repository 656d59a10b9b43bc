import { useIntl } from 'react-intl';
import { LinkButton } from '#ds/LinkButton';
import { accountMessages as messages } from '#features/shell/account.messages.ts';

/** Leads to paying in, beside the balance. */
export function DepositLink({ size }: { size: 'sm' | 'md' }) {
  const { formatMessage: t } = useIntl();
  return (
    <LinkButton href="/personal/depositv2" size={size}>
      {t(messages.deposit)}
    </LinkButton>
  );
}
