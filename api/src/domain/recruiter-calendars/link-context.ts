/** The link's place in the database, to which its encryption is bound. */
export const linkContext = (accountId: number): string => `calendar:${accountId}`;
