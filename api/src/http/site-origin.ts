import type { FastifyRequest } from 'fastify';
import type { ApiConfig } from '../dependencies.ts';
import { isLocalHost } from './session-cookies.ts';

/**
 * Origin of the site for links in mails: `PUBLIC_URL`, else that of a request to this machine itself. Null otherwise: a
 * `Host` that anybody can send must not decide where a mail leads.
 */
export function siteOrigin(
  request: FastifyRequest,
  { publicUrl }: Pick<ApiConfig, 'publicUrl'>,
): string | null {
  if (publicUrl !== null) return publicUrl;
  return isLocalHost(request) ? `${request.isSecure ? 'https' : 'http'}://${request.host}` : null;
}
