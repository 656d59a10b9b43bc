import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Icon } from '#ds/Icon';
import { LazyImage } from '#ds/LazyImage';
import { Column, Row } from './Row.tsx';
import type { Guidance } from './guidance.ts';

/** A dialog as it looks, which does not lie over the page. */
const Sketch = ({ title, words, buttons }: { title: string; words: string; buttons: readonly string[] }) => (
  <Card>
    <strong>{title}</strong>
    <p>{words}</p>
    <Row>
      {buttons.map((each, at) => (
        <Button key={each} emphasis={at === buttons.length - 1 ? 'solid' : 'ghost'} size="sm">
          {each}
        </Button>
      ))}
    </Row>
  </Card>
);

const tile = { inlineSize: 120, blockSize: 160, borderRadius: 10, overflow: 'clip' } as const;

export const surfaces = {
  Dialog: {
    when: ['Something short has to be done or known before one goes on, and the page behind stays.'],
    whenNot: [
      'Yes or no to a deed: take ConfirmDialog.',
      'It is long, or has an address of its own: make it a page.',
      'It is a list of ways or filters at the edge: take Drawer.',
    ],
    anatomy: [
      ['Medal', 'optional; its tone says how serious it is'],
      ['Title', 'names the dialog, also when it is read out'],
      ['Content', 'scrolls by itself when it is long'],
      ['Actions', 'the main one last'],
      ['Close', 'a button at the corner; Escape and a press beside it do the same'],
    ],
    keyboard: [
      ['Tab', 'moves inside and never out of it'],
      ['Escape', 'closes, unless it must be answered'],
      ['Enter', 'does what the focused button says'],
    ],
    pairs: [
      {
        good: {
          drawn: (
            <Sketch
              title="Log out?"
              words="Your bets stay open and your balance is safe."
              buttons={['Stay', 'Log out']}
            />
          ),
          words: 'The title asks, the buttons answer in its words.',
        },
        bad: {
          drawn: <Sketch title="Confirmation" words="Are you sure?" buttons={['Yes', 'No', 'Cancel']} />,
          words: 'Sure of what? And what is the difference of No and Cancel?',
        },
      },
    ],
  },
  Card: {
    when: ['Things belong together and are not a list: a balance with its buttons, one offer.'],
    whenNot: ['Many of the same: take Table or ListRow.', 'All of it is one link to a game: take GameTile.'],
    anatomy: [
      ['Ground', 'raised above the page'],
      ['Horizon', 'with `isMarked`, on the one card of a region to act on'],
    ],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: (
            <Card>
              <Column>
                <strong>Wallet</strong>
                Main balance: 1,284.40
              </Column>
            </Card>
          ),
          words: 'One level: a card, and what is in it.',
        },
        bad: {
          drawn: (
            <Card>
              <Card>
                <Card>
                  <Card>Balance</Card>
                </Card>
              </Card>
            </Card>
          ),
          words: 'Boxes in boxes: nothing stands out, and a phone has no room left.',
        },
      },
    ],
  },
  LazyImage: {
    when: ['A picture of the platform or of content: covers, banners, avatars.'],
    whenNot: ['The brand’s mark: take Logo or Mark.', 'A drawing of the set: take Icon.'],
    anatomy: [
      ['Box', 'has its size before the picture comes'],
      ['Picture', 'fetched when it comes near'],
      ['Fallback', 'stands in when there is none'],
    ],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: (
            <div style={tile}>
              <LazyImage
                src="data:image/png;base64,broken"
                alt="Golden Lotus"
                fallback={<Icon icon={IconPhotoOff} size={24} />}
              />
            </div>
          ),
          words: 'A picture that fails leaves its place and its name.',
        },
        bad: {
          drawn: (
            <div style={tile}>
              <LazyImage src="data:image/png;base64,broken" alt="" />
            </div>
          ),
          words: 'Neither a picture nor a word: who cannot see it, or whose line is bad, has nothing.',
        },
      },
    ],
  },
} satisfies Record<string, Guidance>;
