import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useIntl } from 'react-intl';
import { EmptyState } from '#ds/EmptyState';
import { Icon } from '#ds/Icon';
import { Link } from '#ds/Link';
import { Notice } from '#ds/Notice';
import { Progress } from '#ds/Progress';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import type { NoticeContent } from '../notice';
import { humanMessages } from './human.messages';
import * as styles from './HumanVerification.styles';
import { SliderPuzzle, type SliderChallenge } from './SliderPuzzle';

export interface HumanVerificationProps {
  /**
   * `loading` the puzzle is on its way; `ready`; `checking` the answer is; `working` the device proves it by itself;
   * `passed`; `failed` no puzzle came.
   */
  status: 'loading' | 'ready' | 'checking' | 'working' | 'passed' | 'failed';
  /** The puzzle; kept while it is checked. */
  puzzle?: SliderChallenge | undefined;
  /** The last answer was wrong: this is the next puzzle. */
  isWrong?: boolean;
  /** Why no puzzle came, in words. */
  failure?: NoticeContent | undefined;
  /** @param x whole pixels of the picture from its left edge to that of the piece */
  onAnswer: (x: number) => void;
  /** Fetches another puzzle, or the first one again after a failure. */
  onRefresh: () => void;
  /** Lets the device prove it instead: the way for people who cannot see or drag. */
  onAlternative: () => void;
}

/** Asks for a small puzzle that a person finds easy. Source: security.md, human verification; WCAG 3.3.8. */
export function HumanVerification({
  status,
  puzzle,
  isWrong = false,
  failure,
  onAnswer,
  onRefresh,
  onAlternative,
}: HumanVerificationProps) {
  const { formatMessage: t } = useIntl();
  if (status === 'passed')
    return (
      <p css={styles.passed} role="status">
        <Icon icon={IconCircleCheck} size={24} />
        {t(humanMessages.passed)}
      </p>
    );
  if (status === 'working')
    return (
      <div css={styles.root} role="status">
        <p css={styles.text}>{t(humanMessages.working)}</p>
        <Progress label={t(humanMessages.workingLabel)} isLabelHidden />
      </div>
    );
  if (status === 'failed')
    return (
      <EmptyState
        isFailed
        size="sm"
        {...(failure && { title: failure.title, description: failure.text })}
        onRetry={onRefresh}
        action={
          <Link isStandalone onPress={onAlternative}>
            {t(humanMessages.alternative)}
          </Link>
        }
      />
    );
  return (
    <div css={styles.root}>
      {isWrong && status === 'ready' ? (
        <Notice tone="danger">{t(humanMessages.wrong)}</Notice>
      ) : (
        <p css={styles.text}>{t(humanMessages.text)}</p>
      )}
      {puzzle && status !== 'loading' ? (
        <SliderPuzzle
          key={puzzle.challenge}
          puzzle={puzzle}
          isChecking={status === 'checking'}
          onAnswer={onAnswer}
          onRefresh={onRefresh}
        />
      ) : (
        <SkeletonGroup>
          <div css={styles.waiting}>
            <Skeleton shape="fill" />
          </div>
        </SkeletonGroup>
      )}
      <Link isStandalone isDisabled={status === 'checking'} onPress={onAlternative}>
        {t(humanMessages.alternative)}
      </Link>
    </div>
  );
}
