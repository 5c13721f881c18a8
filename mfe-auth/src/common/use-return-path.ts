import { splitAddress, useLocale, useRemote } from '@jobharbor/shared/remote';
import { returnPath } from './return-path.ts';

/** Navigation to the page that sign-in was asked from, as the address names it in `requested`. */
export function useReturnPath(requested: string | null) {
  const { navigation } = useRemote();
  const { base } = useLocale();
  const path = returnPath(requested, base);
  return {
    path,
    base,
    isHome: path === base,
    /**
     * Opens the page. False when the shell sent the visitor straight back to sign-in, because the page needs an account
     * and the visitor has none.
     */
    open(): boolean {
      navigation.navigate(path, { replace: true });
      return splitAddress(navigation.current().pathname)?.path !== '/get-started';
    },
    openHome: () => navigation.navigate(base, { replace: true }),
  };
}
