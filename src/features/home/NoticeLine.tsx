import { memo } from 'react';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { useIntl } from 'react-intl';
import { Icon } from '#ds/Icon';
import { Link } from '#ds/Link';
import { Marquee } from '#ds/Marquee';
import type { HomeScreenProps } from './home';
import { homeMessages } from './messages';
import { all, item, root } from './NoticeLine.styles';

/** The running line of notices. It keeps its place while it is empty, so that nothing below moves when they come. */
export const NoticeLine = memo(function NoticeLine({ notices }: Pick<HomeScreenProps, 'notices'>) {
  const { formatMessage: t } = useIntl();
  return (
    <div css={root}>
      <Icon icon={IconSpeakerphone} size={18} isDirectional />
      <Marquee aria-label={t(homeMessages.notices)}>
        {notices.map(({ id, title }) => (
          <a key={id} css={item} href={`/noticePage#${id}`}>
            {title}
          </a>
        ))}
      </Marquee>
      <Link href="/noticePage" isStandalone icon={IconChevronRight}>
        <span css={all}>{t(homeMessages.allNotices)}</span>
      </Link>
    </div>
  );
});
