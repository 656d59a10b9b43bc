import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { lockedOut } from '#contract';
import * as v from 'valibot';
import { serviceUrl } from '../stores/startStore';
import { LanguageSwitch } from './shell/LanguageSwitch';
import { shellBrand } from './shell/shellProps';
import { useSite } from './site';

const MaintenanceScreen = lazy(async () => ({
  default: (await import('../../features/start/MaintenanceScreen')).MaintenanceScreen,
}));
const RegionScreen = lazy(async () => ({
  default: (await import('../../features/start/RegionScreen')).RegionScreen,
}));
const AccessDeniedScreen = lazy(async () => ({
  default: (await import('../../features/start/AccessDeniedScreen')).AccessDeniedScreen,
}));
const AgeGate = lazy(async () => ({ default: (await import('../../features/start/AgeGate')).AgeGate }));

/** The pages that stand in for the site: maintenance, region, access denied, the question for the age. */
export const StartPages = observer(function StartPages() {
  const { stores, brand } = useSite();
  const { start, age } = stores;
  const { value, status, failure } = start.permission;
  const shared = { brand: shellBrand(brand), contactHref: start.customerServiceUrl };
  const language = <LanguageSwitch />;
  if (failure?.kind === 'region') {
    const { ip, customerService } = v.parse(lockedOut, failure.value);
    return (
      <AccessDeniedScreen
        {...shared}
        contactHref={serviceUrl(customerService) ?? shared.contactHref}
        ip={ip || value?.location.ip}
        language={language}
      />
    );
  }
  const heroSrc = `/brand/${brand.id}/hero-1280.webp`;
  if (start.systemStatus === 1)
    return (
      <MaintenanceScreen
        {...shared}
        endsAt={value?.maintenanceEndTime}
        heroSrc={heroSrc}
        onRetry={() => void start.permission.refresh()}
        isRetrying={status === 'refreshing'}
      />
    );
  if (start.systemStatus === 2)
    return <RegionScreen {...shared} country={value?.location.country ?? ''} language={language} />;
  return (
    <AgeGate
      brand={shared.brand}
      age={brand.legalAge}
      language={language}
      helpHref={brand.ageGate?.helpHref}
      heroSrc={heroSrc}
      isDeclined={age.isDeclined}
      onEnter={() => age.confirm()}
      onDecline={() => age.decline()}
      onBack={() => age.askAgain()}
    />
  );
});
