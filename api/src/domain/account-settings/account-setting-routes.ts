import { changePassword } from '@jobharbor/shared/calls/auth/change-password';
import { changeEmail } from '@jobharbor/shared/calls/data/change-email';
import { changePhone } from '@jobharbor/shared/calls/data/change-phone';
import { removePhone } from '@jobharbor/shared/calls/data/remove-phone';
import { requestEmailChange } from '@jobharbor/shared/calls/data/request-email-change';
import { requestPhoneChange } from '@jobharbor/shared/calls/data/request-phone-change';
import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import { updateAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/update-account-setting';
import { codeMinutes, resendSeconds } from '@jobharbor/shared/contracts/sign-in/auth';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { setUserCookie } from '../../session/session-cookies.ts';
import { toSessionUser } from '../../session/session-repository.ts';
import { settingRequestOf } from '../accounts/setting-request.ts';
import * as settings from './account-setting-repository.ts';
import * as email from './change-email.ts';
import * as password from './change-password.ts';
import * as phone from './change-phone.ts';
import * as removal from './remove-phone.ts';

/** Routes of account settings. */
export function accountSettingRoutes(app: App, { db, queue, clock, config }: Dependencies): void {
  const services = { db, queue, config };
  const requestOf = (request: FastifyRequest) => settingRequestOf(request, clock());

  serve(app, getAccountSetting, async ({ session }) =>
    settings.findAccountSetting(db, session.accountId, config),
  );

  serve(app, updateAccountSetting, async ({ session: { accountId }, body }) =>
    db.transaction().execute(async (tx) => {
      await settings.updateAccountSetting(tx, accountId, body, clock());
      return settings.findAccountSetting(tx, accountId, config);
    }),
  );

  serve(app, changePassword, async ({ body, request }) => {
    await password.changePassword(services, requestOf(request), body);
    logSecurity(request, 'password', 'done');
    return {};
  });

  serve(app, requestEmailChange, async ({ body, request }) => {
    await email.requestEmailChange(services, requestOf(request), body.email);
    return { resend_after: resendSeconds, expires_in: codeMinutes * 60 };
  });

  serve(app, changeEmail, async ({ body, session, request, reply }) => {
    const account = await email.changeEmail(services, requestOf(request), body);
    setUserCookie(request, reply, toSessionUser(account));
    logSecurity(request, 'email', 'done');
    return settings.findAccountSetting(db, session.accountId, config);
  });

  serve(app, requestPhoneChange, async ({ body, market, request }) => {
    const country = market.country.key;
    const number = await phone.requestPhoneChange(services, { ...requestOf(request), country }, body);
    return { contact_number: number, resend_after: resendSeconds, expires_in: codeMinutes * 60 };
  });

  serve(app, changePhone, async ({ body, market, session, request }) => {
    const country = market.country.key;
    await phone.changePhone(services, { ...requestOf(request), country }, body);
    logSecurity(request, 'phone', 'done');
    return settings.findAccountSetting(db, session.accountId, config);
  });

  serve(app, removePhone, async ({ session, request }) => {
    await removal.removePhone(services, requestOf(request));
    logSecurity(request, 'phone', 'done');
    return settings.findAccountSetting(db, session.accountId, config);
  });
}
