/**
 * Says that the page could not be loaded, with a way to load it again, where not even its words or its code could be
 * fetched. It cannot be translated, since the words are what is missing: English, and Vietnamese as on the maintenance
 * page. Also runs from the page itself, and so uses nothing from outside of it.
 */
export function showFatalError(place: HTMLElement, reload: () => void): void {
  const notices = [
    { lang: 'en', text: 'Network link is abnormal, please try again', action: 'Try again' },
    { lang: 'vi', text: 'Kết nối mạng bất thường, vui lòng thử lại', action: 'Thử lại' },
  ].map(({ lang, text, action }) => {
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
