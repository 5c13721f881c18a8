import { request } from 'node:https';
import { checkHost, lookupPublic, type NameServers, ownResolver } from './public-addresses.ts';

/** Sends a body to an address that others chose: an employer or a browser. Resolves with the status. */
export type Post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
) => Promise<number>;

const timeoutMs = 15_000;

/** Posts over TLS to the public internet. No redirect is followed, and the answer's content is not read. */
export const createPublicPost =
  (names: NameServers = ownResolver()): Post =>
  (url, headers, body) =>
    new Promise((resolve, reject) => {
      checkHost(url);
      const sent = request(
        url,
        { method: 'POST', headers, lookup: lookupPublic(names), signal: AbortSignal.timeout(timeoutMs) },
        (answer) => {
          resolve(answer.statusCode ?? 0);
          answer.destroy();
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
