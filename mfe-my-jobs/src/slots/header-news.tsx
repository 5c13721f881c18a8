import { createLifecycles, useSession } from '@jobharbor/shared/remote';
import { NotificationBell } from '../features/show-notifications/notification-bell.tsx';
import { NewsTeller } from '../features/tell-news/news-teller.tsx';

/** Fills the shell's header slot on every page: the notification centre; counts news and tells what is urgent. */
export const { bootstrap, mount, unmount } = createLifecycles(HeaderNews);

function HeaderNews() {
  if (useSession().status !== 'signed-in') return null;
  return (
    <>
      <NewsTeller />
      <NotificationBell />
    </>
  );
}
