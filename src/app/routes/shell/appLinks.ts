import type { AppLink } from '#features/shell/AppCodes.tsx';

const appKinds = { IOS: 'ios', ANDROID: 'android', MOBILECONFIG: 'lite' } as const;

/**
 * The apps among the resources of the permission call; only https addresses.
 * @param imageUrl whole address of a picture that the platform named
 */
export function appLinks(
  resources: readonly { resourceType: string; url: string; qrCodeUrl?: string }[],
  imageUrl: (path: string) => string,
): AppLink[] {
  return resources.flatMap(({ resourceType, url, qrCodeUrl }) => {
    const kind = appKinds[resourceType.toUpperCase() as keyof typeof appKinds];
    return kind && url.startsWith('https://')
      ? [{ kind, url, ...(qrCodeUrl && { codeSrc: imageUrl(qrCodeUrl) }) }]
      : [];
  });
}
