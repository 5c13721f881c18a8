import multipart from '@fastify/multipart';
import { downloadLicenseAttachment } from '@jobharbor/shared/calls/jobseeker-profile/download-license-attachment';
import { uploadLicenseAttachment } from '@jobharbor/shared/calls/jobseeker-profile/upload-license-attachment';
import { attachmentLimits } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import { createFairQueue } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { readUpload } from '../common/read-upload.ts';
import { sendFile } from '../common/send-file.ts';
import { uploadedFilename } from '../resumes/resume-filename.ts';
import { addAttachment, findLicenseFile } from './attachment-repository.ts';
import { attachmentTypes, readAttachment } from './read-attachment.ts';

const field = 'attachment';

/** The files of the caller's own licences. */
export async function licenseAttachmentRoutes(app: App, { db, files, clock }: Dependencies): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: attachmentLimits.maxBytes, files: 1, fields: 10, fieldSize: 1_000 },
  });
  // An open picture may hold a hundred megabytes.
  const limited = createFairQueue({ running: 2, waiting: 30 });

  serve(app, uploadLicenseAttachment, ({ session: { accountId }, idempotencyKey, request, reply }) =>
    limited(async () => {
      const { filename, bytes: original } = await readUpload(request, {
        ...{ field, tooLarge: errorCode.resumeTooLarge },
      });
      const { attachment, isNew } = await addAttachment(db, files, {
        ...(await readAttachment(original, field)),
        ...{ accountId, filename: uploadedFilename(filename), original, key: idempotencyKey, now: clock() },
      });
      setCreatedStatus(reply, isNew);
      return { attachment };
    }),
  );

  serve(app, downloadLicenseAttachment, async ({ params: { id }, session: { accountId }, reply }) => {
    const { filename, format, file_key: fileKey } = await findLicenseFile(db, accountId, id);
    return sendFile(reply, files, { filename, format, type: attachmentTypes[format], fileKey });
  });
}
