import { useState } from 'react';
import { useLocation } from '../router';

/** Whether the drawer of phones is open: one for the header and the tab bar, which both open it. */
export interface DrawerState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The drawer's state, which a change of page closes. */
export function useDrawer(): DrawerState {
  const { pathname } = useLocation();
  const [isOpen, onOpenChange] = useState(false);
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    onOpenChange(false);
  }
  return { isOpen, onOpenChange };
}
