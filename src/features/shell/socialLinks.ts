import IconBrandDiscord from '@tabler/icons-react/dist/esm/icons/IconBrandDiscord.mjs';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';

/** A link of the brand, as the permission call names it. */
export interface ShellResource {
  /** Key such as FACEBOOK; others than the six networks are not for the footer. */
  resourceType: string;
  url: string;
}

/** Networks in the order of the footer, by resource key. Their names are the same in every language. */
const networks = [
  ['FACEBOOK', 'Facebook', IconBrandFacebook],
  ['INSTAGRAM', 'Instagram', IconBrandInstagram],
  ['YOUTUBE', 'YouTube', IconBrandYoutube],
  ['TELEGRAM', 'Telegram', IconBrandTelegram],
  ['DISCORD', 'Discord', IconBrandDiscord],
  ['LINKEDIN', 'LinkedIn', IconBrandLinkedin],
] as const;

/** The social links among the resources of the permission call; only whole https addresses. */
export function socialLinks(resources: readonly ShellResource[]) {
  return networks.flatMap(([key, name, icon]) => {
    const url = resources.find(({ resourceType }) => resourceType === key)?.url;
    return url && /^https:\/\//i.test(url) ? [{ key, name, icon, href: url }] : [];
  });
}
