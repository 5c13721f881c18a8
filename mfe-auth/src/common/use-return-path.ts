import { splitAddress, useLocale, useRemote } from '@jobharbor/shared/remote';
import { returnPath } from './return-path.ts';

/** Navigation to the page that sign-in was asked from, as the address names it in `requested`. */
export function useReturnPath(requested: string | null) {
  const { navigation, session } = useRemote();
  const { base } = useLocale();
  const path = returnPath(requested, base);
  return {
    path,
    base,
    isHome: path === base,
    /**
     * Opens the page; before it, the choice to keep an account that is to be deleted. False when the shell sent the visitor straight back to sign-in, because the page needs an account
     * and the visitor has none.
     */
    open(): boolean {
      const isLeaving = session.getState().user?.deletion_due_at !== undefined;
      navigation.navigate(isLeaving ? `${base}/keep-account?redirect=${encodeURIComponent(path)}` : path, {
        replace: true,
      });
      return splitAddress(navigation.current().pathname)?.path !== '/get-started';
    },
    openHome: () => navigation.navigate(base, { replace: true }),
  };
}
