import { createHash } from 'node:crypto';

/** Subresource Integrity value of a file's content. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
