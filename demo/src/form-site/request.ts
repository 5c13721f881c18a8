import type { IncomingMessage } from 'node:http';

export const cookiesOf = ({ headers }: IncomingMessage): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    (headers.cookie ?? '').split('; ').map((cookie) => {
      const at = cookie.indexOf('=');
      return [cookie.slice(0, at), cookie.slice(at + 1)];
    }),
  );

export const setCookie = (name: string, value: string): string =>
  `${name}=${value}; HttpOnly; SameSite=Lax; Path=/`;

/** A form of another site's page (CSRF), by what the browser says of it. */
export function isForeign({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== headers.host;
}

/** The page whose form was sent; `/` where the browser does not say. */
export function sentFrom({ headers }: IncomingMessage): string {
  const page = URL.parse(headers.referer ?? '');
  return page !== null && page.host === headers.host ? page.pathname : '/';
}

/** Headers of every page. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // With `no-referrer` the origin of the page's own forms would be `null`.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
