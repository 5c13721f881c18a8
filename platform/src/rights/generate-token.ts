import { randomBytes } from 'node:crypto';

/** A random token of 256 bits. Scanners for leaked secrets know it by its prefix. */
export const generateToken = (): string => `jhp_${randomBytes(32).toString('base64url')}`;

/** The id of a token or override, by which it is listed and revoked. */
export const generateTokenId = (): string => randomBytes(5).toString('hex');
