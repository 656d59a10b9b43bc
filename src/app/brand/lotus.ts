import { brandDefaults, type Brand } from './brand.ts';

/** Vietnam first: results before games. */
export const lotus: Brand = {
  ...brandDefaults,
  id: 'lotus',
  name: 'Lotus',
  merchantCode: 'lotus',
  defaultLanguage: 'vi',
  languages: ['vi', 'en', 'zh-CN', 'ja', 'th', 'id'],
  country: 'VN',
  currency: 'VND',
  ageGate: { helpHref: 'https://www.gamblingtherapy.org/' },
  chatHeaderColour: '#00744d',
  homeModules: ['results', 'hot', 'live', 'inPlay', 'fresh', 'promotions'],
};
