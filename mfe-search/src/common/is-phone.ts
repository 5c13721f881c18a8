/** Whether the page is on a phone: a narrow screen that is touched. */
export const isPhone = (): boolean => window.matchMedia('(pointer: coarse) and (max-width: 40rem)').matches;
