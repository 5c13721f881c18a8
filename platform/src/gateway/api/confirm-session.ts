import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { askApi } from '../../api-connection/api-connection.ts';
import { isSecure } from '../../http/public-address.ts';
import { lruOptions } from '../../process/lru-options.ts';
import { credentialOf } from '../request/visitor.ts';

/** Whether the API knows a session cookie or access token, which anybody can invent; `unasked`: it does not say. */
export type SessionAnswer = 'known' | 'unknown' | 'unasked';
export type ConfirmSession = (request: FastifyRequest) => Promise<SessionAnswer>;

/** Milliseconds for which an answer is believed: a session that has just ended uploads nothing for long. */
const cacheMs = 10_000;
const answerMs = 5_000;

/**
 * Asks the API for each of them once in ten seconds (`GET /internal/session`: 204 or 401). Another answer, as without a
 * database, is asked for again at the next request.
 */
export function createConfirmSession(apiUrl: string): ConfirmSession {
  const answers = new LRUCache<string, Promise<SessionAnswer>>({ ...lruOptions(10_000), ttl: cacheMs });

  async function ask(request: FastifyRequest): Promise<SessionAnswer> {
    const { authorization, cookie = '', 'user-agent': userAgent = '' } = request.headers;
    const answer = await askApi(`${apiUrl}/internal/session`, {
      headers: {
        ...(authorization !== undefined && { authorization }),
        cookie,
        'user-agent': userAgent,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': isSecure(request) ? 'https' : 'http',
      },
      signal: AbortSignal.timeout(answerMs),
    });
    await answer.body?.cancel();
    if (answer.status === 204) return 'known';
    if (answer.status === 401) return 'unknown';
    throw new Error(`The API answers ${answer.status} about a session.`);
  }

  return (request) => {
    const credential = credentialOf(request);
    if (credential === undefined) return Promise.resolve('unknown');
    const key = createHash('sha256').update(credential).digest('base64url');
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(request).catch((): SessionAnswer => {
      answers.delete(key);
      return 'unasked';
    });
    answers.set(key, answer);
    return answer;
  };
}
