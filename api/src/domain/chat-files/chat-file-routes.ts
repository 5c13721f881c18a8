import multipart from '@fastify/multipart';
import { getChatFile } from '@jobharbor/shared/calls/job-application/get-chat-file';
import { sendChatFile } from '@jobharbor/shared/calls/job-application/send-chat-file';
import { clientKey as clientKeySchema } from '@jobharbor/shared/contracts';
import { chatFileLimits } from '@jobharbor/shared/contracts/chat/chat-file';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { createFairQueue } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { isUnchanged } from '../../http/unchanged.ts';
import { readUpload } from '../common/read-upload.ts';
import { sendFile } from '../common/send-file.ts';
import { participantOf } from '../messages/chat-access.ts';
import { mimeTypes } from '../resume-reading/resume-format.ts';
import { addChatFile, countFile, findSent, openChatFile } from './chat-file-repository.ts';
import { readChatFile } from './read-chat-file.ts';

const field = 'file';

/** Pictures and documents of chats, for both sides. */
export async function chatFileRoutes(app: App, { db, files, clock }: Dependencies): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: chatFileLimits.maxBytes, files: 1, fields: 10, fieldSize: 1_000 },
  });
  // An open picture may hold a hundred megabytes.
  const limited = createFairQueue({ running: 2, waiting: 30 });

  serve(app, sendChatFile, ({ params: { chatId }, session, request, reply }) =>
    limited(async () => {
      const sender = participantOf(session);
      const form = await readUpload(request, { field, tooLarge: errorCode.chatFileTooLarge });
      const clientKey = readKey(form.fields.client_key);
      const earlier = await findSent(db, sender, { chatId, clientKey });
      if (earlier !== null) return { message: earlier };
      await countFile(db, sender, { chatId, now: clock() });
      const read = await readChatFile(form.filename, form.bytes, field);
      const draft = { ...read, chatId, clientKey, now: clock() };
      const { message, isNew } = await addChatFile(db, files, sender, draft);
      setCreatedStatus(reply, isNew);
      return { message };
    }),
  );

  serve(app, getChatFile, async ({ params, session, request, reply }) => {
    const { kind, filename, format, fileKey } = await openChatFile(db, participantOf(session), {
      ...params,
      now: clock(),
    });
    const shown =
      kind === 'picture'
        ? { format: 'jpg', type: 'image/jpeg' }
        : { format: format ?? 'pdf', type: mimeTypes[format ?? 'pdf'] };
    if (kind !== 'picture') return sendFile(reply, files, { ...shown, filename, fileKey });
    // Asked for again each time (ETag), so that a recalled picture is gone.
    if (isUnchanged(request, reply, fileKey)) return reply;
    const bytes = await sendFile(reply, files, { ...shown, filename, fileKey });
    reply.header('cache-control', 'private, no-cache');
    return bytes;
  });
}

function readKey(text: string | undefined): string {
  const key = clientKeySchema.safeParse(text).data;
  if (key === undefined)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { client_key: 'invalid' } });
  return key;
}
