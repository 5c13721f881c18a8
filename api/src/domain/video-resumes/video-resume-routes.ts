import multipart from '@fastify/multipart';
import { deleteVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/delete-video-resume';
import { getVideoCover } from '@jobharbor/shared/calls/jobseeker-resumes/get-video-cover';
import { listVideoResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-video-resumes';
import { playVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/play-video-resume';
import { restoreVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/restore-video-resume';
import { uploadVideoCover } from '@jobharbor/shared/calls/jobseeker-resumes/upload-video-cover';
import { uploadVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/upload-video-resume';
import { videoLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { createFairQueue } from '@jobharbor/shared/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { FileStore } from '../../files/file-store.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { isUnchanged } from '../../http/unchanged.ts';
import { encodeJpeg } from '../../images/encode-jpeg.ts';
import { readUpload } from '../common/read-upload.ts';
import { uploadedFilename } from '../resumes/resume-filename.ts';
import { deleteVideo, restoreVideo } from './delete-video-resume.ts';
import { measureVideo, videoField } from './measure-video.ts';
import { sendVideo } from './send-video.ts';
import {
  addCover,
  addVideo,
  coverUrl,
  findRow,
  findVideo,
  findVideos,
  toVideoResume,
} from './video-resume-repository.ts';

/** The caller's own video résumés. */
export async function videoResumeRoutes(app: App, { db, files, clock }: Dependencies): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: videoLimits.maxBytes, files: 1, fields: 10, fieldSize: 1_000 },
  });
  // Each holds its file, of up to 30 MB, while it is checked and stored.
  const limited = createFairQueue({ running: 3, waiting: 30 });

  serve(app, listVideoResumes, async ({ session }) => ({
    video_resumes: (await findVideos(db, session.accountId)).map(toVideoResume),
  }));

  serve(app, uploadVideoResume, ({ session, idempotencyKey, request, reply }) =>
    limited(async () => {
      const upload = await readUpload(request, { field: videoField, tooLarge: errorCode.videoTooLarge });
      const { video, isNew } = await addVideo(db, files, {
        accountId: session.accountId,
        videoId: readId(upload.fields),
        filename: uploadedFilename(upload.filename),
        bytes: upload.bytes,
        seconds: await measureVideo(upload.bytes),
        key: idempotencyKey,
        now: clock(),
      });
      setCreatedStatus(reply, isNew);
      return { video_resume: toVideoResume(video) };
    }),
  );

  serve(app, uploadVideoCover, ({ session: { accountId }, request }) =>
    limited(async () => {
      const field = 'video_cover';
      const { maxCoverBytes: maxBytes, coverFrame } = videoLimits;
      const { bytes, fields } = await readUpload(request, {
        field,
        tooLarge: errorCode.imageOver5Mb,
        maxBytes,
      });
      const jpeg = await encodeJpeg(bytes, coverFrame, field);
      const cover = await addCover(db, files, { accountId, videoId: readId(fields), jpeg, now: clock() });
      return { video_resume_id: cover.id, cover_url: coverUrl(cover.id, cover.fileKey) };
    }),
  );

  serve(app, deleteVideoResume, async ({ params, session }) => {
    await deleteVideo(db, session.accountId, params.id, clock());
    return {};
  });

  serve(app, restoreVideoResume, async ({ params, session }) => ({
    video_resume: toVideoResume(await restoreVideo(db, session.accountId, params.id, clock())),
  }));

  serve(app, playVideoResume, async ({ params, session, request, reply }) =>
    sendVideo(request, reply, files, await findVideo(db, session.accountId, params.id)),
  );

  serve(app, getVideoCover, async ({ params, session, request, reply }) => {
    const { cover_file_key: fileKey } = await findRow(db, session.accountId, params.id);
    return sendCover(request, reply, files, fileKey);
  });
}

async function sendCover(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  fileKey: string | null,
) {
  if (fileKey === null) throw new ApiError(errorCode.notFound);
  if (isUnchanged(request, reply, fileKey.slice(0, 8))) return reply;
  const jpeg = await files.read(fileKey);
  if (jpeg === null) throw new ApiError(errorCode.notFound);
  reply.type('image/jpeg').header('x-content-type-options', 'nosniff');
  return jpeg;
}

/** The form's `video_resume_id`, which may be left out or empty. */
function readId({ video_resume_id: text = '' }: Readonly<Record<string, string>>): number | undefined {
  if (text === '') return undefined;
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new ApiError(errorCode.invalidParameters, { fieldProblems: { video_resume_id: 'invalid' } });
}
