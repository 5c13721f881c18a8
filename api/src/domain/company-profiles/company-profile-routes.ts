import multipart from '@fastify/multipart';
import { decideCompanyVerification } from '@jobharbor/shared/calls/admin/decide-company-verification';
import { downloadCompanyProof } from '@jobharbor/shared/calls/admin/download-company-proof';
import { listCompanyVerifications } from '@jobharbor/shared/calls/admin/list-company-verifications';
import { deleteCompanyProof } from '@jobharbor/shared/calls/recruiter/delete-company-proof';
import { getOwnCompany } from '@jobharbor/shared/calls/recruiter/get-own-company';
import { listCompanyProofs } from '@jobharbor/shared/calls/recruiter/list-company-proofs';
import { replyToCompanyRecord as replyCall } from '@jobharbor/shared/calls/recruiter/reply-to-company-record';
import { requestCompanyVerification } from '@jobharbor/shared/calls/recruiter/request-company-verification';
import { updateCompany as updateCall } from '@jobharbor/shared/calls/recruiter/update-company';
import { uploadCompanyProof } from '@jobharbor/shared/calls/recruiter/upload-company-proof';
import { attachmentLimits } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import { createFairQueue } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { readUpload } from '../common/read-upload.ts';
import { sendFile } from '../common/send-file.ts';
import { requirePermission } from '../company-members/membership.ts';
import { attachmentTypes, readAttachment } from '../license-attachments/read-attachment.ts';
import { uploadedFilename } from '../resumes/resume-filename.ts';
import { addProof, deleteProof, findProofFile, findProofs } from './company-proofs.ts';
import { findEditedCompany } from './edited-company.ts';
import { replyToCompanyRecord, updateCompany } from './update-company.ts';
import * as verifications from './verify-company.ts';

const field = 'proof';

/** The profile of a company as its members edit it, its documents and its verification. */
export async function companyProfileRoutes(app: App, dependencies: Dependencies): Promise<void> {
  const { db, clock } = dependencies;

  serve(app, getOwnCompany, async ({ params: { id }, session: { accountId } }) => {
    await requirePermission(db, id, accountId);
    return { company: await findEditedCompany(db, id, clock()) };
  });

  serve(app, updateCall, async ({ params: { id }, body: change, session: { accountId } }) => {
    await updateCompany(db, { companyId: id, accountId, change, now: clock() });
    return { company: await findEditedCompany(db, id, clock()) };
  });

  serve(app, replyCall, async ({ params: { id: companyId }, body, session: { accountId }, market }) => {
    const language = market.language.value;
    await replyToCompanyRecord(db, { companyId, accountId, language, ...body, now: clock() });
    return {};
  });

  await proofRoutes(app, dependencies);
  verificationRoutes(app, dependencies);
}

async function proofRoutes(app: App, { db, files, clock }: Dependencies): Promise<void> {
  const need = 'upload-company-documents';
  await app.register(multipart, {
    limits: { fileSize: attachmentLimits.maxBytes, files: 1, fields: 10, fieldSize: 1_000 },
  });
  // An open picture may hold a hundred megabytes.
  const limited = createFairQueue({ running: 1, waiting: 10 });

  serve(app, listCompanyProofs, async ({ params: { id }, session: { accountId } }) => {
    await requirePermission(db, id, accountId, need);
    return { proofs: (await findProofs(db, [id])).get(id) ?? [] };
  });

  serve(app, uploadCompanyProof, async ({ params: { id }, session: { accountId }, request }) => {
    await requirePermission(db, id, accountId, need);
    return limited(async () => {
      const { filename, bytes, fields } = await readUpload(request, {
        ...{ field, tooLarge: errorCode.resumeTooLarge },
      });
      const proof = await addProof(db, files, {
        ...(await readAttachment(bytes, field)),
        ...{ companyId: id, kind: fields.kind, filename: uploadedFilename(filename), now: clock() },
      });
      return { proof };
    });
  });

  serve(app, deleteCompanyProof, async ({ params: { id, proofId }, session: { accountId } }) => {
    await requirePermission(db, id, accountId, need);
    await deleteProof(db, id, proofId);
    return {};
  });

  serve(app, downloadCompanyProof, async ({ params: { id }, reply }) => {
    const { filename, format, file_key: fileKey } = await findProofFile(db, id);
    return sendFile(reply, files, { filename, format, type: attachmentTypes[format], fileKey });
  });
}

function verificationRoutes(app: App, { db, queue, config, clock }: Dependencies): void {
  serve(app, requestCompanyVerification, async ({ params: { id }, session: { accountId } }) => {
    await verifications.requestVerification(db, { companyId: id, accountId, now: clock() });
    return { verification: (await findEditedCompany(db, id, clock())).verification };
  });

  serve(app, listCompanyVerifications, ({ query }) => verifications.findPending(db, query));

  serve(app, decideCompanyVerification, async ({ params: { id }, body: decision, session, request }) => {
    const { accountId: adminId } = session;
    await verifications.decideVerification(db, { queue, config }, { id, decision, adminId, now: clock() });
    logSecurity(request, 'company', 'done');
    return {};
  });
}
