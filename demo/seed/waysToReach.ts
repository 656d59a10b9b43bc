import type { MerchantSettings } from '#platform/host';
import { word } from '#platform/words';
import { codePath } from './imagePaths';
import type { DemoMerchant } from './merchants';

/** Where a brand's small app is. */
export const liteAppUrl = (brand: string): string => `https://apps.${brand}.example/lite.mobileconfig`;

const networks = ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TELEGRAM', 'DISCORD', 'LINKEDIN'] as const;

/** Apps, social pages and customer service of a demo brand. Numbers and names are of nobody. */
export const waysToReach = ({
  code,
}: Pick<DemoMerchant, 'code'>): Pick<MerchantSettings, 'resources' | 'customerService'> => ({
  resources: [
    { resourceType: 'IOS', url: `https://apps.${code}.example/ios` },
    { resourceType: 'ANDROID', url: `https://apps.${code}.example/android` },
    // A platform may draw a code itself.
    { resourceType: 'MOBILECONFIG', url: liteAppUrl(code), qrCodeUrl: codePath(code) },
    ...networks.map((resourceType) => ({
      resourceType,
      url: `https://${resourceType.toLowerCase()}.example/${code}`,
    })),
    { resourceType: 'USDJUMP', url: `https://exchange.${code}.example/` },
  ],
  customerService: [
    { path: `https://support.${code}.example/`, title: word('demo.customerService'), csType: 'ONLINE' },
    { path: 'tel:+6565550142', title: '+65 6555 0142', csType: 'PHONE' },
    { path: 'sms:+6565550142', title: 'SMS +65 6555 0142', csType: 'SMS' },
    { path: `mailto:help@${code}.example`, title: `help@${code}.example`, csType: 'EMAIL' },
    // The site asks for its address when it is opened.
    { path: '', title: word('demo.chat.title'), csType: 'LIVECHAT' },
  ],
});
