import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { StyleProvider } from '#theme/StyleProvider';
import { LinkRouter } from '#ds/Link';
import { LocaleScope, OddsFormatContext, type Messages } from '#ds-i18n';
import type { HeroPicture } from '#contract';
import { OfflineNotice } from '../../features/shell/OfflineNotice';
import type { SiteStores } from '../boot/compose';
import type { Brand } from '../brand/brand';
import { StaticRouter } from '../routes/router';
import { SiteContext } from '../routes/site';

export interface ServerRootProps {
  stores: SiteStores;
  brand: Brand;
  hero: HeroPicture | undefined;
  cache: EmotionCache;
  /** Path and query. */
  address: string;
  Pages: () => ReactNode;
}

const stay = (): void => undefined;
const nowhere = () => ({ key: '', go: stay });

/** The site as `Root` draws it, without what waits for a visitor: dialogs, start pages, links that are caught. */
export function ServerRoot({ stores, brand, hero, cache, address, Pages }: ServerRootProps) {
  const { locale, oddsFormat } = stores;
  return (
    <StyleProvider cache={cache}>
      <LocaleScope locale={locale.tag} messages={locale.messages as Messages} isRoot>
        <OddsFormatContext value={oddsFormat.format}>
          <StaticRouter location={address}>
            <SiteContext value={{ stores, brand, hero, navigate: stay, drawn: nowhere }}>
              <LinkRouter navigate={stay}>
                <div className="offline-note" data-nosnippet="">
                  <OfflineNotice />
                </div>
                <Pages />
              </LinkRouter>
            </SiteContext>
          </StaticRouter>
        </OddsFormatContext>
      </LocaleScope>
    </StyleProvider>
  );
}
