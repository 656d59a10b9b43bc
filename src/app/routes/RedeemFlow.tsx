import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PointsItem } from '#contract';
import { pointMessages } from '../../features/points/messages';
import { RedeemDialog, type RedeemValues, type RedeemWish } from '../../features/points/RedeemDialog';
import { fieldRefusal } from '../failures/fieldRefusal';
import type { PointStore } from '../stores/pointStore';
import { TransactionPasswordFlow } from './personal/TransactionPasswordFlow';
import { useSite } from './site';

export interface RedeemFlowProps {
  store: PointStore;
  item: PointsItem;
  onClose: () => void;
}

/** Redeems something: where it goes, then the transaction password. */
export const RedeemFlow = observer(function RedeemFlow({ store, item, onClose }: RedeemFlowProps) {
  const { brand } = useSite();
  const intl = useIntl();
  const [first, setFirst] = useState<RedeemValues>({
    quantity: 1,
    address: '',
    mobileNum: '',
    country: brand.country,
  });
  const [wish, setWish] = useState<RedeemWish>();
  const [refusal, setRefusal] = useState(fieldRefusal(intl, undefined));
  const { value: password } = store.password;
  if (!wish)
    return (
      <RedeemDialog
        isOpen
        item={item}
        points={store.balance.value?.points ?? 0}
        first={first}
        refused={refusal}
        onOpenChange={onClose}
        onNext={(next, typed) => {
          setFirst(typed);
          setWish(next);
        }}
      />
    );
  if (!password) return null;
  return (
    <TransactionPasswordFlow
      title={intl.formatMessage(pointMessages.confirmTitle, {
        name: item.name,
        points: item.points * wish.quantity,
      })}
      submit={intl.formatMessage(pointMessages.redeem)}
      state={password}
      task={store.redeem}
      run={async (transactionPassword) => {
        const outcome = await store.redeemItem({
          ...wish,
          itemId: item.id,
          points: item.points,
          transactionPassword,
        });
        if (outcome.ok) return outcome;
        void store.password.refresh();
        const said = fieldRefusal(intl, outcome.failure);
        // A refusal of a field of the first dialog leads back to it, with what was typed.
        if (said && said.field in first) {
          setRefusal(said);
          setWish(undefined);
        }
        return outcome;
      }}
      onClose={onClose}
      onSet={() => void store.password.refresh()}
    >
      {intl.formatMessage(pointMessages.confirmText)}
    </TransactionPasswordFlow>
  );
});
