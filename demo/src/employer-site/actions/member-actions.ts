import { answerMemberInvitation } from '@jobharbor/shared/calls/recruiter/answer-member-invitation';
import { appointAgency } from '@jobharbor/shared/calls/recruiter/appoint-agency';
import { askToJoin } from '@jobharbor/shared/calls/recruiter/ask-to-join';
import { changeMember } from '@jobharbor/shared/calls/recruiter/change-member';
import { decideJoinRequest } from '@jobharbor/shared/calls/recruiter/decide-join-request';
import { endAgency } from '@jobharbor/shared/calls/recruiter/end-agency';
import { inviteMember } from '@jobharbor/shared/calls/recruiter/invite-member';
import { leaveCompany } from '@jobharbor/shared/calls/recruiter/leave-company';
import { removeMember } from '@jobharbor/shared/calls/recruiter/remove-member';
import { transferCompany } from '@jobharbor/shared/calls/recruiter/transfer-company';
import { withdrawMemberInvitation } from '@jobharbor/shared/calls/recruiter/withdraw-member-invitation';
import { errorCode, hasCode, isAppError } from '@jobharbor/shared/errors';
import type { Done } from '../../form-site/action.ts';
import { type Acting, companyOf, type FormAction, idOf } from '../action.ts';

const page = '/members';

/** An action on the members of the own company, by their list. */
const onMembers = (
  said: NonNullable<Done['said']>,
  carryOut: (acting: Acting, companyId: number) => Promise<unknown>,
): FormAction => ({
  page,
  async carryOut(acting) {
    const { id } = await companyOf(acting.client, acting.t);
    await carryOut(acting, id);
    return { to: page, said };
  },
});

const roleOf = (text: string | undefined) => (text === 'coordinator' ? 'coordinator' : 'recruiter');

/** In two steps: the first mails a code, which the form asks for in the second. */
async function handOver({ client, form, id: member_id, t }: Acting): Promise<Done> {
  const { id } = await companyOf(client, t);
  const otp = form.otp === undefined ? {} : { otp: form.otp };
  try {
    await client.send(transferCompany, { params: { id }, body: { member_id, ...otp } });
  } catch (error) {
    if (!isAppError(error) || !hasCode(error, errorCode.transferCodeSent)) throw error;
    return { to: '', said: error.message };
  }
  return { to: page, said: 'said.handedOver' };
}

export const memberActions: Readonly<Record<string, FormAction>> = {
  '/invitations/{id}': {
    page: '/',
    async carryOut({ client, form, id }) {
      const answer = form.answer === 'declined' ? 'declined' : 'accepted';
      await client.send(answerMemberInvitation, { params: { id }, body: { answer } });
      return { to: '/', said: answer === 'accepted' ? 'said.joined' : 'said.invitationDeclined' };
    },
  },
  '/join/{id}': {
    page: '/',
    async carryOut({ client, form, id }) {
      const { title = '', text = '' } = form;
      await client.send(askToJoin, { params: { id }, body: { title, text } });
      return { to: '/', said: 'said.askedToJoin' };
    },
  },
  '/members': onMembers('said.memberInvited', ({ client, form }, id) => {
    const { email = '', title = '', role } = form;
    return client.send(inviteMember, { params: { id }, body: { email, title, role: roleOf(role) } });
  }),
  '/members/invitations/{id}/withdraw': onMembers(
    'said.invitationWithdrawn',
    ({ client, id: invitationId }, id) =>
      client.send(withdrawMemberInvitation, { params: { id, invitationId } }),
  ),
  '/members/requests/{id}': onMembers('said.requestDecided', ({ client, form, id: requestId }, id) =>
    client.send(decideJoinRequest, {
      params: { id, requestId },
      body:
        form.outcome === 'refused'
          ? { outcome: 'refused', reason: form.reason ?? '' }
          : { outcome: 'joined' },
    }),
  ),
  '/members/{id}': onMembers('said.memberChanged', ({ client, form, id: memberId }, id) =>
    client.send(changeMember, {
      params: { id, memberId },
      body: {
        ...(form.title !== undefined && { title: form.title }),
        ...(form.role !== undefined && { role: roleOf(form.role) }),
        may_analyse_talent: form.may_analyse_talent === '1',
      },
    }),
  ),
  '/members/{id}/remove': onMembers('said.memberRemoved', ({ client, form, id: memberId }, id) =>
    client.send(removeMember, {
      params: { id, memberId },
      body: { successor_id: idOf(form.successor_id) },
    }),
  ),
  '/members/{id}/transfer': { page, carryOut: handOver },
  '/agencies/{id}': onMembers('said.agencyAppointed', ({ client, id: agency_id }, id) =>
    client.send(appointAgency, { params: { id }, body: { agency_id } }),
  ),
  '/agencies/{id}/end': onMembers('said.agencyEnded', ({ client, id: agencyId }, id) =>
    client.send(endAgency, { params: { id, agencyId } }),
  ),
  '/members/leave': {
    page,
    async carryOut({ client, form, t }) {
      const { id } = await companyOf(client, t);
      await client.send(leaveCompany, {
        params: { id },
        body: { successor_id: idOf(form.successor_id) },
      });
      return { to: '/', said: 'said.left' };
    },
  },
};
