import { part } from '#theme/part';

export const pageWaiting = part({ minBlockSize: '100dvh' });
