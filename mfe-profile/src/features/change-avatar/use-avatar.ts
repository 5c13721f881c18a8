import { chooseAvatar } from '@jobharbor/shared/calls/jobseeker-profile/choose-avatar';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import type { Avatar } from '@jobharbor/shared/contracts/account/avatar';
import { callQuery, useCallSource, useRemote, useSend, useSession } from '@jobharbor/shared/remote';
import { sessionOf } from '@jobharbor/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The avatar before and after a change, from the API. */
export interface AvatarChange {
  avatar: Avatar | null;
  previous: Avatar | null;
}

/** The last change of the avatar, shown with its undo; null before the first. */
export type Done = { what: 'saved' | 'removed'; previous: Avatar | null } | { what: 'undone' } | null;

/**
 * The avatar of the signed-in person, from the session, which all tabs and the header use; a change updates the session
 * and the cached profile.
 */
export function useAvatar() {
  const { session } = useRemote();
  const queryClient = useQueryClient();
  const source = useCallSource();
  const { user } = useSession();
  const [done, setDone] = useState<Done>(null);
  const { queryKey } = callQuery(getMe, source);
  const choose = useSend(chooseAvatar);

  function show({ avatar }: AvatarChange) {
    const url = avatar?.url ?? null;
    queryClient.setQueryData(queryKey, (me) => me && { ...me, avatar_url: url });
    const { user: known } = session.getState();
    if (known) session.setState(sessionOf({ ...known, avatar_url: url }), true);
  }

  return {
    url: user?.avatar_url ?? null,
    done,
    /** The last removal or undo. */
    sending: choose,
    changed(change: AvatarChange) {
      show(change);
      setDone({ what: change.avatar === null ? 'removed' : 'saved', previous: change.previous });
    },
    undo(previous: Avatar | null) {
      choose.mutate(
        { body: { avatar_id: previous?.id ?? null } },
        {
          onSuccess(change) {
            show(change);
            setDone({ what: 'undone' });
          },
        },
      );
    },
  };
}
