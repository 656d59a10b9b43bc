import { categoryPaths } from './categoryPaths';
import { useNavigate } from './router';
import { useSite } from './site';
import { useOneEntry } from './useOneEntry';

/**
 * The way out of a game: back to where the visitor came from, or, when the game was opened by its address, to the lobby of
 * its vendor's category.
 * @param own the lobby, where it does not follow from the vendor
 */
export function useWayBack(vassalage: string, own?: string): () => void {
  const { lobby } = useSite().stores;
  const navigate = useNavigate();
  const goBack = useOneEntry();
  return () => {
    // The router numbers the entries of this tab's history that are pages of the site.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    if (idx > 0) {
      goBack();
      return;
    }
    const known = [...lobby.categories].find(([, vendors]) =>
      vendors.some((card) => card.vassalage === vassalage),
    );
    void navigate(own ?? categoryPaths.find(({ id }) => id === known?.[0])?.path ?? '/rng');
  };
}
