import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog, Heading, ModalOverlay } from 'react-aria-components';
import { ModalPanel } from '#ds/Dialog';
import { HeadAround, HeadRows, headTitle } from '#patterns/PageHead';
import { CenterBack, CenterClose, CenterMenu } from './CenterBar';
import { CenterList } from './CenterList';
import { CenterNav, CenterRail } from './CenterNav';
import * as styles from './CenterOverlay.styles';
import type { CenterOverlayItem } from './items';

export interface CenterOverlayProps {
  /** Which centre it is, such as "My account"; names its navigation. */
  'aria-label': string;
  /** All pages that the person may see. */
  items: readonly CenterOverlayItem[];
  /** `id` of the page that is open; absent on the list of pages, which small screens have as a page of its own. */
  current?: string | undefined;
  /** Heading of the page; names the dialog. */
  title: ReactNode;
  /** Above the pages in the side navigation and the drawer: the person, the balance. */
  header?: ReactNode;
  /** The same where only drawings fit, usually an Avatar. */
  railHeader?: ReactNode;
  /** The page, whose PageHead fills the rows below the heading. On the list of pages: what stands above the list. */
  children?: ReactNode;
  /** Address of the list of pages; the way back on small screens. Needed where `narrow` is `list`. */
  listHref?: string;
  /** Leaves the centre: by the cross or by Escape. */
  onClose: () => void;
  /**
   * Where the side navigation does not fit: `list` makes the pages a page of their own with a way back to it; `rail`
   * keeps their drawings at the side and, on a phone, puts them in a drawer.
   * @default 'list'
   */
  narrow?: 'list' | 'rail';
}

/**
 * A centre over the whole site, such as the member's own: its pages at the side, one of them open, each with an address.
 * The site below neither scrolls nor takes focus until it is closed.
 */
export function CenterOverlay({
  'aria-label': label,
  items,
  current,
  title,
  header,
  railHeader,
  children,
  listHref,
  onClose,
  narrow = 'list',
}: CenterOverlayProps) {
  const main = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [head, setHead] = useState<HTMLElement | null>(null);
  const shown = useRef(current);
  // The overlay outlives its pages: the browser keeps the scroll position, and drops focus with the link that was
  // pressed on the page before.
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    main.current?.scrollTo(0, 0);
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.matches('[role="dialog"]'))
      heading.current?.focus();
  }, [current]);
  const isList = current === undefined && narrow === 'list';
  const navigation = { 'aria-label': label, items, current, header };
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      css={styles.root}
    >
      <ModalPanel css={styles.modal}>
        <Dialog
          css={styles.dialog}
          data-narrow={narrow}
          data-density={narrow === 'rail' ? 'compact' : undefined}
        >
          <CenterNav {...navigation} />
          {narrow === 'rail' && <CenterRail {...navigation} header={railHeader} />}
          <div ref={main} css={styles.main}>
            <HeadRows
              ref={setHead}
              isCenter
              heading={
                <Heading ref={heading} slot="title" level={1} tabIndex={-1} css={headTitle}>
                  {title}
                </Heading>
              }
              start={
                narrow === 'rail' ? (
                  <CenterMenu {...navigation} />
                ) : (
                  !isList && listHref !== undefined && <CenterBack href={listHref} />
                )
              }
              close={<CenterClose on={narrow === 'rail' || isList ? 'always' : 'tablet'} />}
            />
            <div key={current ?? ''} css={styles.body}>
              <HeadAround.Provider value={head}>{children}</HeadAround.Provider>
              {isList && <CenterList items={items} />}
            </div>
          </div>
        </Dialog>
      </ModalPanel>
    </ModalOverlay>
  );
}
