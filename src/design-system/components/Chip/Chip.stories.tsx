import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { Chip, ChipGroup } from '.';

const meta = preview.meta({ component: Chip, args: { children: '≥ 25 lines', onChange: fn() } });

const Filters = ({ label = 'Filters' }) => (
  <ChipGroup aria-label={label} defaultSelectedKeys={['bet']}>
    <Chip id="bet">Min bet ≥ 1</Chip>
    <Chip id="lines">≥ 25 lines</Chip>
    <Chip id="favourites" icon={IconStar}>
      Favourites
    </Chip>
    <Chip id="recent" icon={IconClock} isDisabled>
      Recent
    </Chip>
  </ChipGroup>
);

export const Default = meta.story();
Default.test('switches by press and by Space', async ({ canvas, userEvent, args }) => {
  const chip = canvas.getByRole('button', { name: '≥ 25 lines' });
  await userEvent.click(chip);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(' ');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(args.onChange).toHaveBeenCalledTimes(2);
});

export const Group = meta.story({ render: () => <Filters /> });
Group.test('moves within the group by arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  const lines = canvas.getByRole('button', { name: '≥ 25 lines' });
  await expect(lines).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(lines).toHaveAttribute('aria-pressed', 'true');
  await expect(canvas.getByRole('button', { name: 'Min bet ≥ 1' })).toHaveAttribute('aria-pressed', 'true');
});

export const States = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <State is={['hovered']}>
        <Chip>Hovered</Chip>
      </State>
      <State is={['focus-visible']}>
        <Chip>Focused</Chip>
      </State>
      <State is={['hovered']}>
        <Chip defaultSelected>On, hovered</Chip>
      </State>
      <Chip isDisabled>Disabled</Chip>
    </div>
  ),
});
export const LongText = meta.story({
  args: { children: 'Only games that can be played with a bonus of the current week' },
  decorators: [phoneFrame],
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{({ brand, theme }) => <Filters label={`Filters ${brand} ${theme}`} />}</Matrix>,
});
