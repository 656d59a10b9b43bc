import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '#ds/Button';
import { CopyField } from '#ds/CopyField';
import { IconButton } from '#ds/IconButton';
import { Link } from '#ds/Link';
import { LinkButton } from '#ds/LinkButton';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup } from '#ds/ToggleButtonGroup';
import { Row } from './Row.tsx';
import type { Guidance } from './guidance.ts';

const pressed = [
  ['Tab', 'moves to it and on'],
  ['Enter or Space', 'does what it says'],
] as const;

const followed = [
  ['Tab', 'moves to it and on'],
  ['Enter', 'goes there'],
] as const;

export const actions = {
  Button: {
    when: ['Something happens here: money is sent, a form is checked, a dialog opens.'],
    whenNot: [
      'It only leads somewhere: take LinkButton, which opens in a new tab and can be copied.',
      'It stays on or off: take ToggleButton.',
      'There is no room for words and the drawing is known to everybody: take IconButton.',
    ],
    anatomy: [
      ['Icon', 'optional, before the words; it repeats them and says nothing of its own'],
      ['Words', 'a verb and, where it is not plain, its object: “Deposit”, “Remove card”'],
      ['Spinner', 'in place of the icon while `isPending`; the words become `pendingLabel`'],
    ],
    keyboard: pressed,
    pairs: [
      {
        good: {
          drawn: (
            <Row>
              <Button tone="neutral" emphasis="ghost">
                Cancel
              </Button>
              <Button>Withdraw</Button>
            </Row>
          ),
          words: 'One accent button in a region: the thing most people came to do.',
        },
        bad: {
          drawn: (
            <Row>
              <Button>Cancel</Button>
              <Button>Withdraw</Button>
            </Row>
          ),
          words: 'Two equal buttons make everybody read both, each time.',
        },
      },
      {
        good: {
          drawn: <Button tone="danger">Remove card</Button>,
          words: 'The words name what will be gone.',
        },
        bad: {
          drawn: <Button tone="danger">OK</Button>,
          words: '“OK” has to be looked up in the text above.',
        },
      },
    ],
  },
  IconButton: {
    when: [
      'Room is short and the drawing is known: close, refresh, show a password.',
      'The mark of a network leads there: give `href`, and it is a link.',
    ],
    whenNot: ['The action costs money or takes something away: take Button, with words.'],
    anatomy: [
      ['Icon', 'the drawing'],
      ['Name', '`aria-label`, the action in words, which is read out'],
      ['Touch area', '44 px at least, also where the square is smaller'],
    ],
    keyboard: pressed,
    pairs: [
      {
        good: {
          drawn: <IconButton icon={IconRefresh} aria-label="Refresh balance" />,
          words: 'A drawing that everybody knows, with a name that says what of.',
        },
        bad: {
          drawn: (
            <Row>
              <IconButton icon={IconDots} aria-label="Deposit" />
              <IconButton icon={IconTrash} aria-label="Withdraw" />
            </Row>
          ),
          words: 'Nobody guesses what these do, and one would cost money to try.',
        },
      },
    ],
  },
  LinkButton: {
    when: ['The main way on leads to another page and has to look like it: “See all games”.'],
    whenNot: ['Something happens here: take Button.', 'It stands in a sentence or a list: take Link.'],
    anatomy: [
      ['Icon', 'optional, before the words'],
      ['Words', 'the destination, or what happens there'],
    ],
    keyboard: followed,
    pairs: [
      {
        good: {
          drawn: <LinkButton href="#games">See all games</LinkButton>,
          words: 'It says where it leads.',
        },
        bad: {
          drawn: <Button>See all games</Button>,
          words:
            'A Button that changes the page cannot be opened in a new tab, and is read out as something else.',
        },
      },
    ],
  },
  Link: {
    when: ['A word in a text leads on; lists of ways, as in the footer.'],
    whenNot: ['It is the main way on: take LinkButton.', 'Something happens here: take Button.'],
    anatomy: [
      ['Words', 'they make sense when read out of their sentence'],
      ['Icon', 'after the words of a standalone link; it turns with the language'],
    ],
    keyboard: followed,
    pairs: [
      {
        good: {
          drawn: (
            <p>
              Read <Link href="#terms">the terms of this bonus</Link> first.
            </p>
          ),
          words: 'The link says what is behind it, also in a list of all links of the page.',
        },
        bad: {
          drawn: (
            <p>
              For the terms click <Link href="#terms">here</Link>.
            </p>
          ),
          words: '“Here” says nothing to who jumps from link to link.',
        },
      },
    ],
  },
  ToggleButton: {
    when: ['One thing is on or off at once, such as a filter of a list.'],
    whenNot: [
      'The choice counts only when a form is sent: take Checkbox.',
      'It is a setting that stays: take Switch.',
    ],
    anatomy: [
      ['Icon', 'optional; a chip that is on shows a tick in its place'],
      ['Words', 'what is on or off, the same in both states'],
    ],
    keyboard: [
      ['Tab', 'moves to it and on'],
      ['Enter or Space', 'turns it on or off'],
    ],
    pairs: [
      {
        good: {
          drawn: <ToggleButton defaultSelected>Jackpots</ToggleButton>,
          words: 'The words stay; look and state say whether it is on.',
        },
        bad: {
          drawn: <ToggleButton defaultSelected>Hide jackpots</ToggleButton>,
          words: 'On means off here: “Hide jackpots, pressed” has to be worked out.',
        },
      },
    ],
  },
  ToggleButtonGroup: {
    when: ['One of two to four ways to look at the same thing; several filters side by side, as chips.'],
    whenNot: [
      'Each choice has content of its own below it: take Tabs.',
      'There are more than four, or they are long: take Select.',
    ],
    anatomy: [
      ['Track', 'holds segments together; chips have none and wrap'],
      ['ToggleButtons', 'each with an `id`'],
      ['Name', '`aria-label`, what is chosen'],
    ],
    keyboard: [
      ['Tab', 'moves to the group and on'],
      ['Arrow keys', 'move between its buttons, in the direction of the language'],
      ['Enter or Space', 'chooses'],
    ],
    pairs: [
      {
        good: {
          drawn: (
            <ToggleButtonGroup aria-label="Period" defaultSelectedKeys={['week']} disallowEmptySelection>
              <ToggleButton id="day">Day</ToggleButton>
              <ToggleButton id="week">Week</ToggleButton>
              <ToggleButton id="month">Month</ToggleButton>
            </ToggleButtonGroup>
          ),
          words: 'A few short words of the same kind, one of which always holds.',
        },
        bad: {
          drawn: (
            <ToggleButtonGroup aria-label="Period" defaultSelectedKeys={['a']}>
              <ToggleButton id="a">All of the last seven days</ToggleButton>
              <ToggleButton id="b">Sorted by amount</ToggleButton>
            </ToggleButtonGroup>
          ),
          words: 'Two questions in one group, in words that break on a phone.',
        },
      },
    ],
  },
  CopyField: {
    when: ['Somebody takes a value elsewhere: an account number, a referral link, a reference.'],
    whenNot: ['The value is only read: take DescriptionList.', 'It can be changed: take TextField.'],
    anatomy: [
      ['Label', 'what the value is'],
      ['Value', 'in groups that can be compared; `copyValue` has none of the spaces'],
      ['Button', 'copies, and says so'],
    ],
    keyboard: pressed,
    pairs: [
      {
        good: {
          drawn: <CopyField label="Account number" value="0098 1273 6451 2" copyValue="0098127364512" />,
          words: 'Shown in groups, copied without them.',
        },
        bad: {
          drawn: (
            <Row>
              <span>0098127364512</span>
              <IconButton icon={IconPlus} aria-label="Copy" />
            </Row>
          ),
          words: 'Nobody can compare 13 digits in a row, and the drawing means something else.',
        },
      },
    ],
  },
} satisfies Record<string, Guidance>;
