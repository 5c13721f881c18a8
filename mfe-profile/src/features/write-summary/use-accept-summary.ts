import { acceptCareerSummary } from '@jobharbor/shared/calls/aicv/accept-career-summary';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import { callQuery, useCallSource, useSendOnce } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Puts the generated text into the profile, with undo. */
export function useAcceptSummary(onAccepted: () => void) {
  const queryClient = useQueryClient();
  const { queryKey } = callQuery(getMe, useCallSource());
  const [accepted, setAccepted] = useState<{ previous: string | null; version: number } | null>(null);
  const [isUndone, setUndone] = useState(false);
  const change = (changes: Partial<Me>) =>
    queryClient.setQueryData(queryKey, (me) => me && { ...me, ...changes });
  const accept = useSendOnce(acceptCareerSummary, {
    onSuccess({ summary, previous, version }) {
      change({ summary, version });
      setAccepted({ previous, version });
      setUndone(false);
      onAccepted();
    },
  });
  const restore = useSendOnce(updateMe, {
    onSuccess({ summary, version }) {
      change({ summary, version });
      setAccepted(null);
      setUndone(true);
    },
  });
  return {
    accept: (keep: number[], id: number | undefined) =>
      accept.sendOnce({ body: { keep, ...(id !== undefined && { id }) } }),
    undo: () =>
      accepted && restore.sendOnce({ body: { summary: accepted.previous, version: accepted.version } }),
    status: accepted ? ('accepted' as const) : isUndone ? ('undone' as const) : null,
    isAccepting: accept.isPending,
    isUndoing: restore.isPending,
    error: accept.error ?? restore.error,
    /** Clears the result when another text is started. */
    forget() {
      accept.reset();
      restore.reset();
      setUndone(false);
    },
  };
}
