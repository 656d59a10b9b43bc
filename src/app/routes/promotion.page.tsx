import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PromotionScreen } from '../../features/promotions/PromotionScreen';
import { siteMessages } from '../../features/site.messages';
import { promotionStore } from '../stores/promotionStore';
import { useAddress } from './center/useAddress';
import { useSite } from './site';
import { usePageTitle } from './usePageTitle';
import { useFreshPromotion, usePromotionActions } from './usePromotionActions';
import { useStore } from './useStore';

/** The promotion that the address names. */
export const PromotionPage = observer(function PromotionPage() {
  const store = useStore(promotionStore);
  const { start } = useSite().stores;
  const [{ id = '' }] = useAddress();
  const { formatMessage: t } = useIntl();
  const resource = store.details.get(id);
  const { failure } = resource;
  const promotion = useFreshPromotion(resource);
  const { value } = promotion;
  usePageTitle(value?.title ?? t(siteMessages.promotions));
  const { acts, dialogs, writeFailure } = usePromotionActions(value?.currency ?? '', value ? [value] : []);
  const isUnknown = id === '' || (failure?.kind === 'refused' && failure.code === 'record.unknown');
  return (
    <>
      <PromotionScreen
        {...acts}
        promotion={isUnknown ? { ...promotion, state: 'empty' } : promotion}
        imageSrc={value && start.imageUrl(value.image)}
        listHref="/promotions"
        playHref="/rng"
        saferHref="/personal/saferPlay"
        writeFailure={writeFailure}
      />
      {dialogs}
    </>
  );
});
