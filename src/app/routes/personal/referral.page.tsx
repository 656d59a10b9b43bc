import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { referralMessages as messages } from '../../../features/referral/messages';
import { ReferralScreen } from '../../../features/referral/ReferralScreen';
import type { SiteStores } from '../../boot/compose';
import { referralStore } from '../../stores/referralStore';
import { listState } from '../listState';
import { stateOf } from '../resourceState';
import { saveFile } from '../saveFile';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useOnReturn } from '../useOnReturn';
import { useStore } from '../useStore';

/** The member's invitation: the link leads to the register form of this site, with the member's code. */
export const ReferralPage = observer(function ReferralPage() {
  const { overview, friends } = useStore(referralStore);
  const { notice } = useNotice();
  const { formatMessage: say } = useIntl();
  const [hasShareFailed, setHasShareFailed] = useState(false);
  const isOffline = useIsOffline();
  useEffect(() => {
    void overview.ensure();
    void friends.show({});
  }, [overview, friends]);
  useOnReturn(() => void overview.refreshOnce());

  const code = overview.value?.code ?? '';
  const link = `${location.origin}/register?referralCode=${encodeURIComponent(code)}`;
  const share = async () => {
    setHasShareFailed(false);
    try {
      await navigator.share({ text: say(messages.shareText), url: link });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasShareFailed(true);
    }
  };
  return (
    <ReferralScreen
      state={stateOf(overview, isOffline)}
      overview={overview.value}
      link={link}
      onShare={'share' in navigator ? () => void share() : undefined}
      hasShareFailed={hasShareFailed}
      onSaveCode={(svg) =>
        saveFile({ name: `invitation-${code}.svg`, file: new Blob([svg], { type: 'image/svg+xml' }) })
      }
      failure={overview.failure && notice(overview.failure)}
      onRetry={() => void overview.refresh()}
      friendsState={listState(friends, isOffline)}
      friends={friends.rows}
      hasMore={friends.hasMore}
      isLoadingMore={friends.isComing}
      onLoadMore={() => void (friends.failure ? friends.retry() : friends.more())}
      friendsFailure={friends.failure && notice(friends.failure)}
      onRetryFriends={() => void friends.retry()}
    />
  );
});

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => {
  const { overview, friends } = pages.get(referralStore);
  void overview.ensure();
  void friends.show({});
};
