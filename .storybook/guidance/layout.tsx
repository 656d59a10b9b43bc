import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Columns } from '#ds/Columns';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import type { Guidance } from './guidance.ts';

const safe = 'Your bets stay open and your balance is safe.';

export const layout = {
  Stack: {
    when: ['Parts stand one below the other with one space between them.'],
    whenNot: [
      'They stand beside each other: take Inline or Columns.',
      'Only one pair is further apart: nest a Stack.',
    ],
    anatomy: [['Parts', 'as wide as the stack, unless `align` says otherwise']],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: (
            <Stack gap={2}>
              <Card>Daily limit</Card>
              <Card>Weekly limit</Card>
            </Stack>
          ),
          words: 'A step of the space scale, which is the same on every page.',
        },
        bad: {
          drawn: (
            <Stack>
              <Card>Daily limit</Card>
              <Card>Weekly limit</Card>
            </Stack>
          ),
          words: 'Without a gap cards touch and are read as one.',
        },
      },
    ],
  },
  Inline: {
    when: ['Parts of different widths stand beside each other: buttons, badges, a name and its figure.'],
    whenNot: ['They are of one width: take Columns.', 'They are buttons below a form: Form has its own row.'],
    anatomy: [['Parts', 'go on in another line where there is no room, unless `isSingleLine` is given']],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: (
            <Inline gap={2}>
              <Button>Deposit</Button>
              <Badge tone="info">Pending</Badge>
            </Inline>
          ),
          words: 'Parts of different height have one middle.',
        },
        bad: {
          drawn: (
            <Inline gap={2} align="start">
              <Button>Deposit</Button>
              <Badge tone="info">Pending</Badge>
            </Inline>
          ),
          words: 'At the start of the line a badge beside a button hangs in the air.',
        },
      },
    ],
  },
  Columns: {
    when: ['Parts of one kind stand beside each other in equal widths, or a summary stands beside the page.'],
    whenNot: ['There are many that a person pages through: take VirtualGrid or Carousel.'],
    anatomy: [
      ['Columns', '`count` of one width, or the page and an `aside`'],
      ['On phones', 'the parts stand one below the other'],
    ],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: (
            <Columns count={2} gap={3} align="stretch">
              <Card>Daily limit</Card>
              <Card>Weekly limit, which began on Monday</Card>
            </Columns>
          ),
          words: 'Cards of a row are of one height.',
        },
        bad: {
          drawn: (
            <Columns count={2} gap={3}>
              <Card>Daily limit</Card>
              <Card>Weekly limit, which began on Monday</Card>
            </Columns>
          ),
          words: 'Cards of different heights look unfinished.',
        },
      },
    ],
  },
  Heading: {
    when: ['A page, a section or a card gets its name.'],
    whenNot: ['A section leads to all of its content: take SectionHeader.', 'It is no name: take Text.'],
    anatomy: [
      ['Level', 'its place among the headings of the page, which screen readers list'],
      ['Size', 'its look, whatever the level is'],
    ],
    keyboard: [],
    pairs: [
      {
        good: {
          drawn: <Heading size="lg">Recent withdrawals</Heading>,
          words: 'A noun that a person would look for.',
        },
        bad: {
          drawn: <Text weight="semibold">Recent withdrawals</Text>,
          words: 'Bold text is no heading to a screen reader.',
        },
      },
    ],
  },
  Text: {
    when: ['A sentence or a label goes with a heading or a figure.'],
    whenNot: [
      'It names a section: take Heading.',
      'It is an amount, a day or a duration: take Money, DateTime or Countdown.',
    ],
    anatomy: [
      ['Size', 'a step of the type scale; `xs` is small print'],
      ['Tone', '`secondary` beside what matters, `muted` for what can be left unread'],
    ],
    keyboard: [],
    pairs: [
      {
        good: { drawn: <Text>{safe}</Text>, words: 'One quiet tone beside the figure that matters.' },
        bad: {
          drawn: (
            <Text size="xs" tone="muted">
              {safe}
            </Text>
          ),
          words: 'Small print is for what nobody has to read.',
        },
      },
    ],
  },
} satisfies Record<string, Guidance>;
