import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { LinkButton } from '#ds/LinkButton';
import { accountMessages as messages } from '#features/shell/account.messages.ts';
import { useSite } from '../site';

/** Leads to paying in, beside the balance; while a break or an exclusion holds, says so and leads to it. */
export const DepositLink = observer(function DepositLink({ size }: { size: 'sm' | 'md' }) {
  const { formatMessage: t } = useIntl();
  const isPaused = useSite().stores.member.info.value?.pause !== undefined;
  return (
    <LinkButton
      href={isPaused ? '/personal/saferPlay' : '/personal/depositv2'}
      size={size}
      tone={isPaused ? 'neutral' : 'accent'}
    >
      {t(isPaused ? messages.playPaused : messages.deposit)}
    </LinkButton>
  );
});
