import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PointsItem } from '#contract';
import { Skeleton } from '#ds/Skeleton';
import { Region } from '../../features/Region';
import { pointMessages } from '../../features/points/messages';
import type { PointView } from '../../features/points/MallHero';
import type { MallFilter } from '../../features/points/MallFilters';
import { PointMallScreen } from '../../features/points/PointMallScreen';
import { pointStore } from '../stores/pointStore';
import { useAddress } from './center/useAddress';
import { LazyDialog } from './LazyDialog';
import { lazyPart, lazyWithPreload, preloadAll } from './lazyWithPreload';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { useNotice } from './useNotice';
import { useOnLeave } from './useOnLeave';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

const convert = lazyWithPreload(
  async () => (await import('../../features/points/ConvertDialog')).ConvertDialog,
);
const redeem = lazyWithPreload(async () => (await import('./RedeemFlow')).RedeemFlow);
const forms = preloadAll(convert, redeem);
const Records = lazyPart(
  async () => (await import('./PointRecordsBinding')).PointRecordsBinding,
  <Skeleton shape="block" blockSize="20rem" />,
);

const rulesHref = '/pointMall?view=rules';
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
  const [{ view: asked, kind, sort, affordable, status: askedStatus }, change] = useAddress();
  const { formatMessage: t } = useIntl();
  usePageTitle(t(pointMessages.title));
  const [item, setItem] = useState<PointsItem>();
  const [isConverting, setConverting] = useState(false);
  const { token, isSignedIn, isTrial } = session;
  const isMember = isSignedIn && !isTrial;
  useEnsured(isMember && forms);
  const view: PointView =
    (isMember || asked === 'rules' ? views.find((each) => each === asked) : undefined) ?? 'mall';
  const filter: MallFilter = {
    category: categories.find((each) => each === kind) ?? '',
    sort: sort === 'fewest' || sort === 'most' ? sort : 'popular',
    isAffordable: isMember && affordable === '1',
  };
  const itemKey = `${filter.category || '-'} ${filter.sort} ${filter.isAffordable ? '1' : '0'}`;
  const status = statuses.find((each) => each === askedStatus);
  // Names come in the language of the page.
  const anew = { key: [locale.tag, token].join(' '), refetchOnMount: 'always' } as const;
  const items = useQuery(store.items.get(itemKey), { ...anew, enabled: view === 'mall' });
  const redemptions = useQuery(store.redemptions.get(status ?? 'all'), {
    ...anew,
    enabled: view === 'history',
  });
  const config = useQuery(store.config, {
    key: [view === 'rules', anew.key].join(' '),
    refetchOnMount: view === 'rules' && 'always',
  });
  const balance = useQuery(isMember && store.balance, { key: token, refetchOnMount: 'always' });
  useOnLeave(() => store.resetWrites(), String(token));

  /** Whoever is not signed in logs in first, and comes back here. */
  const asMember = (act: () => void): void => {
    if (!isSignedIn) dialogs.show('login', { kind: 'go', path: '/pointMall' });
    else if (isTrial) dialogs.show('guest', { kind: 'go', path: '/pointMall' });
    else {
      store.resetWrites();
      act();
    }
  };
  const close = (): void => {
    setItem(undefined);
    setConverting(false);
  };
  const { value: rules } = config;
  const { points = 0, held = 0, inProcess = 0, month } = balance?.value ?? {};
  return (
    <>
      <PointMallScreen
        view={view}
        onViewChange={(next) => change({ view: next === 'mall' ? '' : next })}
        points={isMember ? points : undefined}
        held={held}
        inProcess={inProcess}
        month={month?.sources}
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
        items={items}
        redemptions={redemptions}
        status={status ?? ''}
        onStatusChange={(next) => change({ status: next })}
        records={
          balance && (
            <Region name="point records">
              <Records balance={balance} config={rules} rulesHref={rulesHref} />
            </Region>
          )
        }
        config={config}
        imageOf={(path) => start.imageUrl(path)}
        onRedeem={(chosen) =>
          asMember(() => {
            setItem(chosen);
            void store.password.refresh();
          })
        }
        redeemed={store.redeemed}
        converted={store.converted}
      />
      {item && (
        <LazyDialog name="redeem">
          <redeem.Component store={store} item={item} onClose={close} />
        </LazyDialog>
      )}
      {isConverting && rules && (
        <LazyDialog name="convert">
          <convert.Component
            isOpen
            config={rules}
            points={points}
            onOpenChange={close}
            onConvert={(wanted) =>
              void store
                .convertPoints({
                  points: wanted,
                  pointsPerUnit: rules.pointsPerUnit,
                  unitAmount: rules.unitAmount,
                })
                .then((isDone) => {
                  if (isDone) close();
                })
            }
            isPending={store.convert.isRunning}
            notice={notice(store.convert.failure)}
          />
        </LazyDialog>
      )}
    </>
  );
});
