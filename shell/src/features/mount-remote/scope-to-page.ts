import type { DiscoveryEntry, PageHead, RemoteProps } from '@jobharbor/shared/remote';
import type { MountContext } from './mount-run.ts';

/** Navigation and `setPage` of one page's remote. */
export interface PageScope {
  props: Pick<RemoteProps, 'navigation' | 'setPage'>;
  /** Applies the page's head again when the person returns before the next page has replaced it. */
  resume(): void;
}

/**
 * Isolates a page while the next remote's page loads. Its remote is notified only of its own addresses. Its head is
 * applied only while it is the current page.
 */
export function scopeToPage(
  context: MountContext,
  name: string,
  entry: DiscoveryEntry,
  isCurrent: () => boolean,
): PageScope {
  const { navigation, setPage } = context.props(entry);
  const address = () => navigation.current().pathname;
  let latest: { head: PageHead; address: string } | undefined;
  const apply = () => {
    if (latest && isCurrent()) setPage(latest.head);
  };
  return {
    props: {
      navigation: {
        ...navigation,
        subscribe: (listener) =>
          navigation.subscribe(() => context.isAt(name) && listener(context.addressChange())),
      },
      setPage(head) {
        latest = { head, address: latest && !isCurrent() ? latest.address : address() };
        apply();
      },
    },
    resume: () => void setTimeout(() => latest?.address === address() && apply()),
  };
}
