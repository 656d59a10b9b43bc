let zone: string | undefined;

/** Learns the IANA zone in which the brand's days begin and end. */
export function setBusinessZone(next: string | undefined): void {
  zone = next;
}

/** The zone in which the brand's days begin and end; undefined, for the visitor's own, until the platform has said it. */
export const businessZone = (): string | undefined => zone;
