import { randomBytes } from 'node:crypto';

/** A token that nobody guesses; its beginning says to a scanner of leaked secrets whose it is. */
export const drawToken = (): string => `jhp_${randomBytes(32).toString('base64url')}`;

/** What a token is called in lists and when it is revoked. */
export const tokenId = (): string => randomBytes(5).toString('hex');
