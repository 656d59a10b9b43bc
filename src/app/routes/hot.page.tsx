import { ListHall } from './ListHall';
import { useSite } from './site';

/** The games that most people play, of every type. */
export function HotPage() {
  return <ListHall kind="HOT" games={useSite().stores.lobby.hot} />;
}
