import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Inline } from '#ds/Inline';
import { Notice } from '#ds/Notice';
import { Select, SelectItem } from '#ds/Select';
import { contractMessages as messages } from './messages';
import type { OfferDraft } from './termsForm';

export interface OfferReceiverProps {
  /** Agents directly below. */
  downlines: readonly { id: string; account: string }[];
  /** Who is chosen, by id. */
  to: string | undefined;
  /** What was written to somebody earlier, and neither sent nor discarded. */
  draftOf: (to: string) => OfferDraft | undefined;
  /** Whether something is written now, which another offer would take the place of. */
  isWritten: boolean;
  /** Sends what is written to somebody else. */
  onChoose: (to: string | undefined) => void;
  /** Goes on with what was written earlier. */
  onResume: (draft: OfferDraft) => void;
}

/** Who gets the offer. Where two offers to the same downline would meet, it asks which of them goes on. */
export function OfferReceiver({ downlines, to, draftOf, isWritten, onChoose, onResume }: OfferReceiverProps) {
  const { formatMessage: t } = useIntl();
  const field = useRef<HTMLDivElement>(null);
  /** What was written earlier to whom was just chosen, until it is answered. */
  const [earlier, setEarlier] = useState<OfferDraft>();
  const choose = (id: string | undefined): void => {
    const found = id === undefined || id === to ? undefined : draftOf(id);
    setEarlier(found && isWritten ? found : undefined);
    if (!found) onChoose(id);
    else if (!isWritten) onResume(found);
  };
  const answer = (act: () => void): void => {
    act();
    setEarlier(undefined);
    // The button that was pressed is gone.
    field.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div ref={field}>
        <Select
          label={t(messages.offerTo)}
          selectedKey={to ?? null}
          onSelectionChange={(key) => choose(key === null ? undefined : String(key))}
        >
          {downlines.map(({ id, account }) => (
            <SelectItem key={id} id={id}>
              {account}
            </SelectItem>
          ))}
        </Select>
      </div>
      <div role="status">
        {earlier && (
          <Notice
            tone="warning"
            title={t(messages.hasDraft, {
              account: downlines.find(({ id }) => id === earlier.to)?.account ?? '',
            })}
          >
            <Inline gap={2}>
              <Button size="sm" onPress={() => answer(() => onResume(earlier))}>
                {t(messages.openDraft)}
              </Button>
              <Button size="sm" tone="neutral" onPress={() => answer(() => onChoose(earlier.to))}>
                {t(messages.replaceDraft)}
              </Button>
            </Inline>
          </Notice>
        )}
      </div>
    </>
  );
}
