import { nextTask, splitAddress, type UnsavedWork } from '@jobharbor/shared/remote';
import type { SessionStore } from '@jobharbor/shared/session';
import type { i18n } from 'i18next';
import type { NavigationGuard, ShellNavigation } from '../../common/create-navigation.ts';
import { stayOnPage } from './stay-on-page.ts';

interface PageServices {
  navigation: Pick<ShellNavigation, 'guard' | 'current'>;
  lease: { asks(): UnsavedWork | undefined };
  session: SessionStore;
  i18n: i18n;
}

/**
 * Exit confirmation: a navigation whose guard asks before it leaves a page with unsaved work of which a lease says so.
 * Another language or country of the same page, and the end of the session, are not asked about.
 */
export function askBeforeLeaving({ navigation, lease, session, i18n }: PageServices) {
  const needsAnswer = () => {
    const path = splitAddress(navigation.current().pathname)?.path;
    const isElsewhere = splitAddress(window.location.pathname)?.path !== path;
    return isElsewhere && session.getState().user !== null ? lease.asks() : undefined;
  };
  const ask = async (leave: () => void, stay: () => void) => {
    if (needsAnswer() === undefined) return leave();
    // A form that was saved releases its lease after the next render.
    await nextTask();
    const work = needsAnswer();
    if (work === undefined) return leave();
    try {
      const { openLeaveDialog } = await import(/* webpackChunkName: "rest" */ './leave-dialog.tsx');
      openLeaveDialog({ work, i18n, session, onLeave: leave, onStay: stay });
    } catch {
      // Offline: the page that is asked for does not load either, and the work is what matters.
      stay();
    }
  };
  return {
    guard: (next: NavigationGuard) =>
      navigation.guard((show, change) => {
        const stay = () => stayOnPage(navigation.current(), change);
        void ask(() => next(show, change), stay);
      }),
  };
}
