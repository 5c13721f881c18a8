import { getApplicationDraft } from '@jobharbor/shared/calls/data/get-application-draft';
import { saveApplicationDraft } from '@jobharbor/shared/calls/data/save-application-draft';
import type { StoredDraft } from '@jobharbor/shared/contracts/applications/application-draft';
import { toStoredDraft } from '@jobharbor/shared/contracts/browser/device-draft';
import { useCall, useSend, useSession } from '@jobharbor/shared/remote';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { ApplyValues } from '../../common/job-news/apply-draft.ts';

/** Debounce in milliseconds. */
const pauseMs = 1_500;

/**
 * Synchronises the draft of a signed-in person with the server, for their other devices. `onFound` gets the stored one. A
 * failed save is still on the device.
 */
export function useServerDraft(jobId: number, onFound: (values: ApplyValues, writtenAt: number) => void) {
  const enabled = useSession().status === 'signed-in';
  const { data } = useCall(getApplicationDraft, { params: { jobId } }, { enabled, staleTime: 0, gcTime: 0 });
  const { mutate } = useSend(saveApplicationDraft);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void }>(undefined);

  const tell = useEffectEvent((draft: StoredDraft) => onFound(valuesOf(draft), draft.written_at * 1_000));
  useEffect(() => {
    if (data?.draft) tell(data.draft);
  }, [data]);

  const flush = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current?.send();
  }, []);
  useEffect(() => {
    // `visibilitychange`: a phone's browser may end the page without another event.
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  return {
    /** Whether the server has no draft. */
    isNone: data !== undefined && data.draft === null,
    keep(values: ApplyValues, now: number) {
      clearTimeout(waiting.current?.timer);
      if (!enabled) return;
      const send = () => {
        waiting.current = undefined;
        mutate({ params: { jobId }, body: toStoredDraft(values, now) });
      };
      waiting.current = { timer: setTimeout(send, pauseMs), send };
    },
    /** The application was sent: drop the pending save. */
    drop: useCallback(() => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
    }, []),
  };
}

const valuesOf = (draft: StoredDraft): ApplyValues => ({
  message: draft.first_message,
  answers: Object.fromEntries(
    draft.screening_answers.map(({ question_id, answer }) => [String(question_id), answer]),
  ),
  ...(draft.resume_ids && { resumeIds: draft.resume_ids }),
  ...(draft.video_resume_id !== undefined && { videoId: draft.video_resume_id }),
});
