import { describe, expect, it } from 'vitest';
import { readContent } from '#sandbox/services/articles/readContent.ts';
import { sanitizeArticle } from '#sandbox/services/articles/renderMarkdown.ts';
import { payloads } from './payloads';

const head = '---\ntitle: One\ntopic: money\nupdated: 2026-11-01\nlead: A lead.\n---\n\n';
const folder = (text: string) =>
  new Map([
    ['help/en/_topics.md', '---\nmoney: Money\n---\n'],
    ['help/en/one.md', head + text],
  ]);

/** What a browser could run or fetch in html that has been sanitised. */
const isHarmless = (html: string): boolean => {
  const tags = [...html.matchAll(/<([^\s/>]+)([^>]*)>/g)];
  return tags.every(([, name = '', rest = '']) => {
    const attributes = [...rest.matchAll(/([^\s=]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    );
    return (
      /^(?:p|br|b|strong|i|em|u|ul|ol|li|span|a|img|h3|h4|table|thead|tbody|tr|th|td|blockquote)$/.test(
        name,
      ) &&
      attributes.every(
        ([key, value]) =>
          (key === 'href' && /^(?:https:\/\/|\/(?![/\\]))/.test(value)) ||
          (key === 'src' && /^\/(?![/\\])/.test(value)) ||
          key === 'alt' ||
          key === 'title',
      )
    );
  });
};

describe('hostile html', () => {
  it(`in ${String(payloads.length)} bodies leaves nothing that runs, and none gets in unnoticed`, () => {
    expect(payloads.length).toBeGreaterThan(100);
    for (const payload of payloads) {
      expect(isHarmless(sanitizeArticle(payload)), payload).toBe(true);
      const { articles } = readContent(folder(`Text.\n\n${payload}\n\n## Part\n\n${payload}\n`));
      for (const { html } of articles[0]?.texts[0]?.sections ?? [])
        expect(isHarmless(html), payload).toBe(true);
    }
  });
});
