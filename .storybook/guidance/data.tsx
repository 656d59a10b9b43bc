import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import { Badge } from '#ds/Badge';
import { Countdown } from '#ds/Countdown';
import { DateTime } from '#ds/DateTime';
import { DescriptionList } from '#ds/DescriptionList';
import { Icon } from '#ds/Icon';
import { Money } from '#ds/Money';
import { DataGrid } from '#ds/DataGrid';
import { Table, type TableColumn } from '#ds/Table';
import { Column } from './Row.tsx';
import type { Guidance } from './guidance.ts';

const moment = Date.UTC(2026, 5, 15, 12);

interface Bet {
  id: string;
  game: string;
  stake: string;
}
const bets: readonly Bet[] = [
  { id: '1', game: 'Golden Lotus', stake: '12000' },
  { id: '2', game: 'Dragon Harbour', stake: '900' },
];
const game: TableColumn<Bet> = { id: 'game', name: 'Game', isRowHeader: true, render: (bet) => bet.game };
const stake: TableColumn<Bet> = {
  id: 'stake',
  name: 'Stake',
  align: 'end',
  render: (bet) => <Money amount={bet.stake} currency="USD" />,
};
const stakeAtStart: TableColumn<Bet> = { ...stake, align: 'start' };
const idOf = ({ id }: Bet) => id;

