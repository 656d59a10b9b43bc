/**
 * What the page says when not even its words could be fetched. It cannot be translated, since the words are what is
 * missing: English, and Vietnamese as on the maintenance page.
 */
const words = [
  { lang: 'en', text: 'Network link is abnormal, please try again', action: 'Try again' },
  { lang: 'vi', text: 'Kết nối mạng bất thường, vui lòng thử lại', action: 'Thử lại' },
] as const;

/** Fills the page with that notice and a way to load the site again. */
export function showNoWords(place: HTMLElement, reload: () => void): void {
  const notices = words.map(({ lang, text, action }) => {
    const notice = document.createElement('p');
    const button = document.createElement('button');
    notice.lang = lang;
    button.textContent = action;
    button.addEventListener('click', reload);
    notice.append(`${text} `, button);
    return notice;
  });
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.style.padding = '10vh 24px';
  main.append(...notices);
  place.replaceChildren(main);
}
