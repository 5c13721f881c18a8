import { createLifecycles, useSession } from '@jobharbor/shared/remote';
import { ChatBadge } from '../features/show-unread/chat-badge.tsx';

/** Fills the shell's header slot beside the account menu; empty for guests. */
export const { bootstrap, mount, unmount } = createLifecycles(HeaderActions);

function HeaderActions() {
  return useSession().status === 'signed-in' ? <ChatBadge /> : null;
}
