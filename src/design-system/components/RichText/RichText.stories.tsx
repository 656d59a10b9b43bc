import DOMPurify from 'dompurify';
import { expect, screen, waitFor } from 'storybook/test';
import { Dialog } from '#ds/Dialog';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { RichText } from '.';
import { handlerNames, hit, payloads } from './payloads';

const html = `<h3>Before you join in</h3><p>Every deposit from <b>$20</b> counts. <a href="https://example.com/rules" title="Rules">Read the rules</a>.</p>
<table><thead><tr><th>Game</th><th>Counts</th></tr></thead><tbody><tr><td>Slots</td><td>100 %</td></tr><tr><td>Live casino</td><td>50 %</td></tr></tbody></table>
<blockquote><p>Nobody from our team asks for your password.</p></blockquote>
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

const allowed = 'P BR B STRONG I EM U UL OL LI SPAN A IMG H3 H4 TABLE THEAD TBODY TR TH TD BLOCKQUOTE'.split(
  ' ',
);

/** What is cleaned is read before: there the policy stops what it says of its own address, and what it would play. */
const stopped = /^policy: (?:base|media)-(?:uri|src) stopped/;
const parameters = { expectedErrors: [stopped] };
export const Hostile = meta.story({ args: { html: payloads.join('') }, parameters });
Hostile.test('leaves nothing that runs, leads astray, restyles or asks', async ({ canvasElement, mount }) => {
  for (const html of payloads) {
    await mount(<RichText html={html} />);
    for (const element of canvasElement.querySelectorAll('[data-part="html"] *')) {
      await expect(allowed, html).toContain(element.tagName);
      for (const { name, value } of element.attributes) {
        await expect(['href', 'src', 'alt', 'title'], html).toContain(name);
        if (name === 'src') await expect(value, html).toMatch(/^\/(?![/\\])/);
        if (name === 'href') await expect(value, html).toMatch(/^(https:\/\/|\/(?![/\\]))/);
      }
    }
  }
});
const withControl = {
  parameters: { expectedErrors: [stopped, /^policy: img-src stopped https:\/\/control/] },
};
Hostile.test(
  'runs nothing and calls nobody in a dialog, whatever is done to it',
  withControl,
  async ({ mount }) => {
    const calls: string[] = [];
    const observer = new PerformanceObserver((list) => {
      calls.push(...list.getEntries().map(({ name }) => name));
    });
    observer.observe({ type: 'resource' });
    await expect(payloads.length).toBeGreaterThan(150);
    await mount(
      <Dialog title="News" isOpen>
        {payloads.map((payload) => (
          <RichText key={payload} html={payload} />
        ))}
      </Dialog>,
    );
    const events = ['click', 'submit', ...handlerNames.map((name) => name.slice(2))];
    const body = screen.getByRole('dialog').querySelectorAll('[data-part="html"] *');
    await expect(body.length).toBeGreaterThan(50);
    for (const element of body) {
      for (const name of events) element.dispatchEvent(new Event(name, { cancelable: true }));
    }

    // What would have been found: a handler that runs, and a picture of another host.
    const catcher = document.createElement('div');
    const handler = `<b onclick="${hit.replace(/__hit/g, '__control')}">Press</b>`;
    catcher.innerHTML = DOMPurify.sanitize(handler, {
      ADD_ATTR: ['onclick'],
      RETURN_TRUSTED_TYPE: true,
    }) as unknown as string;
    catcher.querySelector('b')?.click();
    const beacon = Object.assign(new Image(), { src: 'https://control.invalid/' });
    await beacon.decode().catch(() => undefined);
    await waitFor(() => expect(calls).toContain('https://control.invalid/'));
    observer.disconnect();

    await expect(window).toHaveProperty('__control', 1);
    await expect(window).not.toHaveProperty('__hit');
    const abroad = calls.filter((call) => new URL(call).origin !== location.origin);
    await expect(abroad).toEqual(['https://control.invalid/']);
  },
);

export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  args: { html: `<p>${'Unbroken'.repeat(12)}</p>` },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => <Matrix>{() => <RichText {...args} />}</Matrix>,
});
