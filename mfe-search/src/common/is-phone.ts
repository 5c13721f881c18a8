/** Whether the device is a phone: narrow screen and touch. */
export const isPhone = (): boolean => window.matchMedia('(pointer: coarse) and (max-width: 40rem)').matches;
