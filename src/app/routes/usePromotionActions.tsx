import { useState } from 'react';
import type { Promotion } from '#contract';
import type { Async } from '#patterns/AsyncSection';
import type { PromotionActions } from '../../features/promotions/PromotionsScreen';
import type { Resource } from '../data/resource';
import { promotionStore } from '../stores/promotionStore';
import { LazyDialog } from './LazyDialog';
import { lazyWithPreload, preloadAll } from './lazyWithPreload';
import { readAsBase64 } from './readAsBase64';
import { useLocation } from './router';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { useNotice } from './useNotice';
import { useOnLeave } from './useOnLeave';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

/** Promotions are asked for anew when the page opens, in another language, for somebody else, and on the return to the tab. */
export function useFreshPromotion<T>(resource: Resource<T>): Async<T> {
  const { locale, session } = useSite().stores;
  return useQuery(resource, {
    key: [locale.tag, session.token].join(' '),
    refetchOnMount: 'always',
    refetchOnReturn: true,
  });
}

// The forms are as much code as a whole page, and most people only read.
const apply = lazyWithPreload(
  async () => (await import('../../features/promotions/ApplyDialog')).ApplyDialog,
);
const envelope = lazyWithPreload(
  async () => (await import('../../features/promotions/EnvelopeDialog')).EnvelopeDialog,
);
const forms = preloadAll(apply, envelope);

/** What can be done with promotions, with the dialogs that it needs. Read it in an observer. */
export function usePromotionActions(currency: string, known: readonly Promotion[]) {
  const store = useStore(promotionStore);
  const { session, dialogs: siteDialogs } = useSite().stores;
  const { notice } = useNotice();
  const location = useLocation();
  const [applying, setApplying] = useState<string>();
  const [drawing, setDrawing] = useState<string>();
  useOnLeave(() => store.resetWrites());
  const { isSignedIn, isTrial } = session;
  const isMember = isSignedIn && !isTrial;
  useEnsured(isMember && forms);
  const find = (id: string | undefined) => known.find((each) => each.id === id);
  const [application, raffle] = [find(applying), find(drawing)];

  /** Whoever is not signed in logs in first, and comes back here. */
  const asMember = (act: () => void): void => {
    const path = location.pathname + location.search;
    if (!isSignedIn) siteDialogs.show('login', { kind: 'go', path });
    else if (isTrial) siteDialogs.show('guest', { kind: 'go', path });
    else {
      store.resetWrites();
      act();
    }
  };
  const acts: PromotionActions = {
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
        <LazyDialog name="apply">
          <apply.Component
            isOpen
            title={application.title}
            answerHours={application.offer.answerHours}
            onOpenChange={() => setApplying(undefined)}
            onSend={(comment, files) => void send(comment, files)}
            isPending={store.apply.isRunning}
            notice={notice(store.apply.failure)}
          />
        </LazyDialog>
      )}
      {raffle && (
        <LazyDialog name="envelope">
          <envelope.Component
            isOpen
            onOpenChange={() => {
              setDrawing(undefined);
              store.resetWrites();
            }}
            onDraw={() => void store.draw.run(raffle.id)}
            isPending={store.draw.isRunning}
            prize={store.draw.variables === raffle.id ? store.draw.data?.prize : undefined}
            currency={currency}
            left={raffle.tickets ?? 0}
            notice={notice(store.draw.failure)}
          />
        </LazyDialog>
      )}
    </>
  );
  return { acts, dialogs, writeFailure: notice(failure) };
}
