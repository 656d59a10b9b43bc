import { useSignIn } from './useSignIn';

/** The captcha as forms take it. Read it in an observer. */
export function useCaptcha() {
  const { captcha } = useSignIn();
  const { value, status } = captcha.picture;
  return {
    image: value,
    isLoading: status === 'loading' || status === 'refreshing',
    onRefresh: () => captcha.refresh(),
    isWithoutPicture: captcha.isWithoutPicture,
    onWithoutPictureChange: (next: boolean) => captcha.choose(next),
  };
}
