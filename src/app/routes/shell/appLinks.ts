import type { AppLink } from '../../../features/shell/AppCodes';

const appKinds = { IOS: 'ios', ANDROID: 'android', MOBILECONFIG: 'lite' } as const;

/** The apps among the resources of the permission call; only https addresses. */
export function appLinks(resources: readonly { resourceType: string; url: string }[]): AppLink[] {
  return resources.flatMap(({ resourceType, url }) => {
    const kind = appKinds[resourceType.toUpperCase() as keyof typeof appKinds];
    return kind && url.startsWith('https://') ? [{ kind, url }] : [];
  });
}
