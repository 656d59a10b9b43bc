import { useIntl } from 'react-intl';
import type { DepositStatus } from '#contract';
import { Stepper } from '#ds/Stepper';
import * as styles from './Cashier.styles';
import { depositMessages as messages } from './deposit.messages';

export interface DepositStepsProps {
  /** State of the deposit that is on screen; none while it is chosen. */
  status?: DepositStatus | undefined;
}

const stepOf: Readonly<Partial<Record<DepositStatus, string>>> = { created: 'pay', paid: 'confirm' };

/** How far a deposit is, for the bar of the centre; where that is narrow it is not shown. */
export function DepositSteps({ status }: DepositStepsProps) {
  const { formatMessage: t } = useIntl();
  if (status === 'expired' || status === 'failed' || status === 'cancelled') return null;
  const current = status === undefined ? 'choose' : stepOf[status];
  return (
    <div css={styles.bar}>
      <Stepper
        aria-label={t(messages.steps)}
        currentId={current}
        steps={[
          { id: 'choose', label: t(messages.stepChoose) },
          { id: 'pay', label: t(messages.stepPay) },
          { id: 'confirm', label: t(messages.stepConfirm) },
          { id: 'credited', label: t(messages.stepCredited) },
        ]}
      />
    </div>
  );
}
