import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { expect } from 'storybook/test';
import { Badge } from '#ds/Badge';
import { Link } from '#ds/Link';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { SectionHeader } from '.';

const action = (
  <Link href="#all" isStandalone icon={IconChevronRight}>
    View all
  </Link>
);
const badge = (
  <Badge tone="danger" hasDot>
    86 matches live
  </Badge>
);
const meta = preview.meta({ component: SectionHeader, args: { title: 'In play', badge, action } });

export const Default = meta.story();
Default.test('is a heading with a way on', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'In play' })).toBeVisible();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'View all' })).toHaveFocus();
});
/** With what belongs to it, and without. */
export const Parts = meta.story({
  render: () => (
    <Stack gap={6}>
      <SectionHeader title="In play" badge={badge} action={action} />
      <SectionHeader title="In play" action={action} />
      <SectionHeader title="In play" badge={badge} />
      <SectionHeader title="In play" />
    </Stack>
  ),
});
export const LongText = meta.story({
  args: { title: 'Matches of the second division that can be watched live' },
  decorators: [phoneFrame],
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <SectionHeader {...args} />
    </Matrix>
  ),
});
