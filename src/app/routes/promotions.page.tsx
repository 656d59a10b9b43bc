import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { Promotion } from '#contract';
import { promotionMessages } from '../../features/promotions/messages';
import { PromotionsScreen } from '../../features/promotions/PromotionsScreen';
import { promotionStore } from '../stores/promotionStore';
import { useAddress } from './center/useAddress';
import { stateOf } from './resourceState';
import { useSite } from './site';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { usePageTitle } from './usePageTitle';
import { useFreshPromotions, usePromotionActs } from './usePromotionActs';
import { useStore } from './useStore';

const hrefOf = ({ id }: Pick<Promotion, 'id'>): string => `/promoDetail?id=${encodeURIComponent(id)}`;

/** All promotions; which kind is shown stands in the address. */
export const PromotionsPage = observer(function PromotionsPage() {
  const store = useStore(promotionStore);
  const { start } = useSite().stores;
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  const [{ kind = '' }, change] = useAddress();
  usePageTitle(useIntl().formatMessage(promotionMessages.promotionsTitle));
  useFreshPromotions(() => void store.all.refresh());
  const { value, failure } = store.all;
  const { acts, dialogs, writeFailure } = usePromotionActs(value?.currency ?? '', value?.list ?? []);
  return (
    <>
      <PromotionsScreen
        {...acts}
        state={stateOf(store.all, isOffline)}
        promotions={value?.list ?? []}
        currency={value?.currency ?? ''}
        category={kind}
        onCategoryChange={(next) => change({ kind: next })}
        hrefOf={hrefOf}
        imageOf={(path) => start.imageUrl(path)}
        writeFailure={writeFailure}
        failure={failure && notice(failure)}
        onRetry={() => void store.all.refresh()}
      />
      {dialogs}
    </>
  );
});
