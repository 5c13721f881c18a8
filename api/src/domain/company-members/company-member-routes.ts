import { decideCompanyClaim } from '@jobharbor/shared/calls/admin/decide-company-claim';
import { listCompanyClaims } from '@jobharbor/shared/calls/admin/list-company-claims';
import { answerMemberInvitation } from '@jobharbor/shared/calls/recruiter/answer-member-invitation';
import { appointAgency } from '@jobharbor/shared/calls/recruiter/appoint-agency';
import { askToJoin } from '@jobharbor/shared/calls/recruiter/ask-to-join';
import { changeMember } from '@jobharbor/shared/calls/recruiter/change-member';
import { decideJoinRequest } from '@jobharbor/shared/calls/recruiter/decide-join-request';
import { endAgency } from '@jobharbor/shared/calls/recruiter/end-agency';
import { inviteMember } from '@jobharbor/shared/calls/recruiter/invite-member';
import { leaveCompany } from '@jobharbor/shared/calls/recruiter/leave-company';
import { listCompanyAgencies } from '@jobharbor/shared/calls/recruiter/list-company-agencies';
import { listCompanyMembers } from '@jobharbor/shared/calls/recruiter/list-company-members';
import { listOwnCompanies } from '@jobharbor/shared/calls/recruiter/list-own-companies';
import { listReceivedInvitations } from '@jobharbor/shared/calls/recruiter/list-received-invitations';
import { registerCompany } from '@jobharbor/shared/calls/recruiter/register-company';
import { removeMember } from '@jobharbor/shared/calls/recruiter/remove-member';
import { transferCompany } from '@jobharbor/shared/calls/recruiter/transfer-company';
import { withdrawMemberInvitation } from '@jobharbor/shared/calls/recruiter/withdraw-member-invitation';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import * as agencies from './agencies.ts';
import * as changes from './change-member.ts';
import * as invitations from './invitations.ts';
import * as joining from './join-requests.ts';
import { requirePermission } from './membership.ts';
import { findMembers, findOwnCompanies, findOwnRequests } from './own-companies.ts';
import * as registration from './register-company.ts';
import * as parting from './remove-member.ts';
import * as transferring from './transfer-company.ts';

/** Registering a company, and who acts for it. */
export function companyMemberRoutes(app: App, { db, queue, config, clock }: Dependencies): void {
  serve(app, registerCompany, async ({ body: form, session, idempotencyKey, request, reply }) => {
    const { accountId } = session;
    const { company, isNew } = await registration.registerCompany(db, {
      ...{ accountId, form, key: idempotencyKey, now: clock() },
    });
    setCreatedStatus(reply, isNew);
    if (isNew) logSecurity(request, 'company', 'done');
    return { company };
  });

  serve(app, listOwnCompanies, async ({ session: { accountId } }) => ({
    companies: await findOwnCompanies(db, accountId),
    requests: await findOwnRequests(db, accountId),
  }));

  serve(app, listCompanyMembers, async ({ params: { id }, session: { accountId } }) => {
    const { permissions } = await requirePermission(db, id, accountId);
    const isAdmin = permissions.includes('verify-recruiters');
    return {
      members: await findMembers(db, id, accountId),
      invitations: isAdmin ? await invitations.findInvitations(db, id, clock()) : [],
      requests: isAdmin ? await joining.findRequests(db, id) : [],
    };
  });

  agencyRoutes(app, { db, queue, config, clock });
  joiningRoutes(app, { db, queue, config, clock });
  partingRoutes(app, { db, queue, config, clock });
}

type Services = Pick<Dependencies, 'db' | 'queue' | 'config' | 'clock'>;

