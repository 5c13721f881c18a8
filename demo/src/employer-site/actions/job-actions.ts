import { checkJob } from '@jobharbor/shared/calls/recruiter/check-job';
import { deleteJobDraft } from '@jobharbor/shared/calls/recruiter/delete-job-draft';
import { editJob } from '@jobharbor/shared/calls/recruiter/edit-job';
import { getOwnJob } from '@jobharbor/shared/calls/recruiter/get-own-job';
import { moveJob } from '@jobharbor/shared/calls/recruiter/move-job';
import { postJob } from '@jobharbor/shared/calls/recruiter/post-job';
import { replyToJobRecord } from '@jobharbor/shared/calls/recruiter/reply-to-job-record';
import { repostJob } from '@jobharbor/shared/calls/recruiter/repost-job';
import { saveJobDraft } from '@jobharbor/shared/calls/recruiter/save-job-draft';
import { type JobAdvice, type JobForm, jobStatus } from '@jobharbor/shared/contracts';
import type { Done } from '../../form-site/action.ts';
import { type Acting, companyOf, type FormAction, idOf } from '../action.ts';
import { draftOfFields, jobOfFields } from '../forms/job-fields.ts';
import type { Translate } from '../texts.ts';

/** Shows the form again with the advice on it. */
async function check({ client, t }: Acting, form: JobForm): Promise<Done> {
  const { advice } = await client.send(checkJob, { body: form });
  if (advice.length === 0) return { to: '', said: t('said.nothingToImprove') };
  return { to: '', said: t('said.beforeYouPost'), items: advice.map((one) => adviceText(t, one)) };
}

const adviceText = (t: Translate, { advice, words }: JobAdvice): string =>
  words.length > 0 ? t('said.adviceWords', { advice: advice.value, words: words.join(', ') }) : advice.value;

async function post(acting: Acting): Promise<Done> {
  const { client, form, fields, t } = acting;
  const company = await companyOf(client, t, idOf(form.company_id));
  const draftId = idOf(form.draft_id);
  if (form.do === 'draft') {
    const body = { company_id: company.id, form: draftOfFields(fields), ...(draftId && { id: draftId }) };
    await client.send(saveJobDraft, { body });
    return { to: '/jobs', said: 'said.draftSaved' };
  }
  const written = jobOfFields(fields, { country_key: company.country_key });
  if (form.do === 'check') return check(acting, written);
  const { job } = await client.send(postJob, {
    body: {
      ...{ company_id: company.id, form: written, is_another: form.is_another === '1' },
      ...(draftId && { draft_id: draftId }),
    },
    idempotencyKey: form.key ?? '',
  });
  return { to: `/jobs/${job.id}`, said: 'said.posted' };
}

async function edit(acting: Acting): Promise<Done> {
  const { client, form, fields, id } = acting;
  const { form: stored } = await client.send(getOwnJob, { params: { id } });
  const written = jobOfFields(fields, stored as JobForm);
  if (form.do === 'check') return check(acting, written);
  await client.send(editJob, { params: { id }, body: written });
  return { to: `/jobs/${id}`, said: 'said.jobSaved' };
}

const moved = { open: 'said.opened', on_hold: 'said.held', closed: 'said.closed' } as const;

export const jobActions: Readonly<Record<string, FormAction>> = {
  '/jobs': { page: '/jobs/new', carryOut: post },
  '/jobs/{id}/edit': { carryOut: edit },
  '/jobs/{id}/status': {
    page: '/jobs/{id}',
    async carryOut({ client, form, id }) {
      const status = jobStatus.parse(form.status);
      await client.send(moveJob, { params: { id }, body: { status } });
      return { to: `/jobs/${id}`, said: moved[status] };
    },
  },
  '/jobs/{id}/repost': {
    page: '/jobs/{id}',
    async carryOut({ client, id }) {
      await client.send(repostJob, { params: { id } });
      return { to: `/jobs/${id}`, said: 'said.reposted' };
    },
  },
  '/jobs/{id}/reply': {
    page: '/jobs/{id}',
    async carryOut({ client, form, id }) {
      await client.send(replyToJobRecord, { params: { id }, body: { sentence: form.sentence ?? '' } });
      return { to: `/jobs/${id}`, said: form.sentence?.trim() ? 'said.replied' : 'said.replyRemoved' };
    },
  },
  '/jobs/drafts/{id}/delete': {
    page: '/jobs',
    async carryOut({ client, id }) {
      await client.send(deleteJobDraft, { params: { id } });
      return { to: '/jobs', said: 'said.draftDeleted' };
    },
  },
};
