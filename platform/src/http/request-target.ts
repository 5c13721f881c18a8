import type { IncomingMessage } from 'node:http';

/**
 * The path of a request whose request line has the absolute form (`GET http://host/path`), which a server must accept.
 * The host of that line then overrides the header's.
 */
export function pathOfTarget(request: IncomingMessage): string {
  const target = request.url ?? '/';
  const [, host, path = ''] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(target) ?? [];
  if (host === undefined) return target;
  request.headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}

/** Whether the request has the header `Host` more than once, so that a proxy may have read another one. */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
