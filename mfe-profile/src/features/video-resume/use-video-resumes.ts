import { deleteVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/delete-video-resume';
import { listVideoResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-video-resumes';
import { restoreVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/restore-video-resume';
import type { VideoResume } from '@jobharbor/shared/contracts/profile/video-resume';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { callQuery, useCall, useCallSource, useSend } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The latest deleted video of this page; `error` is that of its undo. */
export interface DeletedVideo {
  video: VideoResume;
  error: unknown;
}

/** The person's video résumés, with functions that update the cached list from confirmed answers. */
export function useVideoResumes() {
  const list = useCall(listVideoResumes, {});
  const queryClient = useQueryClient();
  const { queryKey } = callQuery(listVideoResumes, useCallSource(), {});
  const [deleted, setDeleted] = useState<DeletedVideo | null>(null);
  const [restoredId, setRestoredId] = useState<number | null>(null);
  const [failed, setFailed] = useState<{ id: number; error: unknown } | null>(null);
  const remove = useSend(deleteVideoResume);
  const restore = useSend(restoreVideoResume);

  const change = (update: (videos: VideoResume[]) => VideoResume[]) =>
    queryClient.setQueryData(
      queryKey,
      (cached) => cached && { ...cached, video_resumes: update(cached.video_resumes) },
    );
  const put = (video: VideoResume) =>
    change((videos) =>
      [video, ...videos.filter(({ id }) => id !== video.id)].sort(
        (a, b) => b.uploaded_at - a.uploaded_at || b.id - a.id,
      ),
    );

  return {
    list,
    change,
    put,
    deleted,
    restoredId,
    failed,
    deletingId: remove.isPending ? remove.variables.params.id : null,
    isRestoring: restore.isPending,
    async delete(video: VideoResume) {
      if (remove.isPending) return;
      setFailed(null);
      try {
        await remove.mutateAsync({ params: { id: video.id } });
      } catch (error) {
        // Another tab may have deleted it already.
        if (!hasCode(error, errorCode.notFound)) return setFailed({ id: video.id, error });
      }
      setDeleted({ video, error: null });
      change((videos) => videos.filter(({ id }) => id !== video.id));
    },
    async undo({ video }: DeletedVideo) {
      if (restore.isPending) return;
      try {
        const { video_resume } = await restore.mutateAsync({ params: { id: video.id } });
        setDeleted(null);
        setRestoredId(video.id);
        put(video_resume);
      } catch (error) {
        setDeleted({ video, error });
      }
    },
  };
}
