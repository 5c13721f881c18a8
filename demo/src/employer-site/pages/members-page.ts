import { listCompanyAgencies } from '@jobharbor/shared/calls/recruiter/list-company-agencies';
import { listCompanyMembers } from '@jobharbor/shared/calls/recruiter/list-company-members';
import type { CompanyMember, JoinRequest } from '@jobharbor/shared/contracts';
import {
  buttonForm,
  checkbox,
  codeField,
  enteredIn,
  hidden,
  openIfSent,
  selectField,
  textArea,
  textField,
} from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { pill } from '../../form-site/pill.ts';
import { companyOf } from '../action.ts';
import { formatDay, type Shown } from '../shown.ts';
import { renderAgencies } from './agencies-section.ts';

/** Who recruits for the company. Its admin invites, verifies, changes and removes; everybody else may leave. */
export async function renderMembers(shown: Shown): Promise<Page> {
  const { client, t } = shown;
  const { id, name, permissions } = await companyOf(client, t);
  const [{ members, invitations, requests }, { agencies }] = await Promise.all([
    client.send(listCompanyMembers, { params: { id } }),
    client.send(listCompanyAgencies, { params: { id } }),
  ]);
  const isAdmin = permissions.includes('verify-recruiters');
  const isMember = members.some(({ is_you }) => is_you);
  const content = html`<h1>${t('members.title', { company: name })}</h1>
${requests.map((request) => renderRequest(shown, request))}
<section class="card"><ul class="rows">${members.map((member) => {
    // An agency is ended in its own section.
    const isAgency = agencies.some(({ recruiter }) => recruiter.id === member.id);
    return renderMember(shown, member, members, isAdmin && !isAgency);
  })}
${invitations.map(
  (
    one,
  ) => html`<li><span class="main"><bdi>${one.email}</bdi><span class="quiet small"><bdi>${one.title}</bdi> · ${t('members.until', { day: formatDay(shown, one.expires_at) })}</span></span>
${pill(t('members.invited'), 'waiting')}${buttonForm(`/members/invitations/${one.id}/withdraw`, t('members.withdraw'))}</li>`,
)}</ul></section>
${isAdmin && renderInvite(shown)}
${await renderAgencies(shown, { id, isAdmin, agencies })}
${isMember && !isAdmin && renderLeave(shown, members)}`;
  return { title: t('nav.members'), content };
}

const renderRequest = (shown: Shown, { id, person, title, text }: JoinRequest): Html => {
  const { t } = shown;
  const refusal = enteredIn(shown, `refuse-${id}`);
  return html`<section class="card"><h2>${t('members.asks', { person: person.name })}</h2>
<p class="quiet"><bdi>${title}</bdi>${person.email !== null && html` · <bdi>${person.email}</bdi>`}</p><p dir="auto">${text}</p>
<form class="buttons" method="post" action="/members/requests/${id}"><button class="primary" name="outcome" value="joined">${t('members.letIn')}</button></form>
<details${openIfSent(refusal)}><summary>${t('members.refuse')}</summary><form method="post" action="/members/requests/${id}">${hidden('form', `refuse-${id}`)}
${textArea(refusal, { name: 'reason', label: t('members.refuseReason'), rows: 3 })}
<button name="outcome" value="refused">${t('members.refuse')}</button></form></details></section>`;
};

function renderMember(
  shown: Shown,
  member: CompanyMember,
  members: readonly CompanyMember[],
  isAdmin: boolean,
): Html {
  const { t } = shown;
  const { name, title, role, agency, is_you } = member;
  return html`<li><span class="main"><span><bdi>${name}</bdi>${is_you && ` ${t('members.you')}`}</span>
<span class="quiet small"><bdi>${title}</bdi> · ${t('members.since', { day: formatDay(shown, member.joined_at) })}${
    agency !== null && html` · ${t('members.agency', { agency: agency.name })}`
  }</span></span>
${pill(t(`members.role.${agency === null ? role : 'agency'}`))}
${isAdmin && role !== 'admin' && renderChange(shown, member, members)}</li>`;
}

