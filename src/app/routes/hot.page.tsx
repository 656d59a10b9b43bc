import { observer } from 'mobx-react-lite';
import { HotVendors } from '../../features/slots/HotVendors';
import { categoryPaths } from './categoryPaths';
import { ListHall } from './ListHall';
import { useSite } from './site';

/** The games that most people play, of every type, below the vendors that most people play. */
export const HotPage = observer(function HotPage() {
  const { lobby } = useSite().stores;
  const vendors = categoryPaths.flatMap(({ id, path }) =>
    (lobby.categories.get(id) ?? [])
      .filter(({ isHot }) => isHot === 1)
      .map(({ name, vassalage }) => ({ name, href: `${path}?page=${vassalage}` })),
  );
  return <ListHall kind="HOT" games={lobby.hot} lead={<HotVendors vendors={vendors} />} />;
});
