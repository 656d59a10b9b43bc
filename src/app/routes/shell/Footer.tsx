import { platformNow } from '#ds-i18n';
import { observer } from 'mobx-react-lite';
import { SiteFooter } from '#features/shell/SiteFooter.tsx';
import { useSite } from '../site';
import { useLanguages, useNavigation } from './chrome';
import { footerLinks } from './footerLinks';
import { shellBrand } from './shellProps';

/** The footer. */
export const Footer = observer(function Footer() {
  const { stores, brand } = useSite();
  const { categories } = useNavigation();
  const info = stores.start.permission.value?.info;
  return (
    <SiteFooter
      brand={shellBrand(brand)}
      // The first of each kind of game.
      vendors={categories.flatMap(({ vendors }) => vendors.slice(0, 1))}
      links={footerLinks(categories.map(({ id }) => id))}
      resources={info?.resources ?? []}
      payments={brand.payments}
      age={brand.legalAge}
      held={info?.moneyProtection}
      heldHref="/help?article=how-money-is-held"
      saferPlayHref="/personal/saferPlay"
      language={useLanguages()}
      year={new Date(platformNow()).getFullYear()}
    />
  );
});
