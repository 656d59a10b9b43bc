import { useIntl } from 'react-intl';
import { Dialog } from '#ds/Dialog';
import { Link } from '#ds/Link';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import * as styles from './Betting.styles';
import { hasWindow, inWindowOf } from './lotteryWindow';
import { vendorGameMessages as messages } from './vendorGame.messages';

/** One game of a vendor's list. */
export interface VendorGame {
  id: string;
  name: string;
  href: string;
  /** The house that runs it. */
  vassalage?: string | undefined;
}

export interface VendorGamesDialogProps {
  vendor: string;
  /** Undefined while they are fetched. */
  games: readonly VendorGame[] | undefined;
  onClose: () => void;
}

/** The games of a vendor that is a list of games, to choose one of. */
export function VendorGamesDialog({ vendor, games, onClose }: VendorGamesDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t(messages.title, { vendor })}>
      {games === undefined ? (
        <Skeleton shape="block" blockSize="8rem" />
      ) : games.length === 0 ? (
        <Text>{t(messages.empty)}</Text>
      ) : (
        <Stack gap={3}>
          {hasWindow(games[0]?.vassalage) && <Text>{t(messages.window)}</Text>}
          <Stack elementType="ul">
            {games.map((game) => (
              <li key={game.id} css={styles.line}>
                <Link isStandalone href={game.href} {...inWindowOf(game.vassalage)}>
                  {game.name}
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}
