import { getApplicationDraft } from '@jobharbor/shared/calls/data/get-application-draft';
import { listApplicationDrafts } from '@jobharbor/shared/calls/data/list-application-drafts';
import { saveApplicationDraft } from '@jobharbor/shared/calls/data/save-application-draft';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findDraft, findDrafts, storeDraft } from './application-draft-repository.ts';

/** Applications that a person has begun. */
export function applicationDraftRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, getApplicationDraft, async ({ params: { jobId }, session: { accountId } }) => ({
    draft: await findDraft(db, { accountId, jobId, now: clock() }),
  }));

  serve(app, listApplicationDrafts, async ({ session: { accountId } }) => ({
    drafts: await findDrafts(db, accountId, clock()),
  }));

  serve(app, saveApplicationDraft, async ({ params: { jobId }, body, session: { accountId } }) => {
    await storeDraft(db, { accountId, jobId, draft: body, now: clock() });
    return {};
  });
}
