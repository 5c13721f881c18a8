import { answerOffer as answerCall } from '@jobharbor/shared/calls/job-application/answer-offer';
import { downloadOffer } from '@jobharbor/shared/calls/job-application/download-offer';
import { getOffer } from '@jobharbor/shared/calls/job-application/get-offer';
import { listOffers } from '@jobharbor/shared/calls/job-application/list-offers';
import { listMadeOffers } from '@jobharbor/shared/calls/recruiter/list-made-offers';
import { makeOffer as makeCall } from '@jobharbor/shared/calls/recruiter/make-offer';
import { withdrawOffer as withdrawCall } from '@jobharbor/shared/calls/recruiter/withdraw-offer';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { attachmentHeader } from '../common/download-name.ts';
import { answerOffer, askAboutOffer, withdrawOffer } from './change-offers.ts';
import { mailOffer } from './mail-offer.ts';
import { makeOffer } from './make-offer.ts';
import { makeOfferDocument } from './offer-document.ts';
import { findMadeOffers, findOffer, findOffers } from './offer-repository.ts';

/** Offers: made and withdrawn by recruiters, answered by candidates. */
export function offerRoutes(app: App, { db, queue, clock, config }: Dependencies): void {
  serve(app, listOffers, async ({ session, market }) =>
    findOffers(db, session.accountId, { market, now: clock() }),
  );

  serve(app, getOffer, async ({ params: { id }, session, market }) => ({
    offer: await findOffer(db, { jobseekerId: session.accountId }, id, { market, now: clock() }),
  }));

  serve(app, answerCall, async ({ params: { id }, body, session: { accountId }, market }) => {
    const now = clock();
    const target = { accountId, id, now };
    if (body.action === 'ask') await askAboutOffer(db, target, body);
    else await db.transaction().execute((tx) => answerOffer(tx, target, body));
    return { offer: await findOffer(db, { jobseekerId: accountId }, id, { market, now }) };
  });

  serve(app, downloadOffer, async ({ params: { id }, session, market, reply }) => {
    const isRecruiter = session.role === 'recruiter';
    const viewer = isRecruiter ? { actorId: session.accountId } : { jobseekerId: session.accountId };
    const { filename, pdf } = await makeOfferDocument(db, viewer, id, { market, now: clock() });
    reply
      .type('application/pdf')
      .header('content-disposition', attachmentHeader(filename))
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store');
    return pdf;
  });

  serve(app, makeCall, async ({ params, body: terms, session, market, reply }) => {
    const actorId = session.accountId;
    const now = clock();
    const { id, isNew } = await db.transaction().execute(async (tx) => {
      const made = await makeOffer(tx, { actorId, applicationId: params.id, terms, now });
      if (made.isNew) await mailOffer(tx, { queue, config }, made.id, 'offer-made', now);
      return made;
    });
    setCreatedStatus(reply, isNew);
    return { offer: await findOffer(db, { actorId }, id, { market, now }) };
  });

  serve(app, listMadeOffers, async ({ query, session, market }) =>
    findMadeOffers(db, session.accountId, { ...query, market, now: clock() }),
  );

  serve(app, withdrawCall, async ({ params: { id }, body, session, market }) => {
    const actorId = session.accountId;
    const now = clock();
    await db.transaction().execute(async (tx) => {
      if (await withdrawOffer(tx, { actorId, id, now }, body))
        await mailOffer(tx, { queue, config }, id, 'offer-withdrawn', now);
    });
    return { offer: await findOffer(db, { actorId }, id, { market, now }) };
  });
}
