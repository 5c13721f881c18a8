import { createHash } from 'node:crypto';

/** Algorithms of Subresource Integrity: what browsers accept. */
const algorithms = ['sha256', 'sha384', 'sha512'] as const;

/**
 * Subresource Integrity value of a file's content. SHA-256 as the bundler is told to (`remoteConfig`): a preload and the
 * script tag of a chunk must state the same value, and a remote's first script lists those of all its chunks.
 */
export const integrityOf = (content: Uint8Array, algorithm: (typeof algorithms)[number] = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Whether the content has this integrity, by whichever algorithm the release was made with. */
export const hasIntegrity = (content: Uint8Array, integrity: string): boolean =>
  algorithms.some((one) => integrity.startsWith(`${one}-`) && integrityOf(content, one) === integrity);
