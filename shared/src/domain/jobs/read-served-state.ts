import type { RemoteProps } from '../../remote/remote-props.ts';
import { setServedFlags } from './job-flags.ts';

/**
 * The query state of a server-rendered page. Signed-in people may share it (`sharedBy` of the route's contract). Then the
 * gateway sends it beside the flags of the person, which are put where the page looks for them.
 */
export function readServedState(
  served: unknown,
  { queryClient, http, locale, session }: RemoteProps,
): unknown {
  if (!isOfMembers(served)) return served;
  const userId = session.getState().user?.id;
  setServedFlags({ queryClient, http, locale: locale.getState(), userId, jobFlags: served.jobFlags });
  return served.ofMembers;
}

const isOfMembers = (served: unknown): served is { ofMembers: unknown; jobFlags: unknown } =>
  typeof served === 'object' && served !== null && 'ofMembers' in served;
