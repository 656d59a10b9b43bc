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
  return (
    <SiteFooter
      brand={shellBrand(brand)}
      // The first of each kind of game.
      vendors={categories.flatMap(({ vendors }) => vendors.slice(0, 1))}
      links={footerLinks(categories.map(({ id }) => id))}
      resources={stores.start.permission.value?.info.resources ?? []}
      payments={brand.payments}
      age={brand.legalAge}
      saferPlayHref="/personal/saferPlay"
      language={useLanguages()}
      year={new Date(platformNow()).getFullYear()}
    />
  );
});
