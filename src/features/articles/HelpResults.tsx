import { useIntl } from 'react-intl';
import { Heading } from '#ds/Heading';
import { Link } from '#ds/Link';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import type { HelpHref } from './helpHref';
import * as styles from './HelpScreen.styles';
import { helpMessages as messages } from './help.messages';

/** A piece of a text, and whether it is what was searched for. */
interface Piece {
  text: string;
  isFound: boolean;
}

/** An article that was found. */
export interface HelpResult {
  id: string;
  title: readonly Piece[];
  lead: readonly Piece[];
  /** Title of its topic. */
  topic: string;
  /** Attributes of its words where they are in another language than the page. */
  lang?: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
}

export interface HelpResultsProps {
  query: string;
  /** The best first. */
  results: readonly HelpResult[];
  /** Topics to offer when nothing is found. */
  nearest: readonly { id: string; title: string }[];
  hrefOf: HelpHref;
}

/** What a search in the help centre found. */
export function HelpResults({ query, results, nearest, hrefOf }: HelpResultsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack elementType="section" gap={5}>
      <div role="status">
        <Heading size="lg" face="display">
          {results.length > 0
            ? t(messages.results, { count: results.length })
            : t(messages.none, { query: query.trim() })}
        </Heading>
      </div>
      {results.length === 0 && (
        <>
          <Text size="md" wrap="pretty">
            {t(messages.noneText)}
          </Text>
          <ul css={styles.chips}>
            {nearest.map(({ id, title }) => (
              <li key={id}>
                <Link isStandalone href={hrefOf({ topic: id })}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Stack elementType="ul">
        {results.map(({ id, title, lead, topic, lang }) => (
          <li key={id} css={styles.result}>
            <a css={styles.resultLink} href={hrefOf({ article: id })} {...lang}>
              <Pieces pieces={title} />
            </a>
            <Text size="md" wrap="pretty" {...lang}>
              <Pieces pieces={lead} />
            </Text>
            <Text tone="muted">{topic}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, place) =>
    isFound ? (
      <mark key={place} css={styles.found}>
        {text}
      </mark>
    ) : (
      <span key={place}>{text}</span>
    ),
  );
}
