import { expect, fn } from 'storybook/test';
import { Badge } from '#ds/Badge';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Payslip } from '.';

const onPrint = fn();
const money = (amount: string, tone?: 'change') => (
  <Money amount={amount} currency="USD" {...(tone && { tone })} />
);
const meta = preview.meta({
  component: Payslip,
  args: {
    kind: 'Dividend',
    title: '1 to 15 November 2025',
    status: <Badge tone="success">Paid</Badge>,
    formula: [
      { letter: 'A', label: 'Team loss' },
      { letter: 'B', label: 'Costs', operator: '−' },
      { letter: 'C', label: 'Rate', operator: '×' },
      { letter: 'D', label: 'Paid below', operator: '−' },
    ],
    rows: [
      {
        id: 'a',
        letter: 'A',
        label: 'Team loss',
        source: 'Settled bets of 418 members',
        figure: money('3240000'),
      },
      {
        id: 'b',
        letter: 'B',
        label: 'Costs',
        source: 'Bonuses and rebates',
        figure: money('-410000', 'change'),
      },
      { id: 'sum', label: 'Before the rate', figure: money('2830000'), isSubtotal: true },
      { id: 'c', letter: 'C', label: 'Rate', source: 'Tier 3 of your contract', figure: '18%' },
      {
        id: 'd',
        letter: 'D',
        label: 'Paid below',
        source: '6 contracts',
        figure: money('-214000', 'change'),
      },
    ],
    result: { label: 'You received', line: '16 Nov, 10:00', figure: money('295400') },
    isMarked: true,
    foot: (
      <>
        <span>Slip DV 2025 1101 · contract 4</span>
        <Link onPress={onPrint}>Print</Link>
      </>
    ),
  },
});

export const Default = meta.story();
Default.test('gives each term a line with its letter, source and figure', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Rate', { selector: 'dt *' }).closest('div')).toHaveTextContent(
    /C.*Tier 3.*18%/,
  );
  await userEvent.click(canvas.getByText('Print'));
  await expect(onPrint).toHaveBeenCalled();
});
export const Phone = meta.story({ decorators: [phoneFrame] });
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: {
    title: 'From the first to the fifteenth of November in the year 2025',
    kind: 'Dividend of the team and of all teams below it',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <Payslip {...args} />
    </Matrix>
  ),
});
