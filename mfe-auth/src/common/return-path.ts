import { splitAddress } from '@jobharbor/shared/remote/locale';

/** Pages of this remote that redirect a signed-in visitor, which would loop. */
const signInPages = ['/get-started', '/jobseeker-login-redirect'];

/**
 * The path to open after sign-in: the page that `requested` names, in the language and country in use now, or the home
 * page (`base`). Guards against open redirects: anything but a page of this site, or a sign-in page, gives `base`.
 */
export function returnPath(requested: string | null, base: string): string {
  if (!requested?.startsWith('/') || /[\\\p{Cc}]/u.test(requested)) return base;
  const url = parseOnSite(requested);
  const split = url && splitAddress(url.pathname);
  if (!split || split.path === '/' || signInPages.includes(split.path)) return base;
  return base + split.path + url.search + url.hash;
}

/** A return path for the server to store; empty (the home page) if it is too long. */
export const keptPath = (path: string): string => (path.length <= 1_000 ? path : '');

function parseOnSite(address: string): URL | undefined {
  const url = URL.parse(address, 'http://site');
  return url?.host === 'site' ? url : undefined;
}
