import type { FastifyRequest } from 'fastify';

/** Redirect target of a form: the page of this site that sent it, else the home page. */
export function pageOfReferer({ headers, host }: FastifyRequest): string {
  const from = URL.parse(headers.referer ?? '');
  const page = from?.host === host ? from.pathname + from.search : '/';
  return /^\/(?![/\\])/.test(page) ? page : '/';
}
