import { answerMobile as answerCall } from '@jobharbor/shared/calls/job-application/answer-mobile';
import { answerResume as answerResumeCall } from '@jobharbor/shared/calls/job-application/answer-resume';
import { requestMobile as requestCall } from '@jobharbor/shared/calls/job-application/request-mobile';
import { requestResume as requestResumeCall } from '@jobharbor/shared/calls/job-application/request-resume';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { participantOf } from '../messages/chat-access.ts';
import { answerMobile, requestMobile } from './exchange-mobile.ts';
import { answerResume, requestResume } from './exchange-resume.ts';

/** Routes of the exchange of mobile numbers and résumés in a chat. */
export function exchangeRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, requestCall, async ({ params: { chatId }, body, session, reply }) => {
    const request = { chatId, clientKey: body.client_key, now: clock() };
    const { message, isNew } = await requestMobile(db, participantOf(session), request);
    setCreatedStatus(reply, isNew);
    return { message };
  });

  serve(app, answerCall, async ({ params, body, session }) => ({
    message: await answerMobile(db, participantOf(session), { ...params, ...body }),
  }));

  serve(app, requestResumeCall, async ({ params: { chatId }, body, session, reply }) => {
    const request = { chatId, clientKey: body.client_key, now: clock() };
    const { message, isNew } = await requestResume(db, participantOf(session), request);
    setCreatedStatus(reply, isNew);
    return { message };
  });

  serve(app, answerResumeCall, async ({ params, body, session }) => ({
    message: await answerResume(db, participantOf(session), { ...params, answer: body }),
  }));
}
