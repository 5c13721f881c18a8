import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { baseOf, splitAddress } from '@jobharbor/shared/remote/locale';
import { findWellKnown } from './find-well-known.ts';

/**
 * Address of the sign-in page, with `from` as the address to return to; `from` itself if it is the sign-in page.
 * Undefined if no remote of the set has a sign-in page.
 */
export function signInAddress(contracts: readonly RemoteContract[], from: string): string | undefined {
  const signIn = findWellKnown(contracts, 'signIn');
  if (signIn === undefined) return undefined;
  const { pathname } = new URL(from, 'http://site');
  const split = splitAddress(pathname);
  const base = split ? baseOf(split.locale) : '';
  const isSignIn = split?.path === signIn || split?.path.startsWith(`${signIn}/`);
  return isSignIn ? from : `${base}${signIn}?redirect=${encodeURIComponent(from)}`;
}
