import { deleteApplicantNote } from '@jobharbor/shared/calls/recruiter/delete-applicant-note';
import { getApplicantRecord } from '@jobharbor/shared/calls/recruiter/get-applicant-record';
import { listApplicants } from '@jobharbor/shared/calls/recruiter/list-applicants';
import { listCompanyStages } from '@jobharbor/shared/calls/recruiter/list-company-stages';
import { moveApplicants } from '@jobharbor/shared/calls/recruiter/move-applicants';
import { setCompanyStages } from '@jobharbor/shared/calls/recruiter/set-company-stages';
import { tagApplicant } from '@jobharbor/shared/calls/recruiter/tag-applicant';
import { writeApplicantNote } from '@jobharbor/shared/calls/recruiter/write-applicant-note';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { requirePermission } from '../company-members/membership.ts';
import { deleteNote, writeNote } from './applicant-notes.ts';
import { readRecord, setTags } from './applicant-record.ts';
import { findStages, replaceStages } from './company-stages.ts';
import { findApplicants } from './find-applicants.ts';
import { forEachApplicant, moveApplicant } from './move-applicants.ts';

/** The list of applicants, and what a team keeps about them. */
export function applicantRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listApplicants, ({ query, session: { accountId } }) =>
    findApplicants(db, accountId, query, clock()),
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
