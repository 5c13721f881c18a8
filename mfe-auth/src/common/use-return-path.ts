import { splitAddress, useLocale, useRemote } from '@jobharbor/shared/remote';
import { landingPath } from './landing-path.ts';
import { pathOnSite, returnPath } from './return-path.ts';

/** Navigation to the page that requested the sign-in, from the query parameter in `requested`. */
export function useReturnPath(requested: string | null) {
  const { navigation, session } = useRemote();
  const { base } = useLocale();
  const path = returnPath(requested, base);
  return {
    path,
    /** The path for a link of the router, whose links have no language and country. */
    linkPath: path.slice(base.length) || '/',
    base,
    isHome: path === base,
    /**
     * Opens the page, or that of `landingPath` for the user. False if the shell redirected back to sign-in, because the
     * page requires an account and the visitor has none.
     */
    open(): boolean {
      const target = returnPath(pathOnSite(requested), base);
      navigation.navigate(landingPath(target, base, session.getState().user), { replace: true });
      return splitAddress(navigation.current().pathname)?.path !== '/get-started';
    },
    openHome: () => navigation.navigate(base, { replace: true }),
  };
}
