import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import { Button } from '#ds/Button';
import { EmptyState } from '#ds/EmptyState';
import { Notice } from '#ds/Notice';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { Column } from './Row.tsx';
import type { Guidance } from './guidance.ts';

const retry = () => undefined;

export const feedback = {
  Skeleton: {
    when: ['Something of a known shape comes within seconds: a list, a card, a balance.'],
    whenNot: [
      'How far it is can be told: take Progress.',
      'What is there already is fetched anew: keep it, and say that it is old only when that fails.',
    ],
    anatomy: [
      ['SkeletonGroup', 'says once that something is loading'],
      ['Shapes', 'of the size of what comes, so that nothing jumps'],
    ],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: (
            <SkeletonGroup>
              <Column>
                <Skeleton inlineSize="60%" />
                <Skeleton inlineSize="90%" />
                <Skeleton inlineSize="40%" />
              </Column>
            </SkeletonGroup>
          ),
          words: 'Lines where there will be lines.',
        },
        bad: {
          drawn: (
            <Column>
              <Skeleton shape="block" blockSize="160px" />
            </Column>
          ),
          words: 'A block for three lines of text: all below it jumps when they come.',
        },
      },
    ],
  },
  Notice: {
    when: ['Something about this place has to be known while one is here: a limit, a delay, an outage.'],
    whenNot: [
      'It is the result of what was just done: take Toast.',
      'It has to be answered first: take ConfirmDialog.',
    ],
    anatomy: [
      ['Icon', 'of the tone, whose word is spoken first'],
      ['Title', 'of a longer notice'],
      ['Words', 'a sentence or two'],
      ['Action', 'one way on'],
      ['Button', 'takes the notice away, where that does no harm'],
    ],
    keyboard: [['Tab', 'moves to its action and to the button that takes it away']],
    pairs: [
      {
        good: {
          drawn: <Notice tone="warning">Deposits by bank card take up to an hour today.</Notice>,
          words: 'What is so, where, and for how long.',
        },
        bad: {
          drawn: <Notice tone="danger">Attention! Please note the following important information.</Notice>,
          words: 'Red, and nothing is said.',
        },
      },
    ],
  },
  EmptyState: {
    when: [
      'A list or a search has nothing to show, and that is no fault.',
      'A part of a page could not be fetched, and nothing of it is there: give `isFailed`.',
    ],
    whenNot: [
      'It is still coming: take Skeleton.',
      'What was there can stay: keep it, with a Notice that it is old.',
      'A field is wrong: its own error says so.',
    ],
    anatomy: [
      ['Medal', 'a drawing of what is not there'],
      ['Title', 'what is not there, or what did not work'],
      ['Description', 'the likely reason, or what to do'],
      ['Action', 'one way on; after a failure a button that repeats exactly what failed'],
    ],
    keyboard: [['Tab', 'moves to the button and the other ways on']],
    pairs: [
      {
        good: {
          drawn: (
            <EmptyState
              icon={IconSearchOff}
              title="No game is called “lotsu”"
              description="Did you mean Lotus?"
              action={<Button size="sm">Search for Lotus</Button>}
            />
          ),
          words: 'It names what was looked for, and leads on.',
        },
        bad: { drawn: <EmptyState title="No data" />, words: 'A dead end in words of a database.' },
      },
      {
        good: {
          drawn: (
            <EmptyState
              isFailed
              title="Your bets could not be loaded"
              description="The platform did not answer. Your bets are safe."
              onRetry={retry}
            />
          ),
          words: 'What, why, whether harm was done, and a way on.',
        },
        bad: {
          drawn: <EmptyState isFailed title="Error 500" description="Internal server error." />,
          words: 'Nobody knows whether the bet was placed.',
        },
      },
    ],
  },
} satisfies Record<string, Guidance>;
