import { useIntl } from 'react-intl';
import { Progress } from '#ds/Progress';
import { passwordMessages } from './password.messages';
import { passwordStrength } from './passwordStrength';
import { meter, quiet } from './SessionDialog.styles';

export interface PasswordMeterProps {
  /** As typed; nothing is shown for an empty one. */
  password: string;
  /** Words that an attacker knows, such as the username and the brand. */
  known?: readonly string[];
}

const words = [
  passwordMessages.strength0,
  passwordMessages.strength1,
  passwordMessages.strength2,
  passwordMessages.strength3,
  passwordMessages.strength4,
] as const;
const tones = ['danger', 'danger', 'warning', 'success', 'success'] as const;

/** How hard the password is to guess: guidance, never a refusal. */
export function PasswordMeter({ password, known = [] }: PasswordMeterProps) {
  const { formatMessage: t } = useIntl();
  if (password === '') return null;
  const strength = passwordStrength(password, known);
  return (
    <div css={meter}>
      <Progress
        label={t(passwordMessages.strength)}
        value={strength + 1}
        maxValue={5}
        valueLabel={t(words[strength])}
        tone={tones[strength]}
      />
      {strength < 2 && <span css={quiet}>{t(passwordMessages.tip)}</span>}
    </div>
  );
}
