import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { AppCodesButton } from '../../../features/shell/AppCodesButton';
import { OnDemand } from '../../../features/shell/OnDemand';
import { legalAge } from '../../brand/brand';
import { useSite } from '../site';
import { useLanguages, useNavigation } from './chrome';
import { appLinks, footerLinks, shellBrand } from './shellProps';

const SideRail = lazy(async () => ({
  default: (await import('../../../features/shell/SideRail')).SideRail,
}));
const SiteFooter = lazy(async () => ({
  default: (await import('../../../features/shell/SiteFooter')).SiteFooter,
}));
const AppCodes = lazy(async () => ({ default: (await import('../../../features/shell/AppCodes')).AppCodes }));

const toTop = (): void => scrollTo({ top: 0, behavior: 'smooth' });

/** The footer, once its code is there. */
export const Footer = observer(function Footer() {
  const { stores, brand } = useSite();
  const { categories } = useNavigation();
  const language = useLanguages();
  return (
    <Suspense>
      <SiteFooter
        brand={shellBrand(brand)}
        vendors={categories
          .flatMap(({ vendors }) => vendors)
          .slice(0, 8)
          .map(({ name, markSrc, href }) => ({ name, markSrc, href }))}
        links={footerLinks(categories.map(({ id }) => id))}
        resources={stores.start.permission.value?.info.resources ?? []}
        payments={['bankTransfer', 'qrTransfer', 'eWallet', 'card', 'crypto']}
        age={legalAge}
        language={language}
        year={new Date().getFullYear()}
      />
    </Suspense>
  );
});

/** The side bar of wide windows, once its code is there. */
export const Rail = observer(function Rail() {
  const { start } = useSite().stores;
  const info = start.permission.value?.info;
  const apps = appLinks(info?.resources ?? []);
  return (
    <Suspense>
      <SideRail
        services={info?.customerService ?? []}
        onTop={toTop}
        apps={
          apps.length > 0 && (
            <OnDemand closed={(trigger) => <AppCodesButton {...trigger} />}>
              <AppCodes apps={apps} defaultOpen />
            </OnDemand>
          )
        }
      />
    </Suspense>
  );
});
