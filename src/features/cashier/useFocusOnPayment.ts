import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads whoever goes on from the form to the payment: what was pressed is gone, and the payment's heading, which is read
 * out, takes the keyboard in its place.
 *
 * @param isForm whether the form is shown
 * @param isPayment whether a payment is shown; neither is while one is fetched
 * @returns a ref for the element around both
 */
export function useFocusOnPayment(isForm: boolean, isPayment: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasForm = useRef(false);
  // The focus is the browser's.
  useEffect(() => {
    if (isForm) wasForm.current = true;
    if (!isPayment || !wasForm.current) return;
    wasForm.current = false;
    const heading = place.current?.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [isForm, isPayment]);
  return place;
}
