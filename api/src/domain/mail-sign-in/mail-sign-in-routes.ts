import { describeSignInLink } from '@jobharbor/shared/calls/auth/describe-sign-in-link';
import { sendSignInCode } from '@jobharbor/shared/calls/auth/send-sign-in-code';
import { signInByCode } from '@jobharbor/shared/calls/auth/sign-in-by-code';
import { signInByLink } from '@jobharbor/shared/calls/auth/sign-in-by-link';
import type { Campaign } from '@jobharbor/shared/contracts';
import { codeMinutes, resendSeconds } from '@jobharbor/shared/contracts/sign-in/auth';
import { networkOf } from '@jobharbor/shared/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { browserToken, setBrowserCookie } from '../../session/session-cookies.ts';
import { generateToken } from '../../session/session-token.ts';
import { queueSignUp } from '../pixel-events/queue-pixel-event.ts';
import { answerWithCookies } from '../sign-in/answer-with-cookies.ts';
import { callerOf } from '../sign-in/caller-of.ts';
import { newcomerOf } from '../sign-in/newcomer.ts';
import * as rules from './mail-sign-in.ts';

/** Routes of sign-in without a password, by a mailed code or link. */
export function mailSignInRoutes(app: App, { db, queue, clock, config }: Dependencies): void {
  const mailNewcomerOf = (
    request: FastifyRequest,
    { terms_and_condition, campaign }: { terms_and_condition: number; campaign?: Campaign | undefined },
  ): rules.MailNewcomer => ({ ...newcomerOf(request, campaign), acceptsTerms: terms_and_condition === 1 });

  async function answerNewcomer(request: FastifyRequest, reply: FastifyReply, signedIn: rules.MailSignIn) {
    if (signedIn.isNew) await queueSignUp({ db, clock, config }, request);
    const event = signedIn.isNew ? 'sign-up' : 'sign-in';
    return { ...answerWithCookies(event, request, reply, signedIn), is_new: signedIn.isNew };
  }

  serve(app, sendSignInCode, async ({ body, market, request, reply }) => {
    const browser = browserToken(request) ?? generateToken();
    const base = `/${market.language.slug}/${market.country.key}`;
    await rules.sendSignInMail(
      { db, queue },
      {
        email: body.email,
        redirect: body.redirect,
        place: networkOf(request.ip),
        language: market.language.value,
        now: clock(),
        browser,
        linkPage: `${config.siteUrl}${base}/sign-in-link`,
      },
    );
    setBrowserCookie(request, reply, browser);
    return { resend_after: resendSeconds, expires_in: codeMinutes * 60 };
  });

  serve(app, signInByCode, async ({ body, request, reply }) => {
    const caller = callerOf(request, reply, clock());
    const newcomer = mailNewcomerOf(request, body);
    const signedIn = await rules.signInByCode(
      { db },
      { email: body.email, code: body.otp },
      caller,
      newcomer,
    );
    return answerNewcomer(request, reply, signedIn);
  });

  serve(app, describeSignInLink, async ({ body, request }) => {
    const tokens = { token: body.token, browser: browserToken(request) };
    const link = await rules.describeLink({ db }, tokens, clock());
    return { email: link.email, is_same_browser: link.isSameBrowser, redirect: link.redirect };
  });

  serve(app, signInByLink, async ({ body, request, reply }) => {
    const tokens = { token: body.token, browser: browserToken(request) };
    const newcomer = mailNewcomerOf(request, body);
    const signedIn = await rules.signInByLink({ db }, tokens, callerOf(request, reply, clock()), newcomer);
    return answerNewcomer(request, reply, signedIn);
  });
}
