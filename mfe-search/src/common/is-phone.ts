import { matchesMedia } from '@jobharbor/shared/browser/media';

/** Whether the device is a phone: narrow screen and touch. */
export const isPhone = (): boolean => matchesMedia('(pointer: coarse) and (max-width: 40rem)');
