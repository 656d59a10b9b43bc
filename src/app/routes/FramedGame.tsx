import { observer } from 'mobx-react-lite';
import * as v from 'valibot';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { readGameMessage, toFrameMessage, type GameMessage } from '#contract';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { GameScreen, type GameScreenStatus } from '../../features/game/GameScreen';
import { gameMessages } from '../../features/game/messages';
import type { NoticeContent } from '../../features/notice';
import { siteMessages } from '../../features/site.messages';
import type { Failure } from '../data/failure';
import { gameStore } from '../stores/gameStore';
import type { GameChoice } from '../stores/launchStore';
import { playClock } from '../stores/playClock';
import { LazyDialog } from './LazyDialog';
import { gamePath } from './gamePath';
import { isGameMissing, MissingGame } from './MissingGame';
import { useNavigate, useSearchParams } from './router';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { useFramedOdds } from './useFramedOdds';
import { useFrameMessages, useFrameState } from './useFrameMessages';
import { useNotice } from './useNotice';
import { useSinceLogin } from './useSinceLogin';
import { useOpenChat } from './useOpenChat';
import { isPageSeen } from './useOnReturn';
import { useStore } from './useStore';
import { usePageTitle } from './usePageTitle';
import { useWayBack } from './useWayBack';
import { lazyPart } from './lazyWithPreload';

const RealityCheckBinding = lazyPart(async () => (await import('./RealityCheckBinding')).RealityCheckBinding);

/** The place within a game that is wanted, such as a match of a sports book, as the fragment of its address. */
const placeIn = (at: string | null): string | undefined =>
  at !== null && /^[\w.-]{1,64}$/.test(at) ? at : undefined;

/** What the platform says of a vendor whose games are being serviced. */
const serviced = v.object({ service: v.literal(true), until: v.optional(v.string()) });

/** The game waits, and goes on. */
const holds = {
  begin: () => toFrameMessage({ type: 'hold' }),
  end: () => toFrameMessage({ type: 'resume' }),
};

/** The address names no game. */
const nowhere: Failure = { kind: 'refused', code: 'game.address' };

