import { endReference } from '@jobharbor/shared/calls/jobseeker-profile/end-reference';
import { openReferenceLink } from '@jobharbor/shared/calls/jobseeker-profile/open-reference-link';
import { openReferenceStopLink } from '@jobharbor/shared/calls/jobseeker-profile/open-reference-stop-link';
import { stopReferences } from '@jobharbor/shared/calls/jobseeker-profile/stop-references';
import { writeReference } from '@jobharbor/shared/calls/jobseeker-profile/write-reference';
import { networkOf } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { ignoreFormBodies, serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { sitePage } from '../../mail/site-page.ts';
import * as answers from './answer-reference.ts';
import * as unwanted from './unwanted-references.ts';

/** The link of a mail that asks for a reference; its reader needs no account. */
export function referenceLinkRoutes(app: App, { db, queue, config, clock }: Dependencies): void {
  ignoreFormBodies(app);

  serve(app, openReferenceLink, ({ body, request }) =>
    answers.openReference(db, { ...body, place: networkOf(request.ip), now: clock() }),
  );

  serve(app, writeReference, ({ body, request }) => {
    const reader = { ...body, place: networkOf(request.ip), now: clock() };
    return answers.writeReference({ db, queue, config }, reader);
  });

  serve(app, endReference, ({ body, request }) =>
    answers.endReference(db, { ...body, place: networkOf(request.ip), now: clock() }),
  );

  serve(
    app,
    stopReferences,
    async ({ query }) => {
      await unwanted.stopReferences(db, query.token, clock());
      return {};
    },
    { takesForeignForms: true },
  );

  serve(app, openReferenceStopLink, async ({ query, reply }) => {
    await unwanted.checkStopToken(db, query.token);
    const page = sitePage(config.siteUrl, query.language ?? 'en', query.country ?? null, '/reference/stop');
    return reply.redirect(`${page}#${query.token}`, 302);
  });
}
