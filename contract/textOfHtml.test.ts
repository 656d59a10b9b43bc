import { expect, it } from 'vitest';
import { textOfHtml } from './textOfHtml';

it.each([
  ['<p>It&#39;s <b>here</b></p>', "It's here"],
  ['<p>Fish &amp; chips &lt;3&nbsp;&quot;today&quot;</p>', 'Fish & chips <3 "today"'],
  ['&#x110;&#7891;ng', 'Đồng'],
  ['5 &times; 5 &#0; &#99999999; done', '5 &times; 5 &#99999999; done'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
])('%s reads %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
