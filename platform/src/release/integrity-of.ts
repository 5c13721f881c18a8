import { createHash } from 'node:crypto';

/** Algorithms of Subresource Integrity: what browsers accept. */
const algorithms = ['sha256', 'sha384', 'sha512'] as const;

/**
 * Subresource Integrity of a file's content. SHA-256 as in the bundler (`remoteConfig`). Preload and script tag of a
 * chunk must have the same value, and a remote's first script contains the values of all its chunks.
 */
export const integrityOf = (content: Uint8Array, algorithm: (typeof algorithms)[number] = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Whether the content matches this integrity, with any supported algorithm. */
export const hasIntegrity = (content: Uint8Array, integrity: string): boolean =>
  algorithms.some((one) => integrity.startsWith(`${one}-`) && integrityOf(content, one) === integrity);
