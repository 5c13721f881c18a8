/** A database time as it stands on the wire. */
export const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
