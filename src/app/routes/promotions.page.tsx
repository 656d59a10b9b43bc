import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { Promotion } from '#contract';
import { PromotionsScreen } from '../../features/promotions/PromotionsScreen';
import { siteMessages } from '../../features/site.messages';
import { promotionStore } from '../stores/promotionStore';
import { useAddress } from './center/useAddress';
import { useSite } from './site';
import { usePageTitle } from './usePageTitle';
import { useFreshPromotion, usePromotionActions } from './usePromotionActions';
import { useStore } from './useStore';

const hrefOf = ({ id }: Pick<Promotion, 'id'>): string => `/promoDetail?id=${encodeURIComponent(id)}`;

/** All promotions; which kind is shown stands in the address. */
export const PromotionsPage = observer(function PromotionsPage() {
  const store = useStore(promotionStore);
  const { start } = useSite().stores;
  const [{ kind = '' }, change] = useAddress();
  usePageTitle(useIntl().formatMessage(siteMessages.promotions));
  const promotions = useFreshPromotion(store.all);
  const { value } = promotions;
  const { acts, dialogs, writeFailure } = usePromotionActions(value?.currency ?? '', value?.list ?? []);
  return (
    <>
      <PromotionsScreen
        {...acts}
        promotions={promotions}
        category={kind}
        onCategoryChange={(next) => change({ kind: next })}
        hrefOf={hrefOf}
        imageOf={(path) => start.imageUrl(path)}
        writeFailure={writeFailure}
      />
      {dialogs}
    </>
  );
});