export const data = {
  Money: {
    when: ['An amount of money is shown, anywhere.'],
    whenNot: ['It is typed: take MoneyField.', 'It is a count or a percentage: format the number.'],
    anatomy: [
      ['Sign', 'with `tone="change"`, or of an amount below zero'],
      ['Amount', 'in the digits and groups of the language, with the decimals of the currency'],
      ['Currency', 'its symbol or code, where the language puts it'],
    ],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: (
            <Column>
              <Money amount="128440" currency="USD" tone="change" />
              <Money amount="1284" currency="JPY" />
            </Column>
          ),
          words: 'Minor units and a currency; the component does the rest, in every language.',
        },
        bad: {
          drawn: (
            <Column>
              <span>$ {(128_440 / 100).toString()}</span>
              <span>¥ {(1284).toFixed(2)}</span>
            </Column>
          ),
          words: 'Put together by hand: a lost zero, and decimals that yen do not have.',
        },
      },
    ],
  },
  DateTime: {
    when: ['A moment is shown: of a bet, a draw, a message.'],
    whenNot: ['It counts down: take Countdown.', 'It is chosen: take DatePicker.'],
    anatomy: [['Text', 'in a `time` element, with the whole moment for machines']],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: <DateTime value={moment} format="relative" now={moment + 5 * 60_000} />,
          words: 'Near moments by their distance, others by their date.',
        },
        bad: {
          drawn: <span>15/06/26 12:00</span>,
          words: 'June or the 6th of the 15th month? And in which zone?',
        },
      },
    ],
  },
  Countdown: {
    when: ['Something ends at a known moment and can still be done: a draw, a payment, a code.'],
    whenNot: [
      'It lies days ahead or is past: take DateTime.',
      'How long it takes is not known: take Progress.',
    ],
    anatomy: [
      ['Label', 'what ends'],
      ['Numbers', 'hours, minutes, seconds, of equal width, so that nothing moves'],
    ],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: <Countdown endsAt={moment + 125_000} now={moment} label="Draw closes" />,
          words: 'What ends, and when.',
        },
        bad: {
          drawn: <Countdown endsAt={moment + 900 * 3_600_000} now={moment} />,
          words: 'Weeks in hours, of something that is not named.',
        },
      },
    ],
  },
  DescriptionList: {
    when: ['Facts about one thing: a bet, a withdrawal, an account.'],
    whenNot: ['The same facts of many things: take Table.'],
    anatomy: [
      ['Label', 'a word or two'],
      ['Value', 'text, Money, DateTime or a Badge'],
    ],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: (
            <Column>
              <DescriptionList
                isDivided
                items={[
                  { id: 'amount', label: 'Amount', value: <Money amount="50000" currency="USD" /> },
                  { id: 'state', label: 'State', value: <Badge tone="success">Paid</Badge> },
                ]}
              />
            </Column>
          ),
          words: 'Label and value are tied to each other, for eyes and for who listens.',
        },
        bad: {
          drawn: (
            <Column>
              <p>Amount: 500.00 – State: Paid – Bank: VCB</p>
            </Column>
          ),
          words: 'A sentence of facts has to be read from its beginning.',
        },
      },
    ],
  },
  Table: {
    when: ['The same facts of many things, which are compared or sorted.'],
    whenNot: [
      'Thousands of rows on one page: take DataGrid.',
      'Facts of one thing: take DescriptionList.',
      'Pictures that are browsed: take VirtualGrid.',
    ],
    anatomy: [
      ['Head', 'names of columns; those that sort are buttons'],
      ['Row', 'its first column names it, and stays while the rest scrolls on a phone'],
      ['Foot', 'totals of the columns'],
    ],
    keyboard: [
      ['Tab', 'moves to heads that sort, to links and buttons, and to a table that scrolls sideways'],
      ['Enter', 'on a head sorts'],
    ],
    pairs: [
      {
        good: {
          drawn: <Table aria-label="Bets" columns={[game, stake]} items={bets} getKey={idOf} />,
          words: 'Amounts end at one line, so that sizes can be seen.',
        },
        bad: {
          drawn: <Table aria-label="Bets of old" columns={[game, stakeAtStart]} items={bets} getKey={idOf} />,
          words: 'Amounts that begin at one line look alike.',
        },
      },
    ],
  },
  DataGrid: {
    when: ['Rows by the thousand on one page, which are compared, sorted and walked by the keyboard.'],
    whenNot: ['The rows fit a page, or have pages: take Table, which the browser prints and searches.'],
    anatomy: [
      ['Head', 'names of columns; those that sort are buttons'],
      ['Rows', 'those in sight, in a box that scrolls'],
      ['Foot', 'totals, which stay in sight'],
    ],
    keyboard: [
      ['Tab', 'moves to the grid and on'],
      ['Arrow keys', 'move between rows and cells'],
      ['Enter', 'on a head sorts'],
      ['Home and End', 'lead to the first and the last cell, with Control to the first and the last row'],
    ],
    pairs: [
      {
        good: {
          drawn: <DataGrid aria-label="Bets of a year" columns={[game, stake]} items={bets} getKey={idOf} />,
          words: 'Each column has what the longest amount needs.',
        },
        bad: {
          drawn: <DataGrid aria-label="Two bets" columns={[game, stakeAtStart]} items={bets} getKey={idOf} />,
          words: 'A grid for a handful of rows, and amounts that begin at one line.',
        },
      },
    ],
  },
  Badge: {
    when: ['The state of something, in a word or two.'],
    whenNot: [
      'It can be pressed or taken away: take Tag.',
      'It is a number of new things: take CountBadge.',
      'It is a sentence: take Notice.',
    ],
    anatomy: [
      ['Dot', 'for a state that may change'],
      ['Word', 'says the state; colour only repeats it'],
    ],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: (
            <Badge tone="warning" hasDot>
              In process
            </Badge>
          ),
          words: 'Words and tone say the same.',
        },
        bad: {
          drawn: (
            <Badge tone="danger" emphasis="strong" hasDot>
              Approved
            </Badge>
          ),
          words: 'The loudest red for good news.',
        },
      },
    ],
  },
  Icon: {
    when: ['A drawing helps to find a word again: in navigation, in lists of kinds.'],
    whenNot: ['It should be pressed: take IconButton.', 'It is a picture or a logo: take LazyImage or Logo.'],
    anatomy: [
      ['Drawing', 'in the colour of the text around it'],
      ['Label', 'only where no text beside says so'],
    ],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: (
            <p>
              <Icon icon={IconBuildingBank} /> Bank transfer
            </p>
          ),
          words: 'Beside its word it needs no label, and is not read twice.',
        },
        bad: {
          drawn: (
            <p>
              <IconBuildingBank size={64} stroke={1} color="#22a699" />
            </p>
          ),
          words: 'Its own size, line and colour: it fits no brand, and says nothing to who does not see it.',
        },
      },
    ],
  },
} satisfies Record<string, Guidance>;
