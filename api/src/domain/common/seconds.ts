/** A time as the API sends it: seconds since 1970. */
export const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
