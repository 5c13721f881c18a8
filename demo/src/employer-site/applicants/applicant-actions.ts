import { deleteApplicantNote } from '@jobharbor/shared/calls/recruiter/delete-applicant-note';
import { moveApplicants } from '@jobharbor/shared/calls/recruiter/move-applicants';
import { setCompanyStages } from '@jobharbor/shared/calls/recruiter/set-company-stages';
import { tagApplicant } from '@jobharbor/shared/calls/recruiter/tag-applicant';
import { writeApplicantNote } from '@jobharbor/shared/calls/recruiter/write-applicant-note';
import { applicantLimits, type stageStatus } from '@jobharbor/shared/contracts';
import type * as z from 'zod/mini';
import { type Acting, type Action, type Done, type Form, firstCompany } from '../action.ts';

/** The numbers of a field that a form sends several times. */
export const idsOf = (text: string | undefined): number[] =>
  (text ?? '').split(',').filter(Boolean).map(Number);

interface Outcome {
  id: number;
  refused: { message: string } | null;
}

/** What a call for many did, in a sentence and a line for each refusal. */
export function tell(outcomes: readonly Outcome[], done: string, to: string): Done {
  const refused = outcomes.flatMap(({ refused: reason }) => reason?.message ?? []);
  const said = `${done}: ${outcomes.length - refused.length}. ${[...new Set(refused)].join(' ')}`;
  return { to, said: said.trim() };
}

async function move(
  { client, form, id }: Acting,
  ids: number[],
  to = `/jobs/${id}/applicants`,
): Promise<Done> {
  if (ids.length === 0) return { to, said: 'Choose somebody first.' };
  const stage_id = Number(form.stage) || null;
  const { outcomes } = await client.send(moveApplicants, { body: { ids, stage_id } });
  return tell(outcomes, 'Moved', to);
}

const stagesOf = (form: Form) =>
  Array.from({ length: applicantLimits.stages }, (_, index) => ({
    ...(form[`id-${index}`] && { id: Number(form[`id-${index}`]) }),
    name: form[`name-${index}`]?.trim() ?? '',
    status: form[`status-${index}`] as z.infer<typeof stageStatus>,
  })).filter(({ name }) => name !== '');

/** Actions on applicants, by path. */
export const applicantActions: Readonly<Record<string, Action>> = {
  '/jobs/{id}/applicants': (acting) => move(acting, idsOf(acting.form.ids)),
  '/applications/{id}/stage': (acting) => move(acting, [acting.id], `/applications/${acting.id}`),
  '/applications/{id}/tags': async ({ client, form, id }) => {
    const tags = (form.tags ?? '').split(',').filter((tag) => tag.trim() !== '');
    await client.send(tagApplicant, { params: { id }, body: { tags } });
    return { to: `/applications/${id}`, said: 'The tags are saved.' };
  },
  '/applications/{id}/notes': async ({ client, form, id }) => {
    const body = { text: form.note ?? '', mentions: idsOf(form.mentions) };
    await client.send(writeApplicantNote, { params: { id }, body, idempotencyKey: form.key ?? '' });
    return { to: `/applications/${id}`, said: 'The note is there for your team.' };
  },
  '/applications/{id}/notes/delete': async ({ client, form, id }) => {
    await client.send(deleteApplicantNote, { params: { id, noteId: Number(form.note_id) } });
    return { to: `/applications/${id}`, said: 'The note is deleted.' };
  },
  '/stages': async ({ client, form }) => {
    const { id } = await firstCompany(client);
    await client.send(setCompanyStages, { params: { id }, body: { stages: stagesOf(form) } });
    return { to: '/stages', said: 'The stages are saved.' };
  },
};
