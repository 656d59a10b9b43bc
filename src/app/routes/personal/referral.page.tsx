import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { referralMessages as messages } from '#features/referral/messages.ts';
import { ReferralScreen } from '#features/referral/ReferralScreen.tsx';
import type { SiteStores } from '../../boot/compose';
import { referralStore } from '../../stores/referralStore';
import { saveFile } from '../saveFile';
import { useList } from '../useList';
import { useQuery } from '../useQuery';
import { useStore } from '../useStore';

/** The member's invitation: the link leads to the register form of this site, with the member's code. */
export const ReferralPage = observer(function ReferralPage() {
  const store = useStore(referralStore);
  const overview = useQuery(store.overview, { refetchOnReturn: true });
  const { formatMessage: t } = useIntl();
  const [hasShareFailed, setHasShareFailed] = useState(false);
  const code = overview.value?.code ?? '';
  const link = `${location.origin}/register?referralCode=${encodeURIComponent(code)}`;
  const share = async () => {
    setHasShareFailed(false);
    try {
      await navigator.share({ text: t(messages.shareText), url: link });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasShareFailed(true);
    }
  };
  return (
    <ReferralScreen
      overview={overview}
      link={link}
      onShare={'share' in navigator ? () => void share() : undefined}
      hasShareFailed={hasShareFailed}
      onSaveCode={(svg) =>
        saveFile({ name: `invitation-${code}.svg`, file: new Blob([svg], { type: 'image/svg+xml' }) })
      }
      friends={useList(store.friends, {})}
    />
  );
});

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => {
  const { overview, friends } = pages.get(referralStore);
  void overview.ensure();
  void friends.setPage({});
};
