import { splitAddress, useLocale, useRemote } from '@jobharbor/shared/remote';
import { hasReturnPath, returnPath } from './return-path.ts';

/**
 * The way back. `goBack` answers whether the person arrived: the shell turns a visitor away from a page that needs an
 * account, and then they stand here again.
 */
export function useReturn(wanted: string | null) {
  const { navigation } = useRemote();
  const { base } = useLocale();
  const target = returnPath(wanted, base);
  return {
    target,
    hasTarget: hasReturnPath(wanted, base),
    goBack(): boolean {
      navigation.navigate(target, { replace: true });
      return splitAddress(navigation.current().pathname)?.path !== '/get-started';
    },
    goHome: () => navigation.navigate(base, { replace: true }),
  };
}
