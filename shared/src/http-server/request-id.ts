import { randomBytes } from 'node:crypto';

/** Unique over processes and restarts: support codes, logs and health reports refer to requests by it. */
export const newRequestId = (): string => randomBytes(9).toString('base64url');
