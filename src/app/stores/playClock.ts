import { saferPlayCalls, type PlayState } from '#contract';
import { toOutcome, type Outcome } from '../data/failure';
import { partOf } from '../data/partOf';
import type { Task } from '../data/task';
import { Timer } from '../data/timer';
import { defineStore } from './defineStore';

/** Milliseconds between two signs of play. The platform takes a quarter of an hour without one for the end. */
const beat = 60_000;
/** Milliseconds after the last round at which its sums are asked for. */
const settleMs = 1_500;

interface Sitting {
  state: PlayState | undefined;
  /** The next check's time has come by our clock. */
  isTime: boolean;
}

/**
 * Counts the time at games with the platform, and says when a reality check is due. The platform takes no bet without
 * an answer in any case; without a network the clock goes on by itself.
 */
export const playClock = defineStore((site) => {
  const { saferPlay } = site.createCalls({ saferPlay: saferPlayCalls });
  // What is counted ends with the game that is on screen.
  const { scope, leave } = partOf(site);
  const sitting = scope.state<Sitting>({ state: undefined, isTime: false });
  const timer = (): Timer => scope.keeps(new Timer(site.clock));
  const [nextBeat, check, quiet] = [timer(), timer(), timer()];
  // Answers in their order: an earlier question's must not replace a later one's.
  let [asked, answered] = [0, 0];

  const show = (state: PlayState): void => {
    check.reset();
    // By the platform's clock, which ours may be ahead of.
    const left = Date.parse(state.checkAt) - Date.parse(state.session.lastAt);
    sitting.set({ state, isTime: left <= 0 });
    if (left > 0)
      check.begin(left, () => {
        sitting.set({ isTime: true });
        void ask();
      });
  };
  const tell = async (send: () => Promise<Outcome<PlayState>>): Promise<Outcome<PlayState>> => {
    asked += 1;
    const order = asked;
    const answer = toOutcome(send);
    const outcome = await scope.unlessReset(answer);
    if (outcome?.ok && order > answered) {
      answered = order;
      show(outcome.value);
    }
    return answer;
  };
  const ask = async (): Promise<void> => {
    await tell(() => saferPlay.play({}));
  };
  const goOn: Task<void, PlayState> = scope.mutation((_, options) => tell(() => saferPlay.goOn({}, options)));
  const count = (isSeen: () => boolean): void => {
    nextBeat.begin(beat, () => count(isSeen));
    if (isSeen()) void ask();
  };
  // A break, an exclusion or a limit holds from now on, perhaps by another tab: the game is told at once.
  site.scope.onEvent(['play'], () => {
    if (sitting.value.state) void ask();
  });

  return {
    get state(): PlayState | undefined {
      return sitting.value.state;
    },
    /** Whether something has to be answered before the game goes on. */
    get mustAnswer(): boolean {
      const { state, isTime } = sitting.value;
      return state !== undefined && (isTime || state.closed !== undefined);
    },
    goOn,
    /** A game is on screen; `isSeen` says whether the tab is: nobody plays in one that is not. */
    start: (isSeen: () => boolean): void => {
      leave();
      count(isSeen);
    },
    /** No game is on screen any more. */
    stop: leave,
    /** The game was refused a bet: what holds now? */
    ask,
    /** Something was staked or won: asks once it has been quiet for a moment, however many rounds there were. */
    refreshSoon: (): void => quiet.begin(settleMs, () => void ask()),
  };
});
