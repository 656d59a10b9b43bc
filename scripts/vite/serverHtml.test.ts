import { describe, expect, it } from 'vitest';
import { sanitize } from '../../src/app/server/sanitize';
import { payloads } from '../../src/design-system/components/RichText/payloads';

describe('html on a server', () => {
  it(`keeps nothing that runs, leads astray or calls somebody, in ${payloads.length} hostile bodies`, () => {
    expect(payloads.length).toBeGreaterThan(100);
    for (const payload of payloads) {
      const clean = sanitize(payload);
      for (const [, name = '', rest = ''] of clean.matchAll(/<\/?([^\s/>]+)([^>]*)>/g)) {
        expect(name, payload).toMatch(
          /^(?:p|br|b|strong|i|em|u|ul|ol|li|span|a|img|h3|h4|table|thead|tbody|tr|th|td|blockquote)$/,
        );
        for (const [, key = '', value = ''] of rest.matchAll(/([^\s=/]+)="([^"]*)"/g)) {
          expect(['href', 'src', 'alt', 'title'], payload).toContain(key);
          if (key === 'src') expect(value, payload).toMatch(/^\/(?![/\\])/);
          if (key === 'href') expect(value, payload).toMatch(/^(?:https:\/\/|\/(?![/\\]))/);
        }
      }
      expect(clean, payload).not.toContain('<!--');
    }
  });

  it('keeps text, lists, links and pictures of this site', () => {
    const html =
      '<h3>One</h3><p>A <b>bold</b> <a href="/help" title="Help">way</a></p><ul><li>Two</li></ul><img src="/img/a.webp" alt="" />';
    expect(sanitize(html)).toBe(html);
    expect(sanitize('<img src="https://beacon.example/a.png" alt="x">text')).toBe('text');
  });
});
