import { observer } from 'mobx-react-lite';
import { createElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Avatar } from '#ds/Avatar';
import { ToastRegion } from '#ds/Toast';
import { CenterOverlay, type CenterOverlayItem } from '#patterns/CenterOverlay';
import { useMedia } from '#theme/useMedia';
import { centerMessages } from '#features/shell/center.messages.ts';
import { CenterHeader } from '#features/shell/CenterHeader.tsx';
import { CenterStatus } from '#features/shell/CenterStatus.tsx';
import type { SiteStores } from '../../boot/compose';
import { agentHomeStore } from '../../stores/agentHomeStore';
import { useGoBack } from '../backOnce';
import { lazyPage } from '../lazyPage';
import type { LazyWithPreload } from '../lazyWithPreload';
import { LoadBoundary } from '../LoadBoundary';
import { PageWaiting } from '../PageWaiting';
import { useLocation, useNavigate } from '../router';
import { useBalance, useMember } from '../shell/memberChrome';
import { useSite } from '../site';
import { useEnsured } from '../useEnsured';
import { usePageTitle } from '../usePageTitle';
import { useStore } from '../useStore';
import { accessOf } from './access';
import { firstPages, stateIn, type CenterAddress } from './address';
import type { CenterPage } from './centerPage';
import { centers, labelOf } from './centers';
import { PrintRegion } from './PrintRegion';
import { toasts } from './toasts';

const mall = '/pointMall';

/** A centre over the site, with the page that the address names. */
export const Center = observer(function Center({ center, page }: CenterAddress) {
  const { stores } = useSite();
  const { formatMessage: t } = useIntl();
  const { shown, balance, reason, open, onClose, onAction } = useCenter({ center, page });
  const { shown: member } = useMember();
  const name = t(centers[center].name);
  const title = open ? t(labelOf(center, open.id) ?? centers[center].name) : name;
  usePageTitle(title);
  const hrefOf = (id: string): string => `/${center}/${id}`;
  const counted = (count: number, words: MessageDescriptor) => ({ count, label: t(words, { count }) });
  const items = shown.map(({ id, icon, group, place: at, count }): CenterOverlayItem => {
    const label = labelOf(center, id);
    return {
      id,
      label: label ? t(label) : id,
      href: hrefOf(id),
      icon,
      ...(group && { group: t(centerMessages[group]) }),
      ...(at && { place: at }),
      ...(count && { count: counted(count.of(stores), count.words) }),
    };
  });
  const Page = open && pageOf(open, stores).Component;
  const first = shown[0];
  const header = stores.session.isSignedIn && <CenterHeader member={member} balance={balance} />;
  return (
    <>
      <CenterOverlay
        aria-label={name}
        items={items}
        current={reason ? (page ?? reason) : open?.id}
        title={title}
        header={header}
        railHeader={<Avatar name={member.name} src={member.avatarSrc} />}
        listHref={`/${center}`}
        narrow={center === 'agent' ? 'rail' : 'list'}
        onClose={onClose}
      >
        {reason ? (
          <CenterStatus
            reason={reason}
            href={reason === 'unknown' && first ? hrefOf(first.id) : '/'}
            onAction={onAction}
          />
        ) : Page && open ? (
          <LoadBoundary key={open.id}>{createElement(Page)}</LoadBoundary>
        ) : (
          header
        )}
      </CenterOverlay>
      <ToastRegion queue={toasts} />
      <PrintRegion />
    </>
  );
});

/** What the person may see of a centre, which page of it is open, and the ways out. Read it in an observer. */
function useCenter({ center, page }: CenterAddress) {
  const { stores } = useSite();
  const back = useGoBack();
  const { session, dialogs } = stores;
  const { flags } = useStore(agentHomeStore);
  const location = useLocation();
  const navigate = useNavigate();
  const isWide = useMedia('desktop');
  const balance = useBalance();
  const access = accessOf(session, center);
  const isAgent = center === 'agent' && access === 'open';
  const counted = access === 'open' ? centers[center].pages.map(({ prepare }) => prepare?.(stores)) : [];
  useEnsured(isAgent && flags, ...counted);

  const shown =
    access === 'open'
      ? centers[center].pages.filter(
          ({ flag, isShown = () => true }) => (!flag || flags.value?.[flag] === true) && isShown(stores),
        )
      : [];
  // On a phone the member's centre begins with the list of its pages.
  const hasList = center === 'personal' && !isWide;
  const first = shown.find(({ id }) => id === firstPages[center]) ?? shown[0];
  const open = page === undefined ? (hasList ? undefined : first) : shown.find(({ id }) => id === page);
  const isLost = access === 'open' && !open && !(page === undefined && hasList);
  return {
    shown,
    open,
    balance: center === 'personal' ? balance : undefined,
    reason: access === 'open' ? (isLost ? ('unknown' as const) : undefined) : access,
    onClose: (): void => {
      const state = stateIn(location);
      // Source: spec section 2, personal centre: closing it clears the points mall, whose filters stand in its address.
      if (center === 'personal' && state?.behind.pathname === mall && state.behind.search !== '')
        addEventListener('popstate', () => void navigate(mall, { replace: true }), { once: true });
      if (state) back(state.steps);
      else void navigate('/');
    },
    onAction: (): void => {
      const path = location.pathname + location.search;
      if (access === 'signIn') dialogs.show('login', { kind: 'go', path });
      else dialogs.show('guest', { kind: 'go', path });
    },
  };
}

/** The page of a centre that whoever asks may open. */
const openPage = ({ center, page }: CenterAddress, { session }: SiteStores): CenterPage | undefined =>
  accessOf(session, center) === 'open' ? centers[center].pages.find(({ id }) => id === page) : undefined;

/** Fetches the code of a page of a centre. Rejects when it cannot be had. */
export async function preloadCenterPage(address: CenterAddress, stores: SiteStores): Promise<void> {
  const found = openPage(address, stores);
  if (found) await pageOf(found, stores).load();
}

/** Fetches what a page of a centre begins with. Rejects when it cannot be had. */
export async function prefetchCenterPage(address: CenterAddress, stores: SiteStores): Promise<void> {
  await openPage(address, stores)?.prefetch?.(stores);
}

const known = new WeakMap<SiteStores, Map<CenterPage, LazyWithPreload<object>>>();

/** The page's component, one for the life of the site. */
function pageOf(page: CenterPage, stores: SiteStores): LazyWithPreload<object> {
  const pages = known.get(stores) ?? new Map<CenterPage, LazyWithPreload<object>>();
  known.set(stores, pages);
  const Page = pages.get(page) ?? lazyPage(page, stores, <PageWaiting />);
  pages.set(page, Page);
  return Page;
}
