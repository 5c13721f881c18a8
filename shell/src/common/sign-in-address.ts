import { baseOf, splitAddress } from '@jobharbor/shared/remote';

/** Where signing in happens, with the way back. */
export function signInAddress(from: string): string {
  const { pathname } = new URL(from, 'http://site');
  const split = splitAddress(pathname);
  const base = split ? baseOf(split.locale) : '';
  const isAlreadyThere = split?.path.startsWith('/get-started');
  return isAlreadyThere ? from : `${base}/get-started?redirect=${encodeURIComponent(from)}`;
}
