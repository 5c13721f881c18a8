import { listCompanyMembers } from '@jobharbor/shared/calls/recruiter/list-company-members';
import { listOwnCompanies } from '@jobharbor/shared/calls/recruiter/list-own-companies';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { type Entered, selectField, textField } from '../fields.ts';
import { type Html, html } from '../html.ts';

const roles = [
  ['recruiter', 'Recruiter'],
  ['coordinator', 'Coordinator'],
] as const;

/** Who recruits for the company; its admin invites. */
export async function renderMembers(client: EmployerClient, entered: Entered): Promise<Html> {
  const [company] = (await client.send(listOwnCompanies)).companies;
  if (company === undefined) return html`<h1>Members</h1><p><a href="/">Register a company first</a></p>`;
  const { members, invitations, requests } = await client.send(listCompanyMembers, {
    params: { id: company.id },
  });
  const isAdmin = company.permissions.includes('verify-recruiters');
  return html`<h1>Members of ${company.name}</h1>
<section class="card"><ul class="rows">${members.map(
    (
      one,
    ) => html`<li><span>${one.name}${one.is_you && ' (you)'} <span class="quiet">${one.title}</span></span>
<span class="pill">${one.role}${one.agency !== null && ` · ${one.agency.name}`}</span></li>`,
  )}
${invitations.map((one) => html`<li><span>${one.email}</span><span class="pill">invited</span></li>`)}</ul></section>
${requests.map(
  (one) => html`<section class="card"><h2>${one.person.name} asks to join</h2><p>${one.text}</p>
<form method="post" action="/members/requests/${one.id}"><button class="primary">Let them in</button></form></section>`,
)}
${
  isAdmin &&
  html`<section class="card"><h2>Invite</h2><form method="post" action="/members"><div class="pair">
${textField(entered, { name: 'email', label: 'Email', type: 'email' })}
${textField(entered, { name: 'title', label: 'Position' })}
${selectField(entered, { name: 'role', label: 'Role' }, roles)}</div><button class="primary">Invite</button></form></section>`
}`;
}
