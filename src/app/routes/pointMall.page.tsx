import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PointsItem } from '#contract';
import { ConvertDialog } from '../../features/points/ConvertDialog';
import { pointMessages } from '../../features/points/messages';
import type { PointView } from '../../features/points/MallHero';
import type { MallFilter } from '../../features/points/MallFilters';
import { PointMallScreen } from '../../features/points/PointMallScreen';
import { pointStore } from '../stores/pointStore';
import { useAddress } from './center/useAddress';
import { RedeemFlow } from './RedeemFlow';
import { stateOf } from './resourceState';
import { useSite } from './site';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { usePointLedger } from './usePointLedger';
import { usePageTitle } from './usePageTitle';
import { useStore } from './useStore';

const views = ['history', 'records', 'rules'] as const;
const statuses = ['inProcess', 'approved', 'rejected'] as const;
const categories = ['goods', 'voucher', 'bonus'] as const;

/** Picture of the head of the page, the same for every brand. */
const mallArt = { image: '/brand/mall/hero-1280.webp', imageSmall: '/brand/mall/hero-640.webp' };

/** The points mall; what it shows stands in the address. */
export const PointMallPage = observer(function PointMallPage() {
  const store = useStore(pointStore);
  const { stores, brand } = useSite();
  const { session, dialogs, start, locale } = stores;
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  const [{ view: asked, kind, sort, affordable, status: askedStatus }, change] = useAddress();
  const { formatMessage: say } = useIntl();
  usePageTitle(say(pointMessages.title));
  const [item, setItem] = useState<PointsItem>();
  const [isConverting, setConverting] = useState(false);
  const { token, isSignedIn, isTrial } = session;
  const isMember = isSignedIn && !isTrial;
  const view: PointView =
    (isMember || asked === 'rules' ? views.find((each) => each === asked) : undefined) ?? 'mall';
  const filter: MallFilter = {
    category: categories.find((each) => each === kind) ?? '',
    sort: sort === 'fewest' || sort === 'most' ? sort : 'popular',
    isAffordable: isMember && affordable === '1',
  };
  const itemKey = `${filter.category || '-'} ${filter.sort} ${filter.isAffordable ? '1' : '0'}`;
  const status = statuses.find((each) => each === askedStatus);
  const redemptions = store.redemptions.get(status ?? 'all');
  const ledger = usePointLedger(view === 'records');
  const shown = view === 'mall' ? store.items.get(itemKey) : view === 'history' ? redemptions : store.config;

  useEffect(() => {
    void store.config.ensure();
    if (isMember) void store.balance.refresh();
    return () => store.forgetWrites();
  }, [store, isMember, token]);
  useEffect(() => {
    // Names come in the language of the page.
    if (view === 'mall') void store.items.get(itemKey).refresh();
    if (view === 'history') void redemptions.refresh();
    if (view === 'rules') void store.config.refresh();
  }, [store, view, itemKey, redemptions, token, locale.tag]);

  /** Whoever is not signed in logs in first, and comes back here. */
  const asMember = (act: () => void): void => {
    if (!isSignedIn) dialogs.show('login', { kind: 'go', path: '/pointMall' });
    else if (isTrial) dialogs.show('guest', { kind: 'go', path: '/pointMall' });
    else {
      store.forgetWrites();
      act();
    }
  };
  const close = (): void => {
    setItem(undefined);
    setConverting(false);
  };
  const { failure } = shown;
  const { value: balance } = store.balance;
  const { value: config } = store.config;
  return (
    <>
      <PointMallScreen
        view={view}
        onViewChange={(next) => change({ view: next === 'mall' ? '' : next })}
        points={isMember ? (balance?.points ?? 0) : undefined}
        held={balance?.held ?? 0}
        inProcess={balance?.inProcess ?? 0}
        month={balance?.month.sources}
        brand={brand.id}
        art={mallArt}
        onLogIn={() => asMember(() => undefined)}
        onConvert={() => asMember(() => setConverting(true))}
        filter={filter}
        onFilterChange={(next) =>
          change({
            kind: next.category,
            sort: next.sort === 'popular' ? '' : next.sort,
            affordable: next.isAffordable ? '1' : '',
          })
        }
        state={stateOf(shown, isOffline)}
        items={store.items.get(itemKey).value?.list ?? []}
        redemptions={redemptions.value?.list ?? []}
        status={status ?? ''}
        onStatusChange={(next) => change({ status: next })}
        ledger={isMember ? ledger : undefined}
        rulesHref="/pointMall?view=rules"
        config={config}
        currency={config?.currency ?? ''}
        imageOf={(path) => start.imageUrl(path)}
        onRedeem={(chosen) =>
          asMember(() => {
            setItem(chosen);
            void store.password.refresh();
          })
        }
        redeemed={store.redeemed}
        converted={store.converted}
        failure={failure && notice(failure)}
        onRetry={() => void shown.refresh()}
      />
      {item && <RedeemFlow store={store} item={item} onClose={close} />}
      {isConverting && config && (
        <ConvertDialog
          isOpen
          config={config}
          points={balance?.points ?? 0}
          onOpenChange={close}
          onConvert={(points) =>
            void store
              .turn({ points, pointsPerUnit: config.pointsPerUnit, unitAmount: config.unitAmount })
              .then((isDone) => {
                if (isDone) close();
              })
          }
          isPending={store.convert.isRunning}
          notice={store.convert.failure && notice(store.convert.failure)}
        />
      )}
    </>
  );
});
