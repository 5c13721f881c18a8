import { randomBytes } from 'node:crypto';

/** A random token of 256 bits. Secret scanners recognise it by its prefix. */
export const generateToken = (): string => `jhp_${randomBytes(32).toString('base64url')}`;

/** Id of a token or override, for listing and revoking. */
export const generateTokenId = (): string => randomBytes(5).toString('hex');
