import { sendPhoneCode } from '@jobharbor/shared/calls/auth/send-phone-code';
import { signInByPhone } from '@jobharbor/shared/calls/auth/sign-in-by-phone';
import { codeMinutes, resendSeconds } from '@jobharbor/shared/contracts/sign-in/auth';
import { networkOf } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { readMobile } from '../accounts/read-phone.ts';
import { queueSignUp } from '../pixel-events/queue-pixel-event.ts';
import { answerWithCookies } from '../sign-in/answer-with-cookies.ts';
import { callerOf } from '../sign-in/caller-of.ts';
import { newcomerOf } from '../sign-in/newcomer.ts';
import * as rules from './phone-sign-in.ts';

/** Signing in, and up, by a code that is sent to a mobile number. */
export function phoneSignInRoutes(app: App, { db, queue, clock, config }: Dependencies): void {
  serve(app, sendPhoneCode, async ({ body, market, request }) => {
    const phone = readMobile(body, market.country.key);
    await rules.sendPhoneCode(
      { db, queue, config },
      { phone, place: networkOf(request.ip), language: market.language.value, now: clock() },
    );
    return { contact_number: phone, resend_after: resendSeconds, expires_in: codeMinutes * 60 };
  });

  serve(app, signInByPhone, async ({ body, market, request, reply }) => {
    const { key: country } = market.country;
    const signedIn = await rules.signInByPhone(
      { db, queue },
      { phone: readMobile(body, country), code: body.otp },
      callerOf(request, reply, clock()),
      { ...newcomerOf(request, body.campaign), acceptsTerms: body.terms_and_condition === 1 },
    );
    if (signedIn.isNew) await queueSignUp({ db, clock, config }, request);
    const event = signedIn.isNew ? 'sign-up' : 'sign-in';
    return { ...answerWithCookies(event, request, reply, signedIn), is_new: signedIn.isNew };
  });
}
