import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { baseOf, splitAddress } from '@jobharbor/shared/remote/locale';
import { findWellKnown } from './find-well-known.ts';

/**
 * Address of the sign-in page, with `from` as the address to return to; `from` itself if it is the sign-in page.
 * Undefined if no remote of the set has a sign-in page.
 */
export const signInAddress = (contracts: readonly RemoteContract[], from: string): string | undefined =>
  wellKnownAddress(contracts, 'signIn', from);

/** {@link signInAddress} for another page of the shell's contract that leads back. */
export function wellKnownAddress(
  contracts: readonly RemoteContract[],
  name: Parameters<typeof findWellKnown>[1],
  from: string,
): string | undefined {
  const page = findWellKnown(contracts, name);
  if (page === undefined) return undefined;
  const { pathname } = new URL(from, 'http://site');
  const split = splitAddress(pathname);
  const base = split ? baseOf(split.locale) : '';
  const isThere = split?.path === page || split?.path.startsWith(`${page}/`);
  return isThere ? from : `${base}${page}?redirect=${encodeURIComponent(from)}`;
}
