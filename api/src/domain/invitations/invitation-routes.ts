import { decideInvitation } from '@jobharbor/shared/calls/admin/decide-invitation';
import { listInvitations } from '@jobharbor/shared/calls/admin/list-invitations';
import { appealInvitation } from '@jobharbor/shared/calls/jobseeker-vip/appeal-invitation';
import { claimInvitation } from '@jobharbor/shared/calls/jobseeker-vip/claim-invitation';
import { getVipStatus } from '@jobharbor/shared/calls/jobseeker-vip/get-vip-status';
import { mailInvitations } from '@jobharbor/shared/calls/jobseeker-vip/mail-invitations';
import { openInvitation } from '@jobharbor/shared/calls/jobseeker-vip/open-invitation';
import { switchVipBadge } from '@jobharbor/shared/calls/jobseeker-vip/switch-vip-badge';
import { networkOf } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import { consumePlaceAttempt } from '../../http/throttle.ts';
import type { App } from '../../http/typed-app.ts';
import { setInviteCookie } from '../../session/session-cookies.ts';
import { findBadge, switchBadge } from '../vip/vip-badge.ts';
import * as claims from './claim-invitation.ts';
import { findVipStatus } from './find-vip-status.ts';
import { findInviter } from './invite-link.ts';
import * as mails from './mail-invitations.ts';
import * as reviews from './review-invitations.ts';

/** Opened links of one network in a quarter of an hour: codes cannot be guessed one after the other. */
const openings = { name: 'open-invitation', limit: 100, seconds: 900 };

/** Inviting friends, the VIP time that it gives, and looking at invitations, for admins. */
export function invitationRoutes(app: App, { db, queue, config, clock }: Dependencies): void {
  serve(app, getVipStatus, ({ session: { accountId }, market }) =>
    findVipStatus(db, {
      ...{ accountId, language: market.language.value, siteUrl: config.siteUrl, now: clock() },
    }),
  );

  serve(app, openInvitation, async ({ body: { code }, request, reply }) => {
    await consumePlaceAttempt(db, { ...openings, place: networkOf(request.ip) }, clock());
    const inviter = await findInviter(db, code);
    if (inviter === undefined) throw claims.unknownInvite();
    setInviteCookie(request, reply, code);
    const { is_earned, is_wanted } = await findBadge(db, inviter.id, clock());
    return { first_name: inviter.first_name, has_badge: is_earned && is_wanted };
  });

  serve(app, switchVipBadge, async ({ body: { is_on }, session: { accountId } }) => ({
    badge: await switchBadge(db, { accountId, isOn: is_on, now: clock() }),
  }));

  serve(app, claimInvitation, ({ body: { code }, session: { accountId }, request }) =>
    claims.claimInvitation(db, { accountId, code, network: networkOf(request.ip), now: clock() }),
  );

  serve(app, mailInvitations, ({ body: { emails }, session: { accountId }, market }) =>
    mails.mailInvitations(
      { db, queue, config },
      { accountId, emails, language: market.language.value, now: clock() },
    ),
  );

  serve(app, appealInvitation, ({ params: { id }, body: { text }, session: { accountId } }) =>
    reviews.appealInvitation(db, { id, accountId, text, now: clock() }),
  );

  serve(app, listInvitations, ({ query }) => reviews.findInvitations(db, query));

  serve(app, decideInvitation, async ({ params: { id }, body, session, request }) => {
    const invitation = await reviews.decideInvitation(db, {
      ...{ ...body, id, adminId: session.accountId, now: clock() },
    });
    logSecurity(request, 'invitation-decision', 'done');
    return { invitation };
  });
}
