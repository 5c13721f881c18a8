import { type PageHead, splitAddress } from '@jobharbor/shared/remote';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import type { Announcement } from './announce-page.ts';
import { applyHead } from './apply-head.ts';

/** Applies the heads of pages, and announces the title of each new page once, when it is shown. */
export function createPageNames(
  navigation: Pick<ShellNavigation, 'current' | 'change'>,
  announcement: Announcement,
  place: HTMLElement,
) {
  /** Paths below language and country: of the page that was announced last, and of one that will be. */
  let announced = splitAddress(navigation.current().pathname)?.path;
  let next: string | undefined;
  return {
    onPageChange(path: string) {
      // Somebody may return before the next page has been committed.
      next = path === announced ? undefined : path;
    },
    setPage(head: PageHead) {
      applyHead(head);
      // Until the next page is committed, the title is of the page before.
      if (navigation.change().isPending() || (next === undefined && !announcement.isLost())) return;
      announced = next ?? announced;
      next = undefined;
      announcement.announce(head.title, place);
    },
  };
}
