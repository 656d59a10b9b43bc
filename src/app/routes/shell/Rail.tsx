import { observer } from 'mobx-react-lite';
import { AppCodesButton } from '#features/shell/AppCodesButton.tsx';
import { OnDemand } from '#features/OnDemand.tsx';
import { SideRail } from '#features/shell/SideRail.tsx';
import { useSite } from '../site';
import { useOpenChat } from '../useOpenChat';
import { appLinks } from './appLinks';

const loadAppCodes = () => import('#features/shell/AppCodes.tsx');

const toTop = (): void => scrollTo({ top: 0, behavior: 'smooth' });

/** The side bar of wide windows. */
export const Rail = observer(function Rail() {
  const { start } = useSite().stores;
  const info = start.permission.value?.info;
  const apps = appLinks(info?.resources ?? [], start.imageUrl);
  return (
    <SideRail
      onChat={useOpenChat()}
      services={info?.customerService ?? []}
      onTop={toTop}
      apps={
        apps.length > 0 && (
          <OnDemand load={loadAppCodes} closed={(trigger) => <AppCodesButton {...trigger} />}>
            {({ AppCodes }) => <AppCodes apps={apps} defaultOpen />}
          </OnDemand>
        )
      }
    />
  );
});
