import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#ds/Icon';
import { Logo } from '#ds/Logo';
import { sessionMessages } from './messages';
import { aside, greeting, reasons } from './SessionDialog.styles';

/** What the dialogs show of the brand beside the form. */
export interface SessionBrand {
  name: string;
  /** Address of the brand's mark. */
  logo?: string;
  /** Address of the brand's picture. */
  art?: string;
}

export interface SessionAsideProps extends SessionBrand {
  /** Whether the visitor comes back or is new. */
  visitor: 'known' | 'new';
}

const points = [
  { icon: IconShieldCheck, message: sessionMessages.licensed },
  { icon: IconClock, message: sessionMessages.help },
  { icon: IconPlayerPause, message: sessionMessages.pause },
];

/** The brand's picture, greeting and three reasons to trust it. */
export function SessionAside({ name, logo, art, visitor }: SessionAsideProps) {
  const picture = art ? ({ '--_art': `url("${encodeURI(art)}")` } as CSSProperties) : undefined;
  return (
    <div css={aside} style={picture}>
      <Logo name={name} {...(logo !== undefined && { src: logo })} size="sm" />
      <div>
        <p css={greeting}>
          <FormattedMessage
            {...(visitor === 'known' ? sessionMessages.welcomeBack : sessionMessages.welcomeNew)}
          />
        </p>
        <ul css={reasons}>
          {points.map(({ icon, message }) => (
            <li key={message.id}>
              <Icon icon={icon} size={16} />
              <FormattedMessage {...message} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
