import { useState, type ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CountBadge } from '#ds/CountBadge';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from '.';

type SampleProps = Pick<TabsProps<string>, 'emphasis'> & {
  'aria-label'?: string;
  /** What is chosen at first. */
  selectedKey?: string;
  onSelectionChange?: (key: string) => void;
};

/** Keeps which tab is chosen, as whoever shows tabs does. */
function useChosen(first: string, { onSelectionChange }: SampleProps) {
  const [selectedKey, setSelectedKey] = useState(first);
  const change = (key: string) => {
    setSelectedKey(key);
    onSelectionChange?.(key);
  };
  return { selectedKey, onSelectionChange: change };
}

const Mall = (props: SampleProps) => (
  <Tabs {...useChosen(props.selectedKey ?? 'mall', props)} emphasis={props.emphasis ?? 'quiet'}>
    <TabList aria-label={props['aria-label'] ?? 'Points mall'}>
      <Tab id="mall">Mall</Tab>
      <Tab id="history">History</Tab>
      <Tab id="rules" badge={<CountBadge count={2} />}>
        Rules
      </Tab>
      <Tab id="closed" isDisabled>
        Closed
      </Tab>
    </TabList>
    <TabPanel id="mall">What points buy.</TabPanel>
    <TabPanel id="history">What was bought.</TabPanel>
    <TabPanel id="rules">How points are won.</TabPanel>
  </Tabs>
);
const vendors = ['Velora', 'Ninefold', 'Kitsu Forge', 'Halcyra', 'Tamarind', 'Bluepeg', 'Quillon', 'Orrery'];
const Vendors = (props: SampleProps) => (
  <Tabs {...useChosen(props.selectedKey ?? 'Velora', props)} emphasis="strong">
    <TabList aria-label="Vendors">
      {vendors.map((vendor) => (
        <Tab key={vendor} id={vendor}>{`${vendor} game hall`}</Tab>
      ))}
    </TabList>
    {vendors.map((vendor) => (
      <TabPanel key={vendor} id={vendor}>{`Games of ${vendor}`}</TabPanel>
    ))}
  </Tabs>
);

/** By a name of its own: what agents are told is looked for by a name, not by a type. */
const Sampled = Tabs as ComponentType<SampleProps>;
const meta = preview.meta({
  component: Sampled,
  render: (args) => <Mall {...args} />,
  args: { onSelectionChange: fn() },
});

export const Default = meta.story();
Default.test('shows a view by pointer and by arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
  await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What was bought.');
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: /Rules/ })).toHaveFocus();
  await expect(canvas.getByRole('tabpanel')).toHaveTextContent('How points are won.');
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'Mall' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowLeft}{Home}{End}');
  await expect(canvas.getByRole('tab', { name: /Rules/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  await expect(canvas.getByRole('tabpanel')).toHaveFocus();
});
export const Strong = meta.story({ render: () => <Vendors />, decorators: [phoneFrame] });
Strong.test('brings a tab that does not fit into view', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  const last = canvas.getByRole('tab', { name: 'Orrery game hall' });
  await expect(last).toHaveFocus();
  const list = canvas.getByRole('tablist').parentElement as HTMLElement;
  await waitFor(() => expect(Math.abs(list.scrollLeft)).toBeGreaterThan(100));
});
export const ChosenLater = meta.story({
  render: () => <Vendors selectedKey="Bluepeg" />,
  decorators: [phoneFrame],
});
ChosenLater.test('opens with the chosen tab in sight', async ({ canvas }) => {
  const tab = canvas.getByRole('tab', { name: /Bluepeg/ });
  const scroller = tab.closest('[data-scroller]');
  await waitFor(() => {
    const [bar, chosen] = [scroller?.getBoundingClientRect(), tab.getBoundingClientRect()];
    return expect(chosen.left >= (bar?.left ?? 0) && chosen.right <= (bar?.right ?? 0)).toBe(true);
  });
});
export const States = meta.story({
  play: async ({ canvas }) => {
    forceState(await canvas.findByRole('tab', { name: 'History' }), 'hovered');
    forceState(canvas.getByRole('tab', { name: /Rules/ }), 'focus-visible');
  },
});
export const LongText = meta.story({
  decorators: [phoneFrame],
  render: () => (
    <Tabs selectedKey="mall" onSelectionChange={fn()}>
      <TabList aria-label="Points mall">
        <Tab id="mall">Everything that points can buy this season</Tab>
        <Tab id="history" badge={<CountBadge count={12} />}>
          Everything that was bought before
        </Tab>
      </TabList>
      <TabPanel id="mall">What points buy.</TabPanel>
      <TabPanel id="history">What was bought.</TabPanel>
    </Tabs>
  ),
});
LongText.test('keeps the page from scrolling sideways', async ({ canvas }) => {
  await expect(canvas.getByRole('tablist')).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{({ brand, theme }) => <Mall aria-label={`Mall ${brand} ${theme}`} />}</Matrix>,
});
