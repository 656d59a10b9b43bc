import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Icon, SlotsIcon, Spinner, ZaloIcon } from '.';

const meta = preview.meta({ component: Icon, args: { icon: IconWallet } });
const sizes = [14, 16, 18, 20, 24] as const;
const row = { display: 'flex', gap: 16, alignItems: 'center' };

export const Default = meta.story();
Default.test('is skipped by assistive technology when it has no label', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

export const Labelled = meta.story({ args: { label: 'Wallet' } });
Labelled.test('is an image with a name when it has a label', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Wallet' })).toBeVisible();
});

export const Sizes = meta.story({
  render: () => (
    <div style={row}>
      {sizes.map((size) => (
        <Icon key={size} icon={IconWallet} size={size} />
      ))}
    </div>
  ),
});

const Gallery = () => (
  <div style={row}>
    <Icon icon={IconArrowRight} isDirectional />
    <Icon icon={IconStar} />
    <Icon icon={IconStar} isFilled />
    <Icon icon={ZaloIcon} size={24} />
    <Icon icon={SlotsIcon} size={24} />
    <Spinner />
    <Spinner size="lg" />
  </div>
);

export const OwnIcons = meta.story({ render: () => <Gallery /> });
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
