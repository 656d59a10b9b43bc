import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { RichText } from '.';
import { payloads } from './payloads';

const html = `<h3>Before you join in</h3><p>Every deposit from <b>$20</b> counts. <a href="https://example.com/rules" title="Rules">Read the rules</a>.</p>
<ul><li>Turnover of ten times</li><li>Seven days</li></ul><ol><li>Deposit</li><li>Play</li></ol>`;

const meta = preview.meta({ component: RichText, args: { html } });

export const Default = meta.story();
Default.test('keeps text, lists and links', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Before you join in' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Read the rules' })).toHaveAttribute(
    'href',
    'https://example.com/rules',
  );
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
});

const allowed = 'P BR B STRONG I EM U UL OL LI SPAN A IMG H3 H4'.split(' ');

export const Hostile = meta.story({ args: { html: payloads.join('') } });
Hostile.test('leaves nothing that runs, leads astray, restyles or asks', async ({ canvasElement, mount }) => {
  for (const html of payloads) {
    await mount(<RichText html={html} />);
    for (const element of canvasElement.querySelectorAll('[data-part="html"] *')) {
      await expect(allowed, html).toContain(element.tagName);
      for (const { name, value } of element.attributes) {
        await expect(['href', 'src', 'alt', 'title'], html).toContain(name);
        if (name === 'href' || name === 'src') await expect(value, html).toMatch(/^(https:\/\/|\/(?![/\\]))/);
      }
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(window).not.toHaveProperty('__hit');
  await expect(payloads.length).toBeGreaterThan(100);
});

export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  args: { html: `<p>${'Unbroken'.repeat(12)}</p>` },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => <Matrix>{() => <RichText {...args} />}</Matrix>,
});
