import { createLifecycles, useSession } from '@jobharbor/shared/remote';
import { NewsTeller } from '../features/tell-news/news-teller.tsx';

/** Fills the shell's header slot on every page: draws nothing, counts news and tells what is urgent. */
export const { bootstrap, mount, unmount } = createLifecycles(HeaderNews);

function HeaderNews() {
  return useSession().status === 'signed-in' ? <NewsTeller /> : null;
}
