import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { RichText } from '.';

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

const hostile = [
  '<p style="position:fixed" class="x" id="y" onclick="window.broken = true">text</p>',
  '<img src="x" onerror="window.broken = true" alt="one">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="two">',
  '<a href="javascript:window.broken = true">script</a><a href=" jAvAscript:alert(1)">again</a>',
  '<a href="//evil.example">host</a><a href="/\\evil.example">back</a><a href="/\t/evil.example">tab</a>',
  '<form action="/steal"><input name="pin"><button>send</button></form><iframe src="/"></iframe><script>window.broken = true</script>',
  '<svg><a href="https://evil.example"><text>svg</text></a></svg><math><mtext>m</mtext></math><style>*{display:none}</style>',
];
export const Hostile = meta.story({ args: { html: hostile.join('') } });
Hostile.test('leaves nothing that runs, leads astray, restyles or asks', async ({ canvasElement }) => {
  await expect(window).not.toHaveProperty('broken');
  await expect(
    canvasElement.querySelector('script, style, svg, math, form, input, button, iframe'),
  ).toBeNull();
  await expect(
    canvasElement.querySelector('[style], [onclick], [onerror], [id="y"], [href], [src]'),
  ).toBeNull();
  await expect(canvasElement).toHaveTextContent('text');
});

export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  args: { html: `<p>${'Unbroken'.repeat(12)}</p>` },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => <Matrix>{() => <RichText {...args} />}</Matrix>,
});
