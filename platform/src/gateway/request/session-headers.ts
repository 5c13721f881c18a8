import type { FastifyRequest } from 'fastify';
import { isSecure } from '../../http/public-address.ts';
import { sessionOf } from './visitor.ts';

/**
 * Headers of a call that the gateway makes with the session of a request: the cookie, and what the API reads of a browser.
 * Undefined without a session.
 */
export function sessionHeaders(request: FastifyRequest): Record<string, string> | undefined {
  if (sessionOf(request) === undefined) return undefined;
  const { cookie = '', 'user-agent': userAgent = '' } = request.headers;
  return {
    cookie,
    'user-agent': userAgent,
    'role-id': '1',
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': isSecure(request) ? 'https' : 'http',
  };
}
