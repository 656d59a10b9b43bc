import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef, type ReactNode } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { ModalPanel } from '#ds/Dialog';
import { Icon } from '#ds/Icon';
import { IconButton } from '#ds/IconButton';
import { useDs } from '#ds-i18n';
import { MarkKeeper } from './MarkKeeper';
import * as styles from './SearchOverlay.styles';

/** One thing that can be chosen. */
export interface SearchItem {
  /** Unique over all groups. */
  id: string;
  /** What it is called, for assistive technology. */
  textValue: string;
  /** How it is drawn, in a row of 56 px. */
  row: ReactNode;
}

/** Things of one kind, under a heading. */
export interface SearchItems {
  /** Unique among the groups. */
  id: string;
  /** The heading. */
  title: string;
  /** The best first. */
  items: readonly SearchItem[];
}

export interface SearchOverlayProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Told when the cross, the cover or Escape closes it; Escape empties a field that holds something first. */
  onClose: () => void;
  /** What can be searched; names the dialog and the field. */
  label: string;
  /** An example inside the empty field. */
  placeholder: string;
  /** What stands in the field. */
  query: string;
  /** Told with each key. */
  onQueryChange: (query: string) => void;
  /** What was found, or what to begin with. */
  groups: readonly SearchItems[];
  /** Told when one is pressed, or Enter is while it is marked. */
  onChoose: (id: string) => void;
  /** Between field and list: that nothing was found, or why. Announced as it changes. */
  status?: ReactNode;
  /** Answers to what was typed are still under way. @default false */
  isBusy?: boolean;
}

/**
 * A field over the page that finds things of several kinds while one types. The focus stays in the field; arrow keys go
 * over all that was found, and Enter chooses. 720 px wide at most, the whole page on phones.
 */
export function SearchOverlay({
  isOpen,
  onClose,
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  onChoose,
  status,
  isBusy = false,
}: SearchOverlayProps) {
  const ds = useDs();
  const list = useRef<HTMLDivElement>(null);
  // React Aria chooses what is marked by itself; letters that were there before the field mark nothing.
  const chooseFirst = (): void => {
    const first = groups[0]?.items[0];
    if (first && !list.current?.querySelector('[data-focused]')) onChoose(first.id);
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      css={styles.scrim}
    >
      <ModalPanel css={styles.panel}>
        <Dialog aria-label={label} css={styles.dialog}>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <div css={styles.bar}>
              <SearchField aria-label={label} autoFocus css={styles.field} onSubmit={chooseFirst}>
                <Icon icon={IconSearch} />
                <Input css={styles.input} dir="auto" maxLength={64} placeholder={placeholder} />
              </SearchField>
              <IconButton slot="close" icon={IconX} aria-label={ds('common.close')} />
              <span aria-hidden css={styles.busy} data-busy={isBusy || undefined} />
            </div>
            <div role="status" css={styles.status}>
              {status}
            </div>
            <ListBox
              ref={list}
              aria-label={label}
              items={groups}
              shouldFocusWrap
              css={styles.list}
              onAction={(id) => onChoose(String(id))}
            >
              {({ id, title, items }) => (
                <ListBoxSection id={id} css={styles.group}>
                  <Header css={styles.heading}>{title}</Header>
                  <Collection items={items}>
                    {(item) => (
                      <ListBoxItem id={item.id} textValue={item.textValue} css={styles.item}>
                        {item.row}
                      </ListBoxItem>
                    )}
                  </Collection>
                </ListBoxSection>
              )}
            </ListBox>
            <MarkKeeper of={groups} />
          </Autocomplete>
        </Dialog>
      </ModalPanel>
    </ModalOverlay>
  );
}
