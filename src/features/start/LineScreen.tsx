import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconRouteOff from '@tabler/icons-react/dist/esm/icons/IconRouteOff.mjs';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { EmptyState } from '#ds/EmptyState';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import type { NoticeContent } from '../notice';
import { lineMessages as messages } from './line.messages';
import { LineRow, type Line } from './LineRow';
import * as styles from './LineScreen.styles';
import { StatusPage, type StartBrand } from './StatusPage';

export interface LineScreenProps {
  brand: StartBrand;
  /** The site's addresses in the platform's order; undefined until it has sent them. */
  lines?: readonly Line[] | undefined;
  /** The addresses could not be loaded. */
  failure?: NoticeContent | undefined;
  /** Measures every line again. */
  onMeasure: () => void;
  /** The choice of language. */
  language?: ReactNode;
}

/** Shows how fast each address of the site answers this visitor, and leads to any of them. Source: features A7. */
export function LineScreen({ brand, lines, failure, onMeasure, language }: LineScreenProps) {
  const { formatMessage: t } = useIntl();
  const speeds = (lines ?? []).flatMap(({ speed }) => (typeof speed === 'number' ? [speed] : []));
  const best = Math.min(...speeds);
  const isMeasuring = lines?.some(({ speed }) => speed === 'measuring') ?? false;
  return (
    <StatusPage brand={brand} end={language}>
      <div css={styles.root}>
        <div css={styles.head}>
          <h1 css={styles.title}>{t(messages.title)}</h1>
          <p css={styles.text}>
            <FormattedMessage {...messages.text} />
          </p>
        </div>
        {failure ? (
          <EmptyState
            isFailed
            size="sm"
            title={failure.title}
            description={failure.text}
            {...(failure.action && { onRetry: failure.action.onPress })}
          />
        ) : !lines ? (
          <SkeletonGroup>
            <div css={styles.list}>
              {[0, 1, 2, 3].map((row) => (
                <Skeleton key={row} shape="block" blockSize="76px" />
              ))}
            </div>
          </SkeletonGroup>
        ) : lines.length === 0 ? (
          <EmptyState
            icon={IconRouteOff}
            title={t(messages.emptyTitle)}
            description={t(messages.emptyText)}
          />
        ) : (
          <ul css={styles.list} aria-label={t(messages.list)}>
            {lines.map((line) => (
              <LineRow
                key={line.domain}
                line={line}
                isFastest={!isMeasuring && lines.length > 1 && line.speed === best}
              />
            ))}
          </ul>
        )}
        {lines && lines.length > 0 && (
          <Button
            tone="neutral"
            emphasis="outline"
            icon={IconRefresh}
            isPending={isMeasuring}
            pendingLabel={t(messages.measuring)}
            onPress={onMeasure}
          >
            {t(messages.again)}
          </Button>
        )}
      </div>
    </StatusPage>
  );
}
