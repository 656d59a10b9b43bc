import { describe, expect, it } from 'vitest';
import { moveInlineStyles } from './styles';

describe('styles of elements', () => {
  it('become rules, one for all elements of a kind', () => {
    const { html, rules } = moveInlineStyles(
      '<p style="--_y:10%;color:red" class="a">One</p><p style="--_y:10%;color:red">Two</p><i style="--_x:1">Three</i>',
    );
    expect(html).toBe(
      '<p data-place="p0" class="a">One</p><p data-place="p0">Two</p><i data-place="p1">Three</i>',
    );
    expect(rules).toBe('[data-place=p0]{--_y:10%;color:red}[data-place=p1]{--_x:1}');
  });

  it('may show a picture of the site itself', () => {
    const { rules } = moveInlineStyles('<i style="--_src:url(&quot;/img/marks/a-1.svg&quot;)"></i>');
    expect(rules).toBe('[data-place=p0]{--_src:url("/img/marks/a-1.svg")}');
  });

  it('leave text alone that only looks like one', () => {
    const html = '<p title="a &quot;b&quot;"> style=&quot;color:red&quot; &lt;b style=&quot;x&quot;&gt;</p>';
    expect(moveInlineStyles(html)).toEqual({ html, rules: '' });
  });

  it.each([
    'color:red}body{display:none',
    'background:url(https://beacon.example/)',
    '--_src:url(&quot;//beacon.example/a.svg&quot;)',
    '--_src:url(&quot;/a.svg&quot;);background:url(&quot;https://beacon.example/&quot;)',
    'x:&lt;/style&gt;&lt;script&gt;',
    'x:@import',
    'x:\\75rl(//a)',
  ])('that could do more are left out: %s', (style) => {
    expect(moveInlineStyles(`<p style="${style}">Text</p>`)).toEqual({ html: '<p>Text</p>', rules: '' });
  });
});
