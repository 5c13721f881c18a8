import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text that is safe in a cookie. */
export const generateToken = (): string => randomBytes(32).toString('base64url');

/** The SHA-256 hash that the database stores instead of the token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
