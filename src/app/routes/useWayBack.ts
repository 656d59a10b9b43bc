import { categoryPaths } from './categoryPaths';
import { useNavigate } from './router';
import { useSite } from './site';

/**
 * The way out of a game: back to where the visitor came from, or, when the game was opened by its address, to the lobby of
 * its vendor's category.
 */
export function useWayBack(vassalage: string): () => void {
  const { lobby } = useSite().stores;
  const navigate = useNavigate();
  return () => {
    // The router numbers the entries of this tab's history that are pages of the site.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    if (idx > 0) {
      void navigate(-1);
      return;
    }
    const own = [...lobby.categories].find(([, vendors]) =>
      vendors.some((card) => card.vassalage === vassalage),
    );
    void navigate(categoryPaths.find(({ id }) => id === own?.[0])?.path ?? '/rng');
  };
}
