import { observer } from 'mobx-react-lite';
import { lockedOut } from '#contract';
import * as v from 'valibot';
import { serviceUrl } from '../stores/startStore';
import { RegionBoundary } from './RegionBoundary';
import { LanguageSwitch } from './shell/LanguageSwitch';
import { shellBrand } from './shell/shellProps';
import { useOpenChat } from './useOpenChat';
import { useSite } from './site';
import { lazyPart } from './lazyWithPreload';

const MaintenanceScreen = lazyPart(
  async () => (await import('../../features/start/MaintenanceScreen')).MaintenanceScreen,
);
const RegionScreen = lazyPart(async () => (await import('../../features/start/RegionScreen')).RegionScreen);
const AccessDeniedScreen = lazyPart(
  async () => (await import('../../features/start/AccessDeniedScreen')).AccessDeniedScreen,
);
const OfflineBinding = lazyPart(async () => (await import('./OfflineBinding')).OfflineBinding);
const ChatBinding = lazyPart(async () => (await import('./ChatBinding')).ChatBinding);
const AgeGate = lazyPart(async () => (await import('../../features/start/AgeGate')).AgeGate);

/** The pages that stand in for the site: maintenance, region, access denied, the question for the age, and what is there offline. */
export const StartPages = observer(function StartPages() {
  const { stores, brand } = useSite();
  const { start, age, dialogs } = stores;
  const { value, status, failure } = start.permission;
  // What is left to show somebody who is locked out.
  const told = failure?.kind === 'region' ? v.parse(lockedOut, failure.value) : undefined;
  const contactHref = (told && serviceUrl(told.customerService)) ?? start.customerServiceUrl;
  const shared = { brand: shellBrand(brand), contactHref, onChat: useOpenChat(told?.customerService) };
  const language = <LanguageSwitch />;
  const heroSrc = `/brand/${brand.id}/hero-1280.webp`;
  return (
    <>
      {pageOf()}
      {dialogs.awaited === 'chat' && (
        <RegionBoundary region="chat">
          <ChatBinding contactHref={contactHref} />
        </RegionBoundary>
      )}
    </>
  );

  function pageOf() {
    if (told)
      return <AccessDeniedScreen {...shared} ip={told.ip || value?.location.ip} language={language} />;
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
    if (age.isConfirmed) return <OfflineBinding />;
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
        onBack={() => age.clearDecline()}
      />
    );
  }
});