/** Agencies that act for a company by its consent. */
function agencyRoutes(app: App, { db, queue, config, clock }: Services): void {
  serve(app, listCompanyAgencies, async ({ params: { id }, session: { accountId } }) => {
    await requirePermission(db, id, accountId);
    return { agencies: await agencies.findAgencies(db, id) };
  });

  serve(app, appointAgency, async ({ params, body, session: { accountId }, request, reply }) => {
    const { agency_id: agencyId } = body;
    const consent = { companyId: params.id, agencyId, accountId, now: clock() };
    const isNew = await agencies.appointAgency(db, { queue, config }, consent);
    setCreatedStatus(reply, isNew);
    if (isNew) logSecurity(request, 'company', 'done');
    const found = (await agencies.findAgencies(db, params.id)).find(({ agency }) => agency.id === agencyId);
    if (found === undefined) throw new ApiError(errorCode.notFound);
    return found;
  });

  serve(app, endAgency, async ({ params: { id, agencyId }, session: { accountId }, request }) => {
    await agencies.endAgency(db, { companyId: id, agencyId, accountId });
    logSecurity(request, 'company', 'done');
    return {};
  });
}

/** Invitations, requests to join, and the decisions on them. */
function joiningRoutes(app: App, { db, queue, config, clock }: Services): void {
  const services = { queue, config };

  serve(app, inviteMember, async ({ params, body: draft, session: { accountId } }) => ({
    invitation: await invitations.inviteMember(db, services, {
      ...{ companyId: params.id, accountId, draft, now: clock() },
    }),
  }));

  serve(app, withdrawMemberInvitation, async ({ params, session: { accountId } }) => {
    await invitations.withdrawInvitation(db, { companyId: params.id, id: params.invitationId, accountId });
    return {};
  });

  serve(app, listReceivedInvitations, async ({ session: { accountId } }) => ({
    invitations: await invitations.findReceivedInvitations(db, accountId, clock()),
  }));

  serve(app, answerMemberInvitation, async ({ params: { id }, body, session: { accountId } }) => {
    const isAccepted = body.answer === 'accepted';
    await invitations.answerInvitation(db, { id, accountId, isAccepted, now: clock() });
    return {};
  });

  serve(app, askToJoin, async ({ params, body, session: { accountId } }) => ({
    decided_by: await joining.askToJoin(db, services, {
      ...body,
      ...{ companyId: params.id, accountId, now: clock() },
    }),
  }));

  serve(app, decideJoinRequest, async ({ params, body: decision, session: { accountId }, request }) => {
    const { id: companyId, requestId: id } = params;
    await joining.decideRequest(db, services, { companyId, id, accountId, decision, now: clock() });
    logSecurity(request, 'company', 'done');
    return {};
  });

  serve(app, listCompanyClaims, ({ query }) => joining.findClaims(db, query));

  serve(app, decideCompanyClaim, async ({ params: { id }, body: decision, session, request }) => {
    const decided = { id, decision, adminId: session.accountId, now: clock() };
    await joining.decideClaim(db, services, decided);
    logSecurity(request, 'company', 'done');
    return {};
  });
}

/** Changing, removing, leaving and handing over. */
function partingRoutes(app: App, { db, queue, config, clock }: Services): void {
  serve(app, changeMember, async ({ params, body: change, session: { accountId } }) => {
    await changes.changeMember(db, {
      ...{ companyId: params.id, memberId: params.memberId, accountId, change },
    });
    return {};
  });

  serve(app, removeMember, async ({ params, body, session: { accountId }, request }) => {
    await parting.removeMember(
      db,
      { queue, config },
      {
        ...{ companyId: params.id, memberId: params.memberId, successorId: body.successor_id },
        ...{ accountId, now: clock() },
      },
    );
    logSecurity(request, 'company', 'done');
    return {};
  });

  serve(app, leaveCompany, async ({ params, body, session: { accountId }, request }) => {
    await parting.leaveCompany(db, {
      ...{ companyId: params.id, memberId: accountId, successorId: body.successor_id },
    });
    logSecurity(request, 'company', 'done');
    return {};
  });

  serve(app, transferCompany, async ({ params, body, session: { accountId }, request }) => {
    const transfer = { companyId: params.id, accountId, memberId: body.member_id, now: clock() };
    await transferring.transferCompany(db, { queue, config }, transfer, body.otp);
    logSecurity(request, 'company', 'done');
    return {};
  });
}
