import { request } from 'node:https';
import { checkHost, lookupPublic, type NameServers, ownResolver } from './public-addresses.ts';

export interface PublicAnswer {
  status: number;
  text: string;
  etag: string | null;
}

interface Wanted {
  maxBytes: number;
  /** Of the last answer, for a conditional request (304). */
  etag: string | null;
  /** The `accept` header; that of calendars by default. */
  accept?: string;
  /** Whether a redirect may be followed; each may by default. */
  mayFollow?: (to: URL) => boolean;
}

/** Reads a text at an address that others chose. */
export type Get = (url: string, wanted: Wanted) => Promise<PublicAnswer>;

/** The answer is larger than it may be. */
export class TooLargeError extends Error {}

const timeoutMs = 15_000;
const maxRedirects = 3;

/**
 * Reads over TLS from the public internet. Each redirect is checked like the first address, and all requests together have
 * the timeout.
 */
export function createPublicGet(names: NameServers = ownResolver()): Get {
  return async (url, wanted) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let address = url;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await ask(names, address, wanted, signal);
      if (!('location' in answer)) return answer;
      address = new URL(answer.location, address).href;
      if (wanted.mayFollow?.(new URL(address)) === false)
        throw new Error('A redirect leads to an address that may not be read.');
      if (!address.startsWith('https://')) throw new Error('A redirect leads to an address without TLS.');
    }
    throw new Error(`There are more than ${maxRedirects} redirects.`);
  };
}

const ask = (
  names: NameServers,
  url: string,
  { maxBytes, etag, accept = 'text/calendar, */*;q=0.1' }: Wanted,
  signal: AbortSignal,
): Promise<PublicAnswer | { location: string }> =>
  new Promise((resolve, reject) => {
    checkHost(url);
    const headers = {
      ...{ accept, 'accept-encoding': 'identity', 'user-agent': 'JobHarbor/1' },
      ...(etag !== null && { 'if-none-match': etag }),
    };
    const sent = request(url, { headers, lookup: lookupPublic(names), signal }, (answer) => {
      const { statusCode: status = 0, headers: got } = answer;
      if (status >= 300 && status < 400 && status !== 304 && got.location !== undefined) {
        answer.destroy();
        return resolve({ location: got.location });
      }
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes <= maxBytes) return void parts.push(part);
        reject(new TooLargeError(`The answer is larger than ${maxBytes} bytes.`));
        answer.destroy();
      });
      answer.on('end', () =>
        resolve({ status, text: Buffer.concat(parts).toString('utf8'), etag: got.etag ?? null }),
      );
      answer.on('error', reject);
      answer.on('close', () => reject(new Error('The answer ended early.')));
    });
    sent.on('error', reject);
    sent.end();
  });
