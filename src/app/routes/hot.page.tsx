import { observer } from 'mobx-react-lite';
import { hotHall } from '../../features/slots/looks/HallRanking';
import { HotVendors } from '../../features/slots/HotVendors';
import { hotStore } from '../stores/hotStore';
import { ListHall } from './ListHall';
import { useSearchParams } from './router';
import { useSite } from './site';
import { useStore } from './useStore';

const all = '/hotgame';
const addressOf = (vassalage: string): string => `${all}?page=${encodeURIComponent(vassalage)}`;

/** The games that most people play, of every type; of one hot vendor when `page` of the address names it. */
export const HotPage = observer(function HotPage() {
  const { lobby } = useSite().stores;
  const store = useStore(hotStore);
  const [params] = useSearchParams();
  const hot = new Map(
    [...lobby.categories.values()]
      .flat()
      .filter(({ isHot }) => isHot === 1)
      .map(({ vassalage, name }) => [vassalage, name]),
  );
  const page = params.get('page') ?? '';
  const isVendor = hot.has(page);
  return (
    <ListHall
      key={isVendor ? page : all}
      kind="HOT"
      look={hotHall}
      games={isVendor ? store.of(page) : lobby.hot}
      lead={
        <HotVendors
          vendors={[...hot].map(([vassalage, name]) => ({ name, href: addressOf(vassalage) }))}
          allHref={all}
          currentHref={isVendor ? addressOf(page) : all}
        />
      }
    />
  );
});
