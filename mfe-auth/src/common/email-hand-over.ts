let handed = '';

/**
 * The email that somebody typed on one page and needs on the next, in memory: it must not stand in an address or in
 * browser storage.
 */
export const emailHandOver = {
  give(email: string): void {
    handed = email;
  },
  /** Empty when there is none; forgets it. */
  take(): string {
    const email = handed;
    handed = '';
    return email;
  },
};
