import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { chooseAvatar as chooseAvatarCall } from '@jobharbor/shared/calls/jobseeker-profile/choose-avatar';
import { generateAvatar } from '@jobharbor/shared/calls/jobseeker-profile/generate-avatar';
import { getAvatar } from '@jobharbor/shared/calls/jobseeker-profile/get-avatar';
import { uploadAvatar } from '@jobharbor/shared/calls/jobseeker-profile/upload-avatar';
import { avatarLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { createFairQueue } from '@jobharbor/shared/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { isUnchanged } from '../../http/unchanged.ts';
import { drawJpeg, encodeJpeg } from '../../images/encode-jpeg.ts';
import { setUserCookie } from '../../session/session-cookies.ts';
import type { Session } from '../../session/session-repository.ts';
import { readUpload } from '../common/read-upload.ts';
import { toSeconds } from '../common/seconds.ts';
import { addGenerated, addUploaded, chooseAvatar, countRemainingGenerations } from './avatar-repository.ts';
import { drawAvatar } from './draw-avatar.ts';
import { findAvatarFile } from './find-avatar-file.ts';

const frame = { width: avatarLimits.side, height: avatarLimits.side };

/** Routes of avatars: the caller's, and others that the caller may see. */
export async function avatarRoutes(app: App, { db, files, clock }: Dependencies): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: avatarLimits.maxBytes, files: 1, fields: 10, fieldSize: 1_000 },
  });
  // A decoded picture may take a hundred megabytes.
  const limited = createFairQueue({ running: 2, waiting: 30 });

  serve(app, uploadAvatar, async ({ session, idempotencyKey, request, reply }) =>
    limited(async () => {
      const { bytes } = await readUpload(request, { field: 'avatar', tooLarge: errorCode.imageTooLarge });
      const { isNew, ...shown } = await addUploaded(db, files, {
        accountId: session.accountId,
        original: bytes,
        jpeg: await encodeJpeg(bytes, frame, 'avatar'),
        key: idempotencyKey,
        now: clock(),
      });
      renewUserCookie(request, reply, session, shown.avatar.url);
      setCreatedStatus(reply, isNew);
      return shown;
    }),
  );

  serve(app, generateAvatar, async ({ session: { accountId, user } }) => {
    await countRemainingGenerations(db, accountId, clock());
    const svg = drawAvatar(`${accountId} ${user.first_name}`, randomUUID());
    const jpeg = await limited(() => drawJpeg(svg, frame));
    const { renewsAt, ...generated } = await addGenerated(db, files, { accountId, jpeg, now: clock() });
    return { ...generated, renews_at: toSeconds(renewsAt) };
  });

  serve(app, chooseAvatarCall, async ({ body, session, request, reply }) => {
    const chosen = await chooseAvatar(db, session.accountId, body.avatar_id, clock());
    renewUserCookie(request, reply, session, chosen.avatar?.url ?? null);
    return chosen;
  });

  serve(app, getAvatar, async ({ params: { key }, session, request, reply }) => {
    const fileKey = await findAvatarFile(db, session, key);
    // Revalidated each time (ETag), so that access can be revoked.
    if (isUnchanged(request, reply, key)) return reply;
    const jpeg = await files.read(fileKey);
    if (jpeg === null) throw new ApiError(errorCode.notFound);
    reply.type('image/jpeg');
    return jpeg;
  });
}

const renewUserCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { user }: Session,
  avatarUrl: string | null,
): void => setUserCookie(request, reply, { ...user, avatar_url: avatarUrl });
