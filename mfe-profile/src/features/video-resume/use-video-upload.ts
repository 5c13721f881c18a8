import { randomKey } from '@jobharbor/shared/browser/environment';
import { uploadVideoCover } from '@jobharbor/shared/calls/jobseeker-resumes/upload-video-cover';
import { uploadVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/upload-video-resume';
import type { VideoResume } from '@jobharbor/shared/contracts/profile/video-resume';
import { type AppError, errorCode, hasCode, toAppError } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveFileDraft } from '../../common/file-draft.ts';

export const videoDraftKey = (userId: number) => `video:${userId}`;

/** A pending video upload. */
export type VideoUpload =
  | { status: 'idle' | 'cancelled' }
  | { status: 'uploading'; percent: number }
  | { status: 'failed'; error: AppError };

interface Attempt {
  video: File;
  cover: Blob | null;
  controller: AbortController;
}

/**
 * Uploads a cover and then its video, with progress, cancel and retry. If the session ends meanwhile, both files are
 * stored on the device for the same person.
 */
export function useVideoUpload(onUploaded: (video: VideoResume) => void) {
  const { http } = useRemote();
  const { user } = useSession();
  const owner = useRef(user?.id);
  if (user) owner.current = user.id;
  const [upload, setUpload] = useState<VideoUpload>({ status: 'idle' });
  // Idempotency keys, new for each video.
  const keys = useRef(new WeakMap<File, string>());
  const covers = useCoverUpload();
  const latest = useRef<Attempt | null>(null);
  // The page that is left keeps the video on the device: it must not arrive as well.
  useEffect(() => () => latest.current?.controller.abort(), []);
  const isCurrent = (attempt: Attempt) => latest.current === attempt && !attempt.controller.signal.aborted;

  const { mutate } = useMutation({
    async mutationFn(attempt: Attempt) {
      const { video, controller } = attempt;
      const coverId = await covers.send(attempt);
      const body = new FormData();
      if (coverId !== null) body.append('video_resume_id', String(coverId));
      body.append('video_resume', video, video.name);
      return sendCall(http, uploadVideoResume, {
        body,
        idempotencyKey: keys.current.get(video) ?? '',
        signal: controller.signal,
        onProgress(share) {
          if (isCurrent(attempt)) setUpload({ status: 'uploading', percent: Math.round(share * 100) });
        },
      });
    },
    onSuccess({ video_resume }, attempt) {
      if (isCurrent(attempt)) setUpload({ status: 'idle' });
      onUploaded(video_resume);
    },
    async onError(error, attempt) {
      // The uploaded cover has expired.
      if (hasCode(error, errorCode.notFound)) covers.forget(attempt);
      const { video, cover } = attempt;
      if (toAppError(error).status === 401 && owner.current !== undefined)
        await saveFileDraft(videoDraftKey(owner.current), { video, ...(cover && { cover }) });
      if (isCurrent(attempt)) setUpload({ status: 'failed', error: toAppError(error) });
    },
  });

  return {
    upload,
    send(video: File, cover: Blob | null) {
      if (upload.status === 'uploading') return;
      if (!keys.current.has(video)) keys.current.set(video, randomKey());
      const attempt = { video, cover, controller: new AbortController() };
      latest.current = attempt;
      setUpload({ status: 'uploading', percent: 0 });
      mutate(attempt);
    },
    /** Forgets how the last upload ended, for another video. */
    reset: () => setUpload({ status: 'idle' }),
    cancel() {
      latest.current?.controller.abort();
      setUpload({ status: 'cancelled' });
    },
  };
}

/** Uploads each cover once; its video may be sent several times. */
function useCoverUpload() {
  const { http } = useRemote();
  const ids = useRef(new WeakMap<Blob, number>());
  return {
    /** Resolves with the id of the cover; null without one. */
    async send({ cover, controller }: Attempt): Promise<number | null> {
      if (cover === null) return null;
      const known = ids.current.get(cover);
      if (known !== undefined) return known;
      const body = new FormData();
      body.append('video_cover', cover, 'cover.jpg');
      const answer = await sendCall(http, uploadVideoCover, { body, signal: controller.signal });
      ids.current.set(cover, answer.video_resume_id);
      return answer.video_resume_id;
    },
    forget({ cover }: Attempt): void {
      if (cover !== null) ids.current.delete(cover);
    },
  };
}
