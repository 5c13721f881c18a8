import { splitAddress } from '@jobharbor/shared/remote';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import type { RemoteRegistry } from '../../common/remote-registry.ts';

/** A page of a remote: its package, and the pattern of its route. */
export interface Screen {
  remote: string;
  route: string;
}

/**
 * Follows which screen is shown. The returned function says which one it was at `time` (milliseconds since the page was
 * opened).
 */
export function followScreens(
  navigation: Pick<ShellNavigation, 'current' | 'subscribe'>,
  registry: Pick<RemoteRegistry, 'match'>,
): (time: number) => Screen | undefined {
  const screenNow = (): Screen | undefined => {
    const split = splitAddress(navigation.current().pathname);
    const match = split && registry.match(split.path);
    return match && { remote: match.remote, route: match.route.path };
  };
  const shown = [{ since: 0, screen: screenNow() }];
  navigation.subscribe(() => {
    const screen = screenNow();
    if (screen?.route !== shown.at(-1)?.screen?.route) shown.push({ since: performance.now(), screen });
  });
  return (time) => shown.findLast(({ since }) => since <= time)?.screen;
}
