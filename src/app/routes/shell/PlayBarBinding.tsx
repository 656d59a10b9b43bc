import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Link } from '#ds/Link';
import { Stack } from '#ds/Stack';
import { saferMessages } from '#features/saferPlay/messages.ts';
import { PlayTime } from '#features/PlayTime.tsx';
import { SinceLoginSums } from '#features/SinceLoginSums.tsx';
import { ThinBar } from '#features/ThinBar.tsx';
import { lazyPage } from '../lazyPage';
import { useSite } from '../site';
import { useSinceLogin } from '../useSinceLogin';

export interface PlayBarProps {
  /** `bar`: all of it above a wide page. `time`: the line in the bar of a phone. `menu`: the net position and the ways to stop, in its menu. */
  part: 'bar' | 'time' | 'menu';
}

const Binding = observer(function PlayBarBinding({ part }: PlayBarProps) {
  const { formatMessage: t } = useIntl();
  const play = useSinceLogin();
  if (part === 'bar') return <ThinBar {...play} />;
  if (part === 'time') return <PlayTime loggedInAt={play.loggedInAt} />;
  if (!play.sums && !play.links) return null;
  return (
    <Stack gap={2}>
      {play.sums && (
        <>
          <Heading level={2} size="sm">
            {t(saferMessages.sinceLogin)}
          </Heading>
          <SinceLoginSums sums={play.sums} />
        </>
      )}
      {play.links && (
        <Inline gap={5}>
          <Link isStandalone href={play.links.limits}>
            {t(saferMessages.limits)}
          </Link>
          <Link isStandalone href={play.links.break}>
            {t(saferMessages.break)}
          </Link>
        </Inline>
      )}
    </Stack>
  );
});

/** The time and the cost since log-in on their store, wherever a page shows them: with their words. */
export function PlayBar(props: PlayBarProps) {
  const { stores } = useSite();
  const [{ Component: Bar }] = useState(() =>
    lazyPage<PlayBarProps>({ areas: ['safer'], load: async () => Binding }, stores),
  );
  return <Bar {...props} />;
}
