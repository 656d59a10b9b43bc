import { useIntl } from 'react-intl';
import type { TimelineProps } from '#patterns/Timeline';
import { labelMessages } from '../label.messages';
import { withdrawMessages as messages } from './withdraw.messages';

/** Words for the states of steps, for those who do not see the drawings. */
export function useTimelineLabels(): TimelineProps['labels'] {
  const { formatMessage: t } = useIntl();
  return {
    done: t(labelMessages.stepDone),
    now: t(labelMessages.stepNow),
    todo: t(messages.todo),
    failed: t(messages.stopped),
  };
}
