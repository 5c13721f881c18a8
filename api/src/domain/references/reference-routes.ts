import { askForReference } from '@jobharbor/shared/calls/jobseeker-profile/ask-for-reference';
import { askForReferenceAgain } from '@jobharbor/shared/calls/jobseeker-profile/ask-for-reference-again';
import { deleteReference } from '@jobharbor/shared/calls/jobseeker-profile/delete-reference';
import { listReferences } from '@jobharbor/shared/calls/jobseeker-profile/list-references';
import { showReference } from '@jobharbor/shared/calls/jobseeker-profile/show-reference';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import * as requests from './ask-for-reference.ts';
import * as references from './reference-repository.ts';

/** References of the caller: asking, showing, hiding, deleting. */
export function referenceRoutes(app: App, { db, queue, config, clock }: Dependencies): void {
  serve(app, listReferences, async ({ session }) => {
    const rows = await references.findReferences(db, session.accountId);
    return { references: rows.map((row) => references.toReference(row, clock())) };
  });

  serve(app, askForReference, async ({ body, session: { accountId }, market }) => {
    const now = clock();
    const caller = { accountId, language: market.language.value, now };
    const row = await requests.askForReference({ db, queue, config }, body, caller);
    return { reference: references.toReference(row, now) };
  });

  serve(app, askForReferenceAgain, async ({ params: { id }, session: { accountId }, market }) => {
    const now = clock();
    const caller = { accountId, language: market.language.value, now };
    const row = await requests.askAgain({ db, queue, config }, id, caller);
    return { reference: references.toReference(row, now) };
  });

  serve(app, showReference, async ({ params: { id }, body, session: { accountId } }) => {
    const row = await references.showReference(db, { id, accountId, isShown: body.is_shown });
    return { reference: references.toReference(row, clock()) };
  });

  serve(app, deleteReference, async ({ params: { id }, session: { accountId } }) => {
    await references.deleteReference(db, id, accountId);
    return {};
  });
}
