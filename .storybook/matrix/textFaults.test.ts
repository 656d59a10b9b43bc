import { afterEach, describe, expect, it } from 'vitest';
import { fewestLetters, findTextFaults } from '../../scripts/textFaults.ts';

function box(style: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = style;
  element.append(...content);
  return element;
}

describe('the look for faults of texts', () => {
  const words = 'Winners of the last hour and of the day';
  const line = 'white-space: nowrap; inline-size: 120px';
  const clips = `${line}; overflow: hidden`;
  const ends = `${clips}; text-overflow: ellipsis`;
  afterEach(() => {
    document.body.replaceChildren();
    document.documentElement.dir = 'ltr';
  });
  it.each([
    [
      'texts that lie over one another',
      box('', box('', words), box('margin-block-start: -12px', words)),
      /lie over/,
    ],
    ['a text that its box cuts', box(clips, words), /without an ellipsis/],
    ['a name of which hardly a letter is left', box(`${ends}; inline-size: 30px`, words), /to \d letters/],
    ['a page that is wider than the window', box('inline-size: 300vw', words), /sideways/],
  ])('finds %s', (_, drawn, fault) => {
    document.body.append(drawn);
    expect(findTextFaults(fewestLetters)).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });
  it('lets pass what ends in an ellipsis and has a title, within what clips as well', () => {
    const name = box(ends, words);
    name.title = words;
    document.body.append(box('overflow: hidden; inline-size: 130px', name));
    expect(findTextFaults(fewestLetters)).toEqual([]);
  });
  it('finds words that are read from the right in an order of those that are not', () => {
    const words = '20 من 50';
    const figures = box('direction: ltr; unicode-bidi: plaintext', words);
    document.body.append(box('direction: ltr', words), figures, box('direction: ltr', '20 – 50'));
    expect(findTextFaults(fewestLetters)).toEqual([]);
    document.documentElement.dir = 'rtl';
    expect(findTextFaults(fewestLetters)).toEqual([`reads "${words}" from the left`]);
  });
});
