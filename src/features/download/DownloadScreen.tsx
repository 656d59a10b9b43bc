import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '#ds/Card';
import { CopyField } from '#ds/CopyField';
import { LinkButton } from '#ds/LinkButton';
import { QRCode } from '#ds/QRCode';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup } from '#ds/ToggleButtonGroup';
import { NoteBox } from '#patterns/NoteBox';
import { ContentPage } from '../ContentPage';
import * as styles from './DownloadScreen.styles';
import { downloadMessages as messages } from './messages';

/** An app, or the site itself on a home screen. */
export type AppKind = 'ios' | 'android' | 'lite';

export interface DownloadScreenProps {
  /** The apps that the brand has, with the address of each. */
  apps: readonly { kind: AppKind; url: string }[];
  /** The system that the visitor is on, as far as there is an app for it. */
  system: AppKind;
}

const texts = {
  ios: messages.iosText,
  android: messages.androidText,
  lite: messages.liteText,
} as const;
const steps = {
  ios: [messages.iosOne, messages.iosTwo, messages.iosThree],
  android: [messages.androidOne, messages.androidTwo, messages.androidThree, messages.androidFour],
  lite: [messages.liteOne, messages.liteTwo, messages.liteThree],
} as const;

/** Between sentences. */
const gap = ' ';

/** The apps with their codes, and how each is installed; the guide of the visitor's own system comes first. */
export function DownloadScreen({ apps, system }: DownloadScreenProps) {
  const { formatMessage: say } = useIntl();
  const [chosen, setChosen] = useState<AppKind>();
  const has = (kind: AppKind): boolean => apps.some((app) => app.kind === kind);
  const guide = chosen ?? (has(system) ? system : 'lite');
  return (
    <ContentPage title={say(messages.title)} intro={say(messages.intro)}>
      <div css={styles.page}>
        <ul css={styles.apps} role="list">
          {apps.map(({ kind, url }) => {
            const app = say(messages[kind]);
            return (
              <Card key={kind} elementType="li" isMarked={kind === guide}>
                <div css={styles.app}>
                  <QRCode value={url} size={160} label={say(messages.codeOf, { app })} />
                  <h2 css={styles.name}>{app}</h2>
                  <p css={styles.text}>{say(texts[kind])}</p>
                  <CopyField label={say(messages.link, { app })} value={url} />
                  {kind !== 'lite' && (
                    <LinkButton
                      href={url}
                      tone="neutral"
                      emphasis="soft"
                      aria-label={say(messages.openOf, { app })}
                    >
                      {say(messages.open)}
                    </LinkButton>
                  )}
                </div>
              </Card>
            );
          })}
        </ul>
        <section css={styles.guide}>
          <div css={styles.head}>
            <h2 css={styles.heading}>{say(messages.guide)}</h2>
            {apps.length > 1 && (
              <ToggleButtonGroup
                aria-label={say(messages.system)}
                selectedKeys={[guide]}
                disallowEmptySelection
                onSelectionChange={([next]) => setChosen(apps.find(({ kind }) => kind === next)?.kind)}
              >
                {apps.map(({ kind }) => (
                  <ToggleButton key={kind} id={kind}>
                    {say(messages[kind])}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            )}
          </div>
          <ol css={styles.steps}>
            {steps[guide].map((step) => (
              <li key={step.id} css={styles.step}>
                {say(step)}
              </li>
            ))}
          </ol>
        </section>
        <NoteBox>
          <b>{say(messages.real)}</b>
          {gap}
          {say(messages.realText)}
        </NoteBox>
      </div>
    </ContentPage>
  );
}
