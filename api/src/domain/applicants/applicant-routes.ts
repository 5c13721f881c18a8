import { compareApplicants } from '@jobharbor/shared/calls/recruiter/compare-applicants';
import { declineApplicants } from '@jobharbor/shared/calls/recruiter/decline-applicants';
import { deleteApplicantNote } from '@jobharbor/shared/calls/recruiter/delete-applicant-note';
import { exportApplicants as exportCall } from '@jobharbor/shared/calls/recruiter/export-applicants';
import { getApplicantRecord } from '@jobharbor/shared/calls/recruiter/get-applicant-record';
import { listApplicantExports } from '@jobharbor/shared/calls/recruiter/list-applicant-exports';
import { listApplicants } from '@jobharbor/shared/calls/recruiter/list-applicants';
import { listCompanyStages } from '@jobharbor/shared/calls/recruiter/list-company-stages';
import { listDeclineTexts } from '@jobharbor/shared/calls/recruiter/list-decline-texts';
import { moveApplicants } from '@jobharbor/shared/calls/recruiter/move-applicants';
import { setCompanyStages } from '@jobharbor/shared/calls/recruiter/set-company-stages';
import { setDeclineTexts } from '@jobharbor/shared/calls/recruiter/set-decline-texts';
import { tagApplicant } from '@jobharbor/shared/calls/recruiter/tag-applicant';
import { undoDecline as undoCall } from '@jobharbor/shared/calls/recruiter/undo-decline';
import { writeApplicantNote } from '@jobharbor/shared/calls/recruiter/write-applicant-note';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { attachmentHeader } from '../common/download-name.ts';
import { toSeconds } from '../common/seconds.ts';
import { requirePermission } from '../company-members/membership.ts';
import { openApplication } from '../received-applications/open-application.ts';
import { deleteNote, writeNote } from './applicant-notes.ts';
import { readRecord, setTags } from './applicant-record.ts';
import { findStages, replaceStages } from './company-stages.ts';
import { findDeclineTexts, replaceDeclineTexts } from './decline-texts.ts';
import { exportApplicants, findExports } from './export-applicants.ts';
import { findApplicants } from './find-applicants.ts';
import { forEachApplicant, moveApplicant } from './move-applicants.ts';
import { declineSendTime, planDecline, undoDecline } from './planned-declines.ts';

/** The list of applicants, and what a team keeps about them. */
export function applicantRoutes(app: App, { db, clock }: Dependencies): void {
  declineRoutes(app, { db, clock });
  serve(app, listApplicants, ({ query, session: { accountId }, market }) =>
    findApplicants(db, accountId, query, { now: clock(), language: market.language.value }),
  );

  serve(app, getApplicantRecord, async ({ params: { id }, session: { accountId } }) => ({
    record: await readRecord(db, { accountId, id, now: clock() }),
  }));

  serve(
    app,
    moveApplicants,
    async ({ body: { ids, stage_id: stageId }, session: { accountId }, market }) => ({
      outcomes: await forEachApplicant(db, ids, market.language.value, (tx, id) =>
        moveApplicant(tx, { accountId, id, stageId, now: clock() }),
      ),
    }),
  );

  serve(app, tagApplicant, async ({ params: { id }, body: { tags }, session: { accountId } }) => ({
    tags: await setTags(db, { accountId, id, tags }),
  }));

  serve(app, writeApplicantNote, async ({ params, body: draft, session, idempotencyKey, reply }) => {
    const { accountId } = session;
    const { note, isNew } = await writeNote(db, {
      ...{ accountId, id: params.id, draft, key: idempotencyKey, now: clock() },
    });
    setCreatedStatus(reply, isNew);
    return { note };
  });

  serve(app, deleteApplicantNote, async ({ params: { id, noteId }, session: { accountId } }) => {
    await deleteNote(db, { accountId, id, noteId });
    return {};
  });

  serve(app, listCompanyStages, async ({ params: { id }, session: { accountId } }) => {
    await requirePermission(db, id, accountId);
    return { stages: await findStages(db, id) };
  });

  serve(app, setCompanyStages, async ({ params: { id }, body: { stages }, session: { accountId } }) => ({
    stages: await replaceStages(db, { companyId: id, accountId, stages }),
  }));
}

/** Declining with a text, comparing, and taking applicants out. */
function declineRoutes(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  serve(app, declineApplicants, async ({ body: { ids, reason, text }, session: { accountId }, market }) => {
    const now = clock();
    const outcomes = await forEachApplicant(db, ids, market.language.value, (tx, id) =>
      planDecline(tx, { accountId, id, reason, text, now }),
    );
    return { outcomes, told_at: toSeconds(declineSendTime(now)) };
  });

  serve(app, undoCall, async ({ body: { ids }, session: { accountId }, market }) => ({
    outcomes: await forEachApplicant(db, ids, market.language.value, (tx, id) =>
      undoDecline(tx, accountId, id),
    ),
  }));

  serve(app, listDeclineTexts, async ({ params: { id }, session: { accountId } }) => {
    await requirePermission(db, id, accountId);
    return { texts: await findDeclineTexts(db, id) };
  });

  serve(app, setDeclineTexts, async ({ params: { id }, body: { texts }, session: { accountId } }) => ({
    texts: await replaceDeclineTexts(db, { companyId: id, accountId, texts }),
  }));

  serve(app, compareApplicants, async ({ query: { ids }, session: { accountId } }) => {
    const applications = [];
    for (const id of new Set(ids.split(',').map(Number)))
      applications.push(await openApplication(db, { accountId, id, now: clock() }));
    return { applications };
  });

  serve(app, exportCall, async ({ query: { job_id: jobId }, session: { accountId }, reply }) => {
    const text = await exportApplicants(db, { accountId, jobId, now: clock() });
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachmentHeader('applicants.csv'))
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store');
    return text;
  });

  serve(app, listApplicantExports, async ({ params: { id }, session: { accountId } }) => ({
    exports: await findExports(db, id, accountId),
  }));
}
