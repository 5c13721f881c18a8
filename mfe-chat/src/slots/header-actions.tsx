import { createLifecycles, useSession } from '@jobharbor/shared/remote';
import { ChatBadge } from '../features/show-unread/chat-badge.tsx';
import '../styles/badge.css';

/** The shell's header asks for this beside the account. */
export const { bootstrap, mount, unmount } = createLifecycles(HeaderActions);

function HeaderActions() {
  return useSession().status === 'signed-in' ? <ChatBadge /> : null;
}
