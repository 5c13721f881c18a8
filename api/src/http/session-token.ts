import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that fit a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: enough to recognise it, too little to use it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
