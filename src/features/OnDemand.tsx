import { createContext, use, useState, type ReactNode, type Ref } from 'react';

/** What a control needs to stand in for the one that opens a menu or a list. */
export interface TriggerProps {
  onPress?: () => void;
  /** Pointer or focus has reached it: a good moment to fetch what it opens. */
  onHoverStart?: () => void;
  onFocus?: () => void;
  /** Whether the code of what it opens is being fetched. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** How whoever shows the site's notices says that what somebody pressed for could not be fetched. */
export const FetchFailureContext = createContext<((error: unknown) => void) | undefined>(undefined);

/** Milliseconds after which waiting is worth a word: what comes at once changes nothing about its button. */
const patience = 300;

export interface OnDemandProps<Module> {
  /** Fetches the code of what it opens, early as well. */
  load: () => Promise<Module>;
  /** Draws the closed control, with what it needs to open. */
  closed: (trigger: TriggerProps) => ReactNode;
  /** Draws the same control with what it opens; it opens at once. */
  children: (module: Module) => ReactNode;
}

/**
 * A menu or a list whose code is fetched when somebody first wants it: until then only its button is on the page. The button
 * stays where the code does not come, and the site says so; where it shows no notices, the region around is told.
 */
export function OnDemand<Module>({ load, closed, children }: OnDemandProps<Module>) {
  const fail = use(FetchFailureContext);
  const [isPending, setPending] = useState(false);
  const [found, setFound] = useState<{ module: Module }>();
  const [fault, setFault] = useState<{ error: unknown }>();
  if (fault) throw fault.error;
  if (found) return children(found.module);
  const fetchEarly = (): void => void load().catch(() => undefined);
  const open = async (): Promise<void> => {
    const isLong = setTimeout(() => setPending(true), patience);
    try {
      setFound({ module: await load() });
    } catch (error) {
      if (fail) fail(error);
      else setFault({ error });
    } finally {
      clearTimeout(isLong);
      setPending(false);
    }
  };
  return closed({ isPending, onPress: () => void open(), onHoverStart: fetchEarly, onFocus: fetchEarly });
}