/** Asks the platform for a game, or for the lobby of a vendor's lotteries, frames it and listens to it. */
export const FramedGame = observer(function FramedGame({ id, vassalage, nodeId, lottoView }: GameChoice) {
  const { stores } = useSite();
  const { session, dialogs, start, wallet, lobby } = stores;
  const launch = stores.launch.ready;
  const { notice } = useNotice();
  const intl = useIntl();
  const locale = useLocaleRow();
  const [params] = useSearchParams();
  const at = placeIn(params.get('at'));
  const openChat = useOpenChat();
  const onBack = useWayBack(vassalage, lottoView && '/elott');
  const isNowhere = id === '' && lottoView !== 'lobby';
  const named = useStore(gameStore).named({ id, vassalage }, locale.tag);
  const isMissing = isGameMissing(named.failure);
  useEnsured(id !== '' && named);
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const clock = useStore(playClock);
  const [round, setRound] = useState<Extract<GameMessage, { type: 'round' }>>();

  // A game is open for as long as its page is, and its vendor is told when it is left.
  useEffect(() => {
    if (!session.isSignedIn || isNowhere || isMissing) return;
    setRound(undefined);
    void launch.open({ id, vassalage, nodeId, lottoView });
    return () => {
      launch.leave();
      clock.stop();
      void wallet.balance.refresh();
      lobby.recent.reset();
    };
  }, [
    launch,
    clock,
    wallet,
    lobby,
    session,
    session.isSignedIn,
    isMissing,
    isNowhere,
    id,
    vassalage,
    nodeId,
    lottoView,
  ]);

  const isPlaying = launch.frameStatus === 'ready';
  const hearOdds = useFramedOdds(frame, launch.frameUrl, isPlaying);

  useFrameMessages(frame, launch.frameUrl, (data) => {
    const message = readGameMessage(data);
    if (!message) return;
    hearOdds(message);
    if (message.type === 'ready') {
      launch.ready();
      // Time counts while a game can be played.
      if (!isPlaying && launch.frameStatus === 'ready') clock.start(isPageSeen);
    }
    if (message.type === 'close') onBack();
    if (message.type === 'saferPlay') void navigate('/personal/saferPlay');
    if (message.type === 'open')
      void navigate(
        gamePath({
          id: message.gameId,
          vassalage: message.vassalage,
          ...(lottoView && { category: 'LOTT' as const }),
        }),
      );
    // A bet was refused for what the player's own limits forbid: the check says which.
    if (message.type === 'error' && message.code?.startsWith('play.')) void clock.ask();
    if (message.type === 'round') setRound(message);
    if (message.type !== 'round' && message.type !== 'balance') return;
    void wallet.balance.refresh();
    clock.refreshSoon();
  });

  const isHeld = isPlaying && clock.mustAnswer;
  useFrameState(frame, launch.frameUrl, isHeld && 'hold', holds);

  const reopen = (): void => {
    clock.stop();
    void launch.open({ id, vassalage, nodeId, lottoView });
  };
  const failure = isNowhere ? nowhere : launch.launch.failure;
  const refusal = failure && (serviceNotice(failure) ?? owesNotice(failure) ?? notice(failure, reopen));
  const { value: held } = wallet.balance;
  const { links, ...sinceLogin } = useSinceLogin();
  const sitting = clock.state?.session;
  const name = named.value?.name ?? nameOf();
  usePageTitle(name);
  if (isMissing || isGameMissing(failure)) return <MissingGame />;
  return (
    <>
      <GameScreen
        status={status()}
        name={name}
        url={launch.frameUrl && at ? `${launch.frameUrl}#${at}` : launch.frameUrl}
        notice={refusal}
        lastRound={
          round && {
            text: intl.formatMessage(gameMessages.round, {
              net: BigInt(round.win) > 0n ? 'win' : 'none',
              amount: formatMoney(round.win, round.currency, locale).text,
            }),
            isSaid: round.isSaid === true,
          }
        }
        sitting={
          isPlaying && sitting && held && !session.isTrial
            ? { ...sitting, lossLeft: clock.state?.lossLeft, currency: held.currency }
            : undefined
        }
        balance={held && { amount: held.sumBalance, currency: held.currency }}
        {...(session.isSignedIn && sinceLogin)}
        links={links && { ...links, bets: '/personal/personalHistoryCopy' }}
        support={openChat ?? '/help'}
        onBack={onBack}
        onReopen={reopen}
        onLogin={() => dialogs.show('login')}
        onFreePlay={start.flags.has('FREEPLAY3') ? () => void session.freePlay.run() : undefined}
        frameRef={frame}
      />
      {isHeld && (
        <LazyDialog name="reality check">
          <RealityCheckBinding onStop={onBack} />
        </LazyDialog>
      )}
    </>
  );

  /** Words for a vendor whose games are being serviced. */
  function serviceNotice(why: Failure): NoticeContent | undefined {
    const value = why.kind === 'refused' ? v.safeParse(serviced, why.value) : undefined;
    if (!value?.success) return undefined;
    const { until } = value.output;
    return {
      tone: 'danger',
      title: intl.formatMessage(gameMessages.service),
      text: until
        ? intl.formatMessage(gameMessages.serviceUntil, {
            time: intl.formatDate(until, { dateStyle: 'medium', timeStyle: 'short' }),
          })
        : intl.formatMessage(gameMessages.serviceText),
    };
  }

  /** Words for whoever stands below zero since a result was corrected, with the way to make it even. */
  function owesNotice(why: Failure): NoticeContent | undefined {
    const worded = why.kind === 'refused' && why.code === 'wallet.owes' ? notice(why) : undefined;
    return (
      worded && {
        ...worded,
        action: {
          label: intl.formatMessage(siteMessages.makeDeposit),
          onPress: () => void navigate('/personal/depositv2'),
        },
      }
    );
  }

  function status(): GameScreenStatus {
    if (isNowhere) return 'refused';
    if (!session.isSignedIn) return 'signedOut';
    if (launch.launch.status === 'failed') return 'refused';
    switch (launch.frameStatus) {
      case 'ready':
        return 'playing';
      case 'empty':
        return 'launching';
      default:
        return launch.frameStatus;
    }
  }

  function nameOf(): string | undefined {
    const lists = [lobby.hot.value, lobby.recent.value, ...lobby.loadedGames];
    for (const list of lists) {
      const found = list?.list.find((game) => game.id === id);
      if (found) return found.name;
    }
    const house = [...lobby.categories.values()].flat().find((card) => card.vassalage === vassalage);
    return id === '' ? house?.name : launch.name;
  }
});
