import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useIntl } from 'react-intl';
import { Checkbox } from '#ds/Checkbox';
import { IconButton } from '#ds/IconButton';
import { Skeleton } from '#ds/Skeleton';
import { TextField } from '#ds/TextField';
import type { FieldProps } from '#patterns/useForm';
import { sessionMessages } from './messages';
import { captcha, captchaGroup as group, picture } from './SessionDialog.styles';
import { useThrottled } from '../useThrottled';

/** The picture to read, as the platform sent it. */
export interface Captcha {
  /** A base64 png; undefined while it loads and after it failed. */
  image?: string | undefined;
  isLoading: boolean;
  onRefresh: () => void;
  /** No letters are asked for: the device proves, when the form is sent, that no bot sends it. @default false */
  isWithoutPicture?: boolean;
  /** The way for people who cannot read the picture; absent where the platform has none. */
  onWithoutPictureChange?: ((isWithoutPicture: boolean) => void) | undefined;
}

export type CaptchaFieldProps = Captcha & FieldProps<string>;

/** Milliseconds between two pictures. Source: spec section 9, captcha refresh. */
const throttle = 1000;

/** Asks for the letters of a picture, or for none. Another picture comes at most once a second. Source: WCAG 3.3.8. */
export function CaptchaField({
  image,
  isLoading,
  onRefresh,
  isWithoutPicture = false,
  onWithoutPictureChange,
  ...field
}: CaptchaFieldProps) {
  const { formatMessage: t } = useIntl();
  const refresh = useThrottled(onRefresh, throttle);
  return (
    <div css={group}>
      {!isWithoutPicture && (
        <div css={captcha}>
          <TextField
            {...field}
            label={t(sessionMessages.captcha)}
            autoComplete="off"
            maxLength={16}
            isRequired
          />
          <div css={picture}>
            {image ? (
              <img src={`data:image/png;base64,${image}`} alt={t(sessionMessages.captchaImage)} />
            ) : isLoading ? (
              <Skeleton shape="fill" />
            ) : (
              t(sessionMessages.captchaFailed)
            )}
          </div>
          <IconButton
            icon={IconRefresh}
            aria-label={t(sessionMessages.captchaRefresh)}
            onPress={() => refresh()}
          />
        </div>
      )}
      {onWithoutPictureChange && (
        <Checkbox
          isSelected={isWithoutPicture}
          onChange={(next) => {
            // Letters that were typed belong to no form without them.
            field.onChange('');
            onWithoutPictureChange(next);
          }}
        >
          {t(sessionMessages.captchaWithout)}
        </Checkbox>
      )}
    </div>
  );
}
