import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconDeviceMobileDown from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileDown.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconSquareRoundedPlus from '@tabler/icons-react/dist/esm/icons/IconSquareRoundedPlus.mjs';
import IconToggleRight from '@tabler/icons-react/dist/esm/icons/IconToggleRight.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CopyField } from '#ds/CopyField';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { LinkButton } from '#ds/LinkButton';
import { Notice } from '#ds/Notice';
import { QRCode } from '#ds/QRCode';
import { Stack } from '#ds/Stack';
import { useMedia } from '#theme/useMedia';
import { Text } from '#ds/Text';
import { ChoiceButtons } from '../ChoiceButtons';
import { ContentPage } from '../ContentPage';
import { Device, type DeviceProps } from './Device';
import * as styles from './DownloadScreen.styles';
import { InstallEntry, type InstallState } from './InstallEntry';
import { InstallStep } from './InstallStep';
import { downloadMessages as messages } from './messages';

/** An app, or the site itself on a home screen. */
export type AppKind = 'ios' | 'android' | 'lite';

export interface DownloadScreenProps {
  /** The apps that the brand has, with the address of each, and its code where the platform has a picture of it. */
  apps: readonly { kind: AppKind; url: string; codeSrc?: string | undefined }[];
  /** The system that the visitor is on, as far as there is an app for it. */
  system: AppKind;
  /** Whether this browser can put the site on the device: asked by the button, or only in the ways that it says. */
  install?: InstallState;
  /** Asks for it, where `install` is `offered`. */
  onInstall?: (() => void) | undefined;
  /** What the phone beside the codes shows; no phone without it. */
  device?: DeviceProps | undefined;
}

const texts = {
  ios: messages.iosText,
  android: messages.androidText,
  lite: messages.liteText,
} as const;
const steps = {
  ios: [
    { icon: IconDownload, text: messages.iosOne },
    { icon: IconShieldCheck, text: messages.iosTwo },
    { icon: IconLogin2, text: messages.iosThree },
  ],
  android: [
    { icon: IconDownload, text: messages.androidOne },
    { icon: IconToggleRight, text: messages.androidTwo },
    { icon: IconDeviceMobileDown, text: messages.androidThree },
    { icon: IconCircleCheck, text: messages.androidFour },
  ],
  lite: [
    { icon: IconWorld, text: messages.liteOne },
    { icon: IconShare2, text: messages.liteTwo },
    { icon: IconSquareRoundedPlus, text: messages.liteThree },
  ],
} as const;

/** Between sentences. */
const gap = ' ';

/** The apps with their codes, and how each is installed; the guide of the visitor's own system comes first. */
export function DownloadScreen({ apps, system, install = 'byHand', onInstall, device }: DownloadScreenProps) {
  const { formatMessage: t } = useIntl();
  const [chosen, setChosen] = useState<AppKind>();
  const has = (kind: AppKind): boolean => apps.some((app) => app.kind === kind);
  const own = has(system) ? system : 'lite';
  const guide = chosen ?? own;
  const isWide = useMedia('desktop');
  // On a phone the app for it comes first.
  const listed = isWide ? apps : apps.toSorted((a, b) => Number(b.kind === own) - Number(a.kind === own));
  return (
    <ContentPage>
      <Stack gap={10}>
        <div css={styles.top}>
          <div css={styles.words}>
            <h1 css={styles.title}>{t(messages.title)}</h1>
            <p css={styles.intro}>{t(messages.intro)}</p>
            <ul css={styles.apps} role="list">
              {listed.map(({ kind, url, codeSrc }) => {
                const app = t(messages[kind]);
                return (
                  <li key={kind} css={styles.app}>
                    <QRCode value={url} src={codeSrc} label={t(messages.codeOf, { app })} />
                    <Heading size="lg">{app}</Heading>
                    <Text>{t(texts[kind])}</Text>
                    <CopyField label={t(messages.link, { app })} value={url} />
                    {kind === 'lite' && <InstallEntry state={install} onInstall={onInstall} />}
                    {kind !== 'lite' && (
                      <LinkButton
                        href={url}
                        tone={kind === own ? 'accent' : 'neutral'}
                        emphasis={kind === own ? 'solid' : 'soft'}
                        aria-label={t(messages.openOf, { app })}
                      >
                        {t(messages.open)}
                      </LinkButton>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
          {device && <Device {...device} />}
        </div>
        <Stack elementType="section" gap={4}>
          <Inline gap={3} justify="between">
            <Heading size="xl" face="display">
              {t(messages.guide)}
            </Heading>
            {apps.length > 1 && (
              <ChoiceButtons
                aria-label={t(messages.system)}
                value={guide}
                onChange={setChosen}
                options={apps.map(({ kind }) => ({ id: kind, label: t(messages[kind]) }))}
              />
            )}
          </Inline>
          <ol css={styles.steps}>
            {steps[guide].map(({ icon, text }) => (
              <InstallStep key={text.id} icon={icon} text={t(text)} />
            ))}
          </ol>
        </Stack>
        <Notice tone="neutral" icon={IconShieldCheck}>
          <b>{t(messages.real)}</b>
          {gap}
          {t(messages.realText)}
        </Notice>
      </Stack>
    </ContentPage>
  );
}
