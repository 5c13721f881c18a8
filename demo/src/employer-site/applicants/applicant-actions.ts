import { declineApplicants } from '@jobharbor/shared/calls/recruiter/decline-applicants';
import { deleteApplicantNote } from '@jobharbor/shared/calls/recruiter/delete-applicant-note';
import { moveApplicants } from '@jobharbor/shared/calls/recruiter/move-applicants';
import { setCompanyStages } from '@jobharbor/shared/calls/recruiter/set-company-stages';
import { setDeclineTexts } from '@jobharbor/shared/calls/recruiter/set-decline-texts';
import { tagApplicant } from '@jobharbor/shared/calls/recruiter/tag-applicant';
import { undoDecline } from '@jobharbor/shared/calls/recruiter/undo-decline';
import { writeApplicantNote } from '@jobharbor/shared/calls/recruiter/write-applicant-note';
import {
  applicantLimits,
  type DeclineReason,
  declineUndoMinutes,
  languages,
  type stageStatus,
} from '@jobharbor/shared/contracts';
import type * as z from 'zod/mini';
import type { Done, Form } from '../../form-site/action.ts';
import { type Acting, type Action, companyOf } from '../action.ts';

const idsOf = (fields: URLSearchParams, name: string): number[] => fields.getAll(name).map(Number);

interface Outcome {
  id: number;
  refused: { message: string } | null;
}

/** What a call for many did, with the reason of each refusal. */
function tell(outcomes: readonly Outcome[], sentence: (done: number) => string, to: string): Done {
  const refused = outcomes.flatMap(({ refused: reason }) => reason?.message ?? []);
  const said = [sentence(outcomes.length - refused.length), ...new Set(refused)].join(' ');
  return { to, said };
}

async function move({ client, form, t }: Acting, ids: number[], to: string): Promise<Done> {
  const { outcomes } = await client.send(moveApplicants, {
    body: { ids, stage_id: Number(form.stage) || null },
  });
  return tell(outcomes, (done) => t('applicants.moved', { done }), to);
}

async function decline({ client, form, t }: Acting, ids: number[], to: string): Promise<Done> {
  const body = {
    ids,
    text: form.text?.trim() || undefined,
    reason: form.reason as DeclineReason | undefined,
  };
  const { outcomes } = await client.send(declineApplicants, { body });
  return tell(outcomes, (done) => t('applicants.declined', { done, minutes: declineUndoMinutes }), to);
}

async function undo({ client, t }: Acting, ids: number[], to: string): Promise<Done> {
  const { outcomes } = await client.send(undoDecline, { body: { ids } });
  return tell(outcomes, (done) => t('applicants.undone', { done }), to);
}

/** What the button under the list says, for all that are chosen. */
async function changeChosen(acting: Acting): Promise<Done> {
  const { fields, form, id, t } = acting;
  const ids = idsOf(fields, 'ids');
  const to = `/jobs/${id}/applicants`;
  if (ids.length === 0) return { to, said: t('applicants.chooseFirst') };
  switch (form.do) {
    case 'decline':
      return decline(acting, ids, to);
    case 'undo':
      return undo(acting, ids, to);
    case 'compare':
      return ids.length < 2 || ids.length > 4
        ? { to, said: t('applicants.chooseFew') }
        : { to: `/compare?ids=${ids.join(',')}` };
    default:
      return move(acting, ids, to);
  }
}

const stagesOf = (form: Form) =>
  Array.from({ length: applicantLimits.stages }, (_, index) => ({
    ...(form[`id-${index}`] && { id: Number(form[`id-${index}`]) }),
    name: form[`name-${index}`]?.trim() ?? '',
    status: form[`status-${index}`] as z.infer<typeof stageStatus>,
  })).filter(({ name }) => name !== '');

/** Actions on one applicant, by path. */
const ofOne: Readonly<Record<string, Action>> = {
  '/applications/{id}/stage': (acting) => move(acting, [acting.id], `/applications/${acting.id}`),
  '/applications/{id}/decline': (acting) => decline(acting, [acting.id], `/applications/${acting.id}`),
  '/applications/{id}/undo': (acting) => undo(acting, [acting.id], `/applications/${acting.id}`),
  '/applications/{id}/tags': async ({ client, form, id }) => {
    const tags = (form.tags ?? '').split(/[,،、，]/).filter((tag) => tag.trim() !== '');
    await client.send(tagApplicant, { params: { id }, body: { tags } });
    return { to: `/applications/${id}`, said: 'said.tagsSaved' };
  },
  '/applications/{id}/notes': async ({ client, form, fields, id }) => {
    const body = { text: form.note ?? '', mentions: idsOf(fields, 'mentions') };
    await client.send(writeApplicantNote, { params: { id }, body, idempotencyKey: form.key ?? '' });
    return { to: `/applications/${id}`, said: 'said.noted' };
  },
  '/applications/{id}/notes/delete': async ({ client, form, id }) => {
    await client.send(deleteApplicantNote, { params: { id, noteId: Number(form.note_id) } });
    return { to: `/applications/${id}`, said: 'said.noteDeleted' };
  },
};

/** Actions on applicants, by path. */
export const applicantActions: Readonly<Record<string, Action>> = {
  ...ofOne,
  '/jobs/{id}/applicants': changeChosen,
  '/decline-texts': async ({ client, form, t }) => {
    const { id } = await companyOf(client, t);
    const texts = languages.flatMap(({ value: language }) => {
      const text = form[language]?.trim() ?? '';
      return text === '' || form[`own-${language}`] === undefined ? [] : [{ language, text }];
    });
    await client.send(setDeclineTexts, { params: { id }, body: { texts } });
    return { to: '/decline-texts', said: 'said.textsSaved' };
  },
  '/stages': async ({ client, form, t }) => {
    const { id } = await companyOf(client, t);
    await client.send(setCompanyStages, { params: { id }, body: { stages: stagesOf(form) } });
    return { to: '/stages', said: 'said.stagesSaved' };
  },
};
