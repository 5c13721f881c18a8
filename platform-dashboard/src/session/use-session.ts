import type { Me, Right } from '@jobharbor/platform/schemas';
import { createContext, use } from 'react';

export const SessionContext = createContext<Me | null>(null);

/** The session of the dashboard: name and rights of its token. */
export function useSession(): Me {
  const me = use(SessionContext);
  if (!me) throw new Error('useSession is called outside the logged-in frame.');
  return me;
}

/**
 * Why the token may not do something, as a sentence; null when it may. `packages`: those that the action changes,
 * where the right may be held for some only.
 */
export function useMissingRight(right: Right, packages: readonly string[] = []): string | null {
  const { rights, name, packages: own } = useSession();
  if (rights.includes('operator')) return null;
  if (!rights.includes(right))
    return `The token “${name}” has no right to ${right}. Log in with one that has, or ask the platform team.`;
  const others = own.length === 0 ? [] : packages.filter((one) => !own.includes(one));
  if (others.length === 0) return null;
  return `The token “${name}” may ${right} ${own.join(', ')}, not ${others.join(', ')}.`;
}
