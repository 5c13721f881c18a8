import { createHash } from 'node:crypto';

/** A file's content as Subresource Integrity writes it. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
