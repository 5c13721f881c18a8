import { splitAddress } from '@jobharbor/shared/remote/locale';

const ownPages = ['/get-started', '/jobseeker-login-redirect'];

/**
 * Where to go after signing in: the page that `wanted` names, in the language and country that the person uses now,
 * or home. Only pages of this site count: built on `base`, the answer cannot lead anywhere else.
 */
export function returnPath(wanted: string | null, base: string): string {
  if (!wanted?.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return base;
  const url = parse(wanted);
  const split = url && splitAddress(url.pathname);
  if (!split || split.path === '/' || ownPages.includes(split.path)) return base;
  return base + split.path + url.search + url.hash;
}

/** Whether `wanted` leads to a page other than home: worth a word on the way. */
export const hasReturnPath = (wanted: string | null, base: string): boolean =>
  returnPath(wanted, base) !== base;

function parse(address: string): URL | undefined {
  const url = URL.parse(address, 'http://site');
  return url?.host === 'site' ? url : undefined;
}
