import multipart from '@fastify/multipart';
import { getCompanyLogo } from '@jobharbor/shared/calls/company/get-company-logo';
import { removeCompanyLogo } from '@jobharbor/shared/calls/recruiter/remove-company-logo';
import { uploadCompanyLogo } from '@jobharbor/shared/calls/recruiter/upload-company-logo';
import { avatarLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { createFairQueue } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { encodeLogo } from '../../images/encode-logo.ts';
import { readUpload } from '../common/read-upload.ts';
import { findLogo, removeLogo, requireRecruiterOf, storeLogo } from './company-logo-repository.ts';

const field = 'logo';

/** Logos of companies: for everybody to see, for their recruiters to change. */
export async function companyLogoRoutes(
  app: App,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: avatarLimits.maxBytes, files: 1, fields: 10, fieldSize: 1_000 },
  });
  // An open picture may hold a hundred megabytes.
  const limited = createFairQueue({ running: 1, waiting: 10 });

  serve(app, getCompanyLogo, async ({ params: { key }, reply }) => {
    const png = await findLogo(db, key);
    if (png === null) throw new ApiError(errorCode.notFound);
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png');
    return png;
  });

  serve(app, uploadCompanyLogo, async ({ params: { id }, session: { accountId }, request }) => {
    await requireRecruiterOf(db, id, accountId);
    return limited(async () => {
      const { bytes } = await readUpload(request, { field, tooLarge: errorCode.imageTooLarge });
      const png = await encodeLogo(bytes, field);
      return { logo_url: await storeLogo(db, { companyId: id, png, now: clock() }) };
    });
  });

  serve(app, removeCompanyLogo, async ({ params: { id }, session: { accountId } }) => {
    await requireRecruiterOf(db, id, accountId);
    await removeLogo(db, id);
    return {};
  });
}
