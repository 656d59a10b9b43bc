import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from './router';

interface RedirectProps {
  to: string;
  /** Called on the way. */
  onGo?: () => void;
}

/** Leads on to another page in place of this one. The router's own would weigh more. */
export function Redirect({ to, onGo }: RedirectProps) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => onGo?.());
  // The address belongs to the browser, not to what is drawn.
  useEffect(() => {
    go();
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
