import { describeChange } from '@jobharbor/shared/calls/auth/describe-change';
import { getSession } from '@jobharbor/shared/calls/auth/get-session';
import { undoChange } from '@jobharbor/shared/calls/auth/undo-change';
import { sendCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLinkToken } from '../../common/use-link-token.ts';
import { useMutateOnce } from '../../common/use-mutate-once.ts';

/** The change that the link's token undoes, loaded at once, and the undo, which waits for a press. */
export function useUndoChange() {
  const { http, session } = useRemote();
  const token = useLinkToken();
  const change = useMutation({ mutationFn: () => sendCall(http, describeChange, { body: { token } }) });
  const undo = useMutateOnce({
    mutationFn: () => sendCall(http, undoChange, { body: { token } }),
    // The session of this browser has ended, too, if it was the account's.
    async onSuccess() {
      const { user } = await sendCall(http, getSession).catch(() => ({ user: null }));
      setSession(session, user);
    },
  });
  const load = useEffectEvent(() => change.mutate());
  useEffect(() => {
    load();
  }, []);
  return { change, undo };
}
