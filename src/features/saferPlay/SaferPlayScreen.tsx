import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BreakLength, PlayLimit, PlayLimitKind, RealityCheckMinutes, SaferPlayStatus } from '#contract';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Tab, TabList, TabPanel, Tabs } from '#ds/Tabs';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { BreakPane } from './BreakPane';
import { ExclusionDialog, type ExclusionDialogProps } from './ExclusionDialog';
import { LimitDialog, type WantedLimit } from './LimitDialog';
import { LimitsPane } from './LimitsPane';
import { saferMessages as messages } from './messages';
import { StatementPane, type StatementPaneProps } from './StatementPane';

export const saferParts = ['limits', 'break', 'statement'] as const;
export type SaferPart = (typeof saferParts)[number];

export interface SaferPlayScreenProps {
  part: SaferPart;
  onPartChange: (part: SaferPart) => void;
  /** Limits and breaks. */
  status: Async<SaferPlayStatus>;
  /** The platform's time, epoch milliseconds. */
  now: number;
  /** Sends a limit; true once it is set, which closes its dialog. */
  onSetLimit: (limit: WantedLimit) => Promise<boolean>;
  onAnswer: (limit: PlayLimit, isConfirmed: boolean) => void;
  onCheckChange: (minutes: RealityCheckMinutes) => void;
  onBreak: (length: BreakLength) => void;
  onReopen: () => void;
  /** The form of an exclusion; the page opens and closes its dialog. */
  exclusion: ExclusionDialogProps & { isOpen: boolean; onOpen: () => void };
  isPending: boolean;
  /** Why the last change was not carried out. */
  writeFailure?: NoticeContent | undefined;
  statement: Omit<StatementPaneProps, 'onLimits' | 'onBreak'>;
}

/** Limits, breaks and what play costs. */
export function SaferPlayScreen(props: SaferPlayScreenProps) {
  const { part, onPartChange, now, isPending, writeFailure, exclusion } = props;
  const { failure, value: status } = props.status;
  const { formatMessage: t } = useIntl();
  const [edited, setEdited] = useState<{ kind: PlayLimitKind; limit?: PlayLimit | undefined }>();
  const { isOpen: isExcluding, onOpen: onExclude, ...exclusionProps } = exclusion;
  const section = (children: (status: SaferPlayStatus) => React.ReactNode) => (
    <AsyncSection
      // That limits hold is said whatever failed.
      of={{ ...props.status, failure: failure && { title: failure.title } }}
      skeleton={<Skeleton shape="block" blockSize="20rem" />}
      failure={{
        title: t(messages.failedTitle),
        description: t(messages.failedText),
      }}
    >
      {status && children(status)}
    </AsyncSection>
  );
  return (
    <Stack gap={5}>
      {!edited && <WordedNotice notice={writeFailure} />}
      <Tabs selectedKey={part} onSelectionChange={onPartChange}>
        <TabList aria-label={t(messages.parts)}>
          {saferParts.map((each) => (
            <Tab key={each} id={each}>
              {t(messages[each])}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="limits" hasTabStop>
          {section((ready) => (
            <LimitsPane
              status={ready}
              now={now}
              onEdit={(kind, limit) => setEdited({ kind, limit })}
              onAnswer={props.onAnswer}
              onCheckChange={props.onCheckChange}
              onBreak={() => onPartChange('break')}
              onExclude={onExclude}
              onReopen={props.onReopen}
              isPending={isPending}
            />
          ))}
        </TabPanel>
        <TabPanel id="break">
          {section((ready) => (
            <BreakPane
              status={ready}
              now={now}
              onBreak={props.onBreak}
              onExclude={onExclude}
              onReopen={props.onReopen}
              isPending={isPending}
            />
          ))}
        </TabPanel>
        <TabPanel id="statement" hasTabStop>
          <Stack gap={5}>
            <StatementPane
              {...props.statement}
              onLimits={() => onPartChange('limits')}
              onBreak={() => onPartChange('break')}
            />
          </Stack>
        </TabPanel>
      </Tabs>
      {edited && status && (
        <LimitDialog
          {...edited}
          status={status}
          now={now}
          onClose={() => setEdited(undefined)}
          onSubmit={(limit) =>
            void props.onSetLimit(limit).then((isDone) => {
              if (isDone) setEdited(undefined);
            })
          }
          isPending={isPending}
          notice={writeFailure}
        />
      )}
      {isExcluding && <ExclusionDialog {...exclusionProps} />}
    </Stack>
  );
}
