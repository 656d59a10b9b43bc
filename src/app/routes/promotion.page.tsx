import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { promotionMessages } from '../../features/promotions/messages';
import { PromotionScreen } from '../../features/promotions/PromotionScreen';
import { promotionStore } from '../stores/promotionStore';
import { useAddress } from './center/useAddress';
import { stateOf } from './resourceState';
import { useSite } from './site';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { usePageTitle } from './usePageTitle';
import { useFreshPromotions, usePromotionActs } from './usePromotionActs';
import { useStore } from './useStore';

/** The promotion that the address names. */
export const PromotionPage = observer(function PromotionPage() {
  const store = useStore(promotionStore);
  const { start } = useSite().stores;
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  const [{ id = '' }] = useAddress();
  const intl = useIntl();
  const resource = store.details.get(id);
  const { value, failure } = resource;
  usePageTitle(value?.title ?? intl.formatMessage(promotionMessages.promotionsTitle));
  useFreshPromotions(() => void resource.refresh(), id);
  const { acts, dialogs, writeFailure } = usePromotionActs(value?.currency ?? '', value ? [value] : []);
  const isUnknown = id === '' || (failure?.kind === 'refused' && failure.code === 'record.unknown');
  return (
    <>
      <PromotionScreen
        {...acts}
        state={isUnknown ? 'empty' : stateOf(resource, isOffline)}
        promotion={value}
        currency={value?.currency ?? ''}
        gameShares={value?.gameShares}
        content={value?.content ?? ''}
        imageSrc={value && start.imageUrl(value.image)}
        listHref="/promotions"
        playHref="/rng"
        saferHref="/personal/saferPlay"
        writeFailure={writeFailure}
        failure={failure && notice(failure)}
        onRetry={() => void resource.refresh()}
      />
      {dialogs}
    </>
  );
});