const successors = ({ t }: Shown, members: readonly CompanyMember[], goes: number) =>
  [
    ['', t('none')] as const,
    ...members.filter(({ id }) => id !== goes).map(({ id, name }) => [id, name] as const),
  ] as const;

/** The coordinator keeps the role, and stays. */
function renderChange(shown: Shown, member: CompanyMember, members: readonly CompanyMember[]): Html {
  const { t } = shown;
  const { id, title, role, permissions } = member;
  const isFixed = role === 'coordinator';
  const names = { change: `change-${id}`, remove: `remove-${id}` };
  const [change, removal] = [enteredIn(shown, names.change), enteredIn(shown, names.remove)];
  const isOpen = isHandedOver(shown, id) || change.fields.size > 0 || removal.fields.size > 0;
  return html`<details class="wide"${isOpen && html` open`}><summary>${t('members.change')}</summary>
<form method="post" action="/members/${id}">${hidden('form', names.change)}<div class="pair">${textField(change, { name: 'title', label: t('members.theirPosition'), start: title })}
${!isFixed && selectField(change, { name: 'role', label: t('members.roleLabel'), start: role }, roles(shown))}</div>
${checkbox('may_analyse_talent', t('members.mayAnalyse'), permissions.includes('analyse-talent'))}
<button>${t('save')}</button></form>
${
  isFixed
    ? html`<p class="quiet">${t('members.coordinatorStays')}</p>`
    : html`<form method="post" action="/members/${id}/remove">${hidden('form', names.remove)}<p class="quiet">${t('members.removeLead')}</p>
${selectField(removal, { name: 'successor_id', label: t('members.successor') }, successors(shown, members, id))}
<button class="danger">${t('members.remove')}</button></form>
${renderTransfer(shown, id)}`
}</details>`;
}

/** Whether the form that hands the company over to the member was sent, and asks for the code. */
const isHandedOver = ({ entered }: Shown, id: number) => entered.fields.get('transfer_to') === String(id);

const renderTransfer = (shown: Shown, id: number): Html => {
  const { t, entered } = shown;
  const asksCode = isHandedOver(shown, id);
  return html`<form method="post" action="/members/${id}/transfer">${hidden('transfer_to', id)}<p class="quiet">${t('members.transferLead')}</p>
${asksCode && codeField(entered, { name: 'otp', label: t('members.transferCode') })}
<button${asksCode && html` class="primary"`}>${t('members.transfer')}</button></form>
${asksCode && html`<form method="post" action="/members/${id}/transfer">${hidden('transfer_to', id)}<button>${t('members.transferAgain')}</button></form>`}`;
};

const roles = ({ t }: Shown) =>
  (['recruiter', 'coordinator'] as const).map((role) => [role, t(`members.role.${role}`)] as const);

const renderInvite = (shown: Shown): Html => {
  const { t } = shown;
  const entered = enteredIn(shown, 'invite');
  return html`<section class="card"><h2>${t('members.invite')}</h2><form method="post" action="/members">${hidden('form', 'invite')}<div class="pair">
${textField(entered, { name: 'email', label: t('members.email'), type: 'email' })}
${textField(entered, { name: 'title', label: t('members.theirPosition') })}
${selectField(entered, { name: 'role', label: t('members.roleLabel') }, roles(shown))}</div><button class="primary">${t('members.invite')}</button></form></section>`;
};

const renderLeave = (shown: Shown, members: readonly CompanyMember[]): Html => {
  const { t } = shown;
  const entered = enteredIn(shown, 'leave');
  const me = members.find(({ is_you }) => is_you)?.id ?? 0;
  return html`<section class="card"><details${openIfSent(entered)}><summary>${t('members.leave')}</summary><form method="post" action="/members/leave">${hidden('form', 'leave')}
<p class="quiet">${t('members.leaveLead')}</p>
${selectField(entered, { name: 'successor_id', label: t('members.successor') }, successors(shown, members, me))}
<button class="danger">${t('members.leave')}</button></form></details></section>`;
};
