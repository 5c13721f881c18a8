import { listVideoResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-video-resumes';
import { useCall, useSession } from '@jobharbor/shared/remote';

/** The person's video résumés, and the selected one while it exists. None by default. */
export function useVideoChoice(chosen: number | null | undefined) {
  const enabled = useSession().status === 'signed-in';
  const videos = useCall(listVideoResumes, {}, { enabled }).data?.video_resumes ?? [];
  return { videos, videoId: videos.find(({ id }) => id === chosen)?.id ?? null };
}
