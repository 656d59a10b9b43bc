import type { LocaleTag } from '../../locales/registry';
import type { Visit } from './visit';

/**
 * Has a visitor read the site in a language that they chose in an earlier visit, on a brand that offers it: Aurora, which
 * the journeys' pages are of, offers the six of the switcher.
 */
export async function chooseLanguage(
  { context, platform: { siteOrigin } }: Visit,
  language: LocaleTag,
): Promise<void> {
  const languages = `"languages":["en","${language}"]`;
  await context.route(
    (url) => url.origin === siteOrigin && !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(/"languages":\[[^\]]*\],?/, '');
      return route.fulfill({ response, body: html.replace('"facts":{', `"facts":{${languages},`) });
    },
  );
  await context.addInitScript((tag) => localStorage.setItem('lang', tag), language);
}
