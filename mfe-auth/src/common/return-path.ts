import { countryByKey, languageBySlug } from '@jobharbor/shared/contracts/markets/market';
import { parseUrl } from '@jobharbor/shared/contracts/primitives/parse-url';
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
  const path = url && pagePath(url.pathname);
  if (!path || path === '/' || signInPages.includes(path) || isDisguised(url.pathname)) return base;
  return base + path + url.search + url.hash;
}

/** The path of an absolute URL of this site; other text unchanged. Only in a browser. */
export function pathOnSite(requested: string | null): string | null {
  const url = requested === null ? null : parseUrl(requested);
  return url?.origin === window.location.origin ? url.pathname + url.search + url.hash : requested;
}

/** Addresses of this host that are no pages of the market. */
const otherFolders = ['api', 'dev', 'platform'];

/** A page's path without language and country, each of which an address may lack. */
function pagePath(pathname: string): string | undefined {
  const split = splitAddress(pathname);
  if (split) return split.path;
  const [, first = '', ...rest] = pathname.split('/');
  const path = languageBySlug(first) || countryByKey(first) ? rest : [first, ...rest];
  const [folder = ''] = path;
  if (!/^[a-z][a-z0-9-]{2,}$/.test(folder) || otherFolders.includes(folder)) return undefined;
  return `/${path.join('/')}`;
}

/** How often a path may be encoded. */
const depth = 4;

/** Whether any decoding of a path is one that a browser or server may read as another host or folder. */
function isDisguised(path: string): boolean {
  let form = path;
  for (let count = 0; count < depth; count += 1) {
    if (/\/\/|\\|\p{Cc}|\/\.{1,2}(?:\/|$)/u.test(form)) return true;
    const next = decode(form);
    if (next === form) return false;
    // A percent sign of the text itself, once decoded.
    if (next === null) return count === 0;
    form = next;
  }
  return true;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A return path for the server to store; empty (the home page) if it is too long. */
export const storableReturnPath = (path: string): string => (path.length <= 1_000 ? path : '');

function parseOnSite(address: string): URL | undefined {
  const url = parseUrl(address, 'http://site');
  return url?.host === 'site' ? url : undefined;
}
