import { deleteVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/delete-video-resume';
import { listVideoResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-video-resumes';
import { restoreVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/restore-video-resume';
import type { VideoResume } from '@jobharbor/shared/contracts/profile/video-resume';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { callQuery, useCall, useCallSource, useSendOnce } from '@jobharbor/shared/remote';
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

  const take = (id: number) => {
    const video = list.data?.video_resumes.find((one) => one.id === id);
    if (video) setDeleted({ video, error: null });
    change((videos) => videos.filter((one) => one.id !== id));
  };
  const remove = useSendOnce(deleteVideoResume, {
    onSuccess: (_, { params }) => take(params.id),
    // Another tab may have deleted it already.
    onError: (error, { params: { id } }) =>
      hasCode(error, errorCode.notFound) ? take(id) : setFailed({ id, error }),
  });
  const restore = useSendOnce(restoreVideoResume, {
    onSuccess({ video_resume }) {
      setDeleted(null);
      setRestoredId(video_resume.id);
      put(video_resume);
    },
    onError: (error) => setDeleted((last) => last && { ...last, error }),
  });

  return {
    list,
    change,
    put,
    deleted,
    restoredId,
    failed,
    deletingId: remove.isPending ? remove.variables.params.id : null,
    isRestoring: restore.isPending,
    delete({ id }: VideoResume) {
      setFailed(null);
      remove.sendOnce({ params: { id } });
    },
    undo: ({ video }: DeletedVideo) => restore.sendOnce({ params: { id: video.id } }),
  };
}
