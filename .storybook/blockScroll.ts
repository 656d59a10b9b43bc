/**
 * Keeps a story that stands as an example on a docs page from scrolling that page: taking the focus would bring it into
 * sight, past what somebody reads.
 */
export function blockScroll(): void {
  if (!new URLSearchParams(location.search).has('example')) return;
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}
