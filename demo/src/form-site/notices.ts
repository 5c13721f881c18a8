import { randomBytes } from 'node:crypto';
import type { Notice } from './page.ts';
import type { Visitor } from './visitor.ts';

/** Sentences that a visitor's last forms left; older ones have been read. */
const kept = 20;

/**
 * The address of the next page with a key of what an action says there. The sentence stays here, since anybody can write
 * an address and lead somebody to it.
 */
export function withNotice({ notices }: Visitor, to: string, said: string | undefined): string {
  if (said === undefined) return to;
  const key = randomBytes(9).toString('base64url');
  notices.set(key, said);
  for (const oldest of [...notices.keys()].slice(0, -kept)) notices.delete(oldest);
  const url = new URL(to, 'http://site');
  url.searchParams.set('said', key);
  return url.pathname + url.search + url.hash;
}

/** What the key of an address stands for; undefined for a key that this visitor's forms did not make. */
export function readNotice({ notices }: Visitor, query: URLSearchParams): Notice | undefined {
  const text = notices.get(query.get('said') ?? '');
  return text === undefined ? undefined : { text, isFailed: false };
}
