import { linkSocialAccount } from '@jobharbor/shared/calls/auth/link-social-account';
import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { signInBySocial } from '@jobharbor/shared/calls/auth/sign-in-by-social';
import { startSocialLogin } from '@jobharbor/shared/calls/auth/start-social-login';
import type { HandOffSite } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { networkOf } from '@jobharbor/shared/http-server';
import type { SocialType } from '../../database/tables/sign-in-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { browserToken, setBrowserCookie } from '../../session/session-cookies.ts';
import { generateToken } from '../../session/session-token.ts';
import { settingRequestOf } from '../accounts/setting-request.ts';
import { findCountryList } from '../common/find-country-list.ts';
import { queueSignUp } from '../pixel-events/queue-pixel-event.ts';
import { answerWithCookies } from '../sign-in/answer-with-cookies.ts';
import { callerOf } from '../sign-in/caller-of.ts';
import { newcomerOf } from '../sign-in/newcomer.ts';
import * as rules from './social-login.ts';

/** Signing in with an account at another provider, which this server asks who the person is. */
export function socialLoginRoutes(app: App, { db, queue, clock, config }: Dependencies): void {
  const services = { db, queue, config, clock };
  const offeredTypes = async (country: string): Promise<SocialType[]> => {
    const hidden = (await findCountryList(db, 'hidden-social-types', country)) ?? [];
    return (Object.keys(config.social) as SocialType[]).filter((type) => !hidden.includes(type));
  };

  serve(app, listSocialProviders, async ({ market }) => ({
    social_types: await offeredTypes(market.country.key),
    phone: config.sms.kind !== 'none',
    sites: Object.keys(config.handOffs) as HandOffSite[],
  }));

  serve(app, startSocialLogin, async ({ body, market, request, reply }) => {
    if (!(await offeredTypes(market.country.key)).includes(body.social_type))
      throw new ApiError(errorCode.notFound);
    const browser = browserToken(request) ?? generateToken();
    const url = await rules.startSocialLogin(services, {
      type: body.social_type,
      redirect: body.redirect,
      browser,
      place: networkOf(request.ip),
      now: clock(),
    });
    setBrowserCookie(request, reply, browser);
    return { url };
  });

  serve(app, signInBySocial, async ({ body, request, reply }) => {
    const result = await rules.signInBySocial(
      services,
      { type: body.social_type, credential: body.credential, browser: browserToken(request) },
      callerOf(request, reply, clock()),
      newcomerOf(request, body.campaign),
    );
    const { redirect } = result;
    if (result.kind === 'proof') {
      const { token, email } = result;
      return { user: null, is_new: false, redirect, proof: { token, email } };
    }
    const event = result.isNew ? 'sign-up' : 'sign-in';
    if (result.isNew) await queueSignUp(services, request);
    const answer = answerWithCookies(event, request, reply, result.signedIn);
    return { ...answer, is_new: result.isNew, redirect, proof: null };
  });

  serve(app, linkSocialAccount, async ({ body, request }) => {
    await rules.linkSocial(services, settingRequestOf(request, clock()), body.token);
    logSecurity(request, 'social-link', 'done');
    return {};
  });
}
