import { createLifecycles } from '@jobharbor/shared/remote';
import { InviteSlot } from '../features/invite-friends/invite-slot.tsx';

export const { bootstrap, mount, unmount } = createLifecycles(InviteSlot);
