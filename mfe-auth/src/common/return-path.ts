import { splitAddress } from '@jobharbor/shared/remote/locale';

/** Pages of this remote that would send a signed-in visitor here again. */
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

/** A return path that the server is to keep for a while; empty, the home page, for one that is too long for it. */
export const keptPath = (path: string): string => (path.length <= 1_000 ? path : '');

function parseOnSite(address: string): URL | undefined {
  const url = URL.parse(address, 'http://site');
  return url?.host === 'site' ? url : undefined;
}
