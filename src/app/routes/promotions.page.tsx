import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Promotion } from '#contract';
import { ApplyDialog } from '../../features/promotions/ApplyDialog';
import { EnvelopeDialog } from '../../features/promotions/EnvelopeDialog';
import { promotionMessages } from '../../features/promotions/messages';
import { PromotionScreen } from '../../features/promotions/PromotionScreen';
import { PromotionsScreen, type PromotionActs } from '../../features/promotions/PromotionsScreen';
import { promotionStore } from '../stores/promotionStore';
import { useAddress } from './center/useAddress';
import { readAsBase64 } from './readAsBase64';
import { stateOf } from './resourceState';
import { useLocation } from './router';
import { useSite } from './site';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { useOnReturn } from './useOnReturn';
import { usePageTitle } from './usePageTitle';
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
  useFresh(() => void store.all.refresh());
  const { value, failure } = store.all;
  const { acts, dialogs, writeFailure } = useActs(value?.currency ?? '', value?.list ?? []);
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
  useFresh(() => void resource.refresh(), id);
  const { acts, dialogs, writeFailure } = useActs(value?.currency ?? '', value ? [value] : []);
  const isUnknown = failure?.kind === 'refused' && failure.code === 'record.unknown';
  return (
    <>
      <PromotionScreen
        {...acts}
        state={isUnknown ? 'empty' : stateOf(resource, isOffline)}
        promotion={value}
        currency={value?.currency ?? ''}
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

/** Loads when the page opens, for another id, in another language, for somebody else, and on the return to the tab. */
function useFresh(load: () => void, id = ''): void {
  const { locale, session } = useSite().stores;
  const { tag } = locale;
  const { token } = session;
  useEffect(() => {
    load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it loads follows from these alone
  }, [id, tag, token]);
  useOnReturn(load);
}

/** What can be done with promotions, with the dialogs that it needs. Read it in an observer. */
function useActs(currency: string, known: readonly Promotion[]) {
  const store = useStore(promotionStore);
  const { session, dialogs: siteDialogs } = useSite().stores;
  const { notice } = useNotice();
  const location = useLocation();
  const [applying, setApplying] = useState<string>();
  const [drawing, setDrawing] = useState<string>();
  useEffect(() => () => store.forgetWrites(), [store]);
  const { isSignedIn, isTrial } = session;
  const find = (id: string | undefined) => known.find((each) => each.id === id);
  const [application, raffle] = [find(applying), find(drawing)];

  /** Whoever is not signed in logs in first, and comes back here. */
  const asMember = (act: () => void): void => {
    const path = location.pathname + location.search;
    if (!isSignedIn) siteDialogs.show('login', { kind: 'go', path });
    else if (isTrial) siteDialogs.show('guest', { kind: 'go', path });
    else {
      store.forgetWrites();
      act();
    }
  };
  const acts: PromotionActs = {
    bonusHref: '/personal/bonusDetails',
    isVisitor: !isSignedIn,
    writing: store.writing,
    onJoin: ({ id }) => asMember(() => void store.join.run(id)),
    onClaim: ({ id }) => asMember(() => void store.claim.run(id)),
    onApply: ({ id }) => asMember(() => setApplying(id)),
    onOpenEnvelope: ({ id }) => asMember(() => setDrawing(id)),
  };
  const send = async (comment: string, files: readonly File[]): Promise<void> => {
    if (!applying) return;
    const pictures = await Promise.all(files.map((file) => readAsBase64(file)));
    const { ok } = await store.apply.run({ id: applying, comment, pictures });
    if (ok) setApplying(undefined);
  };
  const failure = store.join.failure ?? store.claim.failure;
  const dialogs = (
    <>
      {application && (
        <ApplyDialog
          isOpen
          title={application.title}
          answerHours={application.offer.answerHours}
          onOpenChange={() => setApplying(undefined)}
          onSend={(comment, files) => void send(comment, files)}
          isPending={store.apply.isRunning}
          notice={store.apply.failure && notice(store.apply.failure)}
        />
      )}
      {raffle && (
        <EnvelopeDialog
          isOpen
          onOpenChange={() => {
            setDrawing(undefined);
            store.forgetWrites();
          }}
          onDraw={() => void store.openEnvelope(raffle.id)}
          isPending={store.draw.isRunning}
          prize={store.drawn?.id === raffle.id ? store.drawn.prize : undefined}
          currency={currency}
          left={raffle.tickets ?? 0}
          notice={store.draw.failure && notice(store.draw.failure)}
        />
      )}
    </>
  );
  return { acts, dialogs, writeFailure: failure && notice(failure) };
}
