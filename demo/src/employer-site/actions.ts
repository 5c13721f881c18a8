import { sendMessage } from '@jobharbor/shared/calls/job-application/send-message';
import { answerMemberInvitation } from '@jobharbor/shared/calls/recruiter/answer-member-invitation';
import { checkJob } from '@jobharbor/shared/calls/recruiter/check-job';
import { decideJoinRequest } from '@jobharbor/shared/calls/recruiter/decide-join-request';
import { inviteMember } from '@jobharbor/shared/calls/recruiter/invite-member';
import { inviteToInterview } from '@jobharbor/shared/calls/recruiter/invite-to-interview';
import { makeOffer } from '@jobharbor/shared/calls/recruiter/make-offer';
import { moveApplication } from '@jobharbor/shared/calls/recruiter/move-application';
import { moveJob } from '@jobharbor/shared/calls/recruiter/move-job';
import { postJob } from '@jobharbor/shared/calls/recruiter/post-job';
import { registerCompany } from '@jobharbor/shared/calls/recruiter/register-company';
import { countryByKey, minorUnitsOf } from '@jobharbor/shared/contracts';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { type Acting, type Action, type Done, type Form, firstCompany } from './action.ts';
import { applicantActions } from './applicants/applicant-actions.ts';
import { escapeText } from './escape-text.ts';

/** `min_salary` in the main unit of a currency as ISO 4217 minor units. */
const toMinor = (text: string | undefined, currency: string): number | null =>
  text === undefined || text === '' ? null : Math.round(Number(text) * 10 ** minorUnitsOf(currency));

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeText(part.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');

function jobFormOf(form: Form, country: string) {
  const currency = countryByKey(country)?.currency ?? 'USD';
  const [min, max] = [toMinor(form.min, currency), toMinor(form.max, currency)];
  return {
    country_key: country,
    language: 'en' as const,
    title: form.title ?? '',
    description_html: paragraphs(form.description ?? ''),
    other_places: form.place ? [form.place] : [],
    skills: (form.skills ?? '')
      .split(',')
      .map((skill) => skill.trim())
      .filter((skill) => skill !== ''),
    salary: min === null && max === null ? null : { currency, period: form.period as 'monthly', min, max },
    screening_questions: form.question
      ? [{ question: form.question, kind: 'text' as const, options: [], is_required: false }]
      : [],
  };
}

async function post({ client, form }: Acting): Promise<Done> {
  const company = await firstCompany(client);
  const written = jobFormOf(form, company.country_key);
  if (form.do === 'check') {
    const { advice } = await client.send(checkJob, { body: written });
    const items = advice.map((one) => [one.advice.value, one.words.join(', ')].filter(Boolean).join(' '));
    return { to: '', said: items.length > 0 ? 'Before you post:' : 'Nothing to improve.', items };
  }
  const { job } = await client.send(postJob, {
    body: { company_id: company.id, form: written, is_another: form.is_another === '1' },
    idempotencyKey: form.key ?? '',
  });
  return { to: `/jobs/${job.id}`, said: 'The job is posted. People find it now.' };
}

const hour = 3_600;

/** Actions by method and path; `{id}` is a number. */
export const actions: Readonly<Record<string, Action>> = {
  '/companies': async ({ client, form }) => {
    const { name = '', country_key = '', title = '', website } = form;
    await client.send(registerCompany, {
      body: { name, country_key, title, language: 'en', ...(website && { website }) },
      idempotencyKey: form.key ?? '',
    });
    return { to: '/', said: 'Your company is registered.' };
  },
  '/invitations/{id}': async ({ client, id }) => {
    await client.send(answerMemberInvitation, { params: { id }, body: { answer: 'accepted' } });
    return { to: '/', said: 'You are a member now.' };
  },
  '/members': async ({ client, form }) => {
    const { id } = await firstCompany(client);
    const { email = '', title = '', role } = form;
    const body = { email, title, role: role === 'coordinator' ? ('coordinator' as const) : undefined };
    await client.send(inviteMember, { params: { id }, body });
    return { to: '/members', said: 'The invitation is on its way.' };
  },
  '/members/requests/{id}': async ({ client, id: requestId }) => {
    const { id } = await firstCompany(client);
    await client.send(decideJoinRequest, { params: { id, requestId }, body: { outcome: 'joined' } });
    return { to: '/members', said: 'They are a member now.' };
  },
  '/jobs': post,
  '/jobs/{id}/status': async ({ client, form, id }) => {
    await client.send(moveJob, { params: { id }, body: { status: form.status as 'open' } });
    return { to: `/jobs/${id}` };
  },
  '/applications/{id}/message': async ({ client, form, id }) => {
    const { chat, key: client_key = '', text = '' } = form;
    await client.send(sendMessage, { params: { chatId: Number(chat) }, body: { client_key, text } });
    return { to: `/applications/${id}` };
  },
  '/applications/{id}/accept': async ({ client, id }) => {
    await client.send(moveApplication, { params: { id }, body: { status: 'accepted' } });
    return { to: `/applications/${id}`, said: 'Accepted. Invite them to an interview.' };
  },
  '/applications/{id}/decline': async ({ client, form, id }) => {
    const { text = '' } = form;
    await client.send(moveApplication, {
      params: { id },
      body: { status: 'declined', reason: 'other', text },
    });
    return { to: `/applications/${id}`, said: 'Declined, with your words.' };
  },
  '/applications/{id}/invite': async ({ client, form, id }) => {
    const { starts_at = '', place = '' } = form;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const terms = { kind: 'onsite' as const, place, time_zone: zone };
    const starts = Math.floor(new Date(starts_at).getTime() / 1_000);
    await client.send(inviteToInterview, { params: { id }, body: { ...terms, starts_at: starts } });
    return { to: `/applications/${id}`, said: 'The invitation is sent.' };
  },
  '/applications/{id}/offer': async ({ client, form, id, country }) => {
    const { title, country_key } = await offeredJob(client, id);
    const currency = countryByKey(country_key || country)?.currency ?? 'USD';
    const amount = toMinor(form.amount, currency) ?? 0;
    await client.send(makeOffer, {
      params: { id },
      body: {
        ...{ title, starts_on: form.starts_on ?? '', hours: form.hours ?? '', place: form.place ?? '' },
        pay: { currency, amount, period: 'monthly' },
        valid_until: Math.floor(Date.now() / 1_000) + 14 * 24 * hour,
      },
    });
    return { to: `/applications/${id}`, said: 'The offer is made. It stands for two weeks.' };
  },
  ...applicantActions,
};

async function offeredJob(client: EmployerClient, id: number) {
  const { getReceivedApplication } = await import(
    '@jobharbor/shared/calls/recruiter/get-received-application'
  );
  return (await client.send(getReceivedApplication, { params: { id } })).application.job;
}
