import { createSkill } from '@jobharbor/shared/calls/jobseeker-profile/create-skill';
import { createWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/create-work-experience';
import { getSyncableContent } from '@jobharbor/shared/calls/jobseeker-resumes/get-syncable-content';
import type { SyncField, SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { type Answer, answer, withStatus } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { aSkill, aWorkExperience } from './builders.ts';
import { visit } from './render-profile.tsx';

/** Fields of a proposal, each with a line of the résumé that says so. */
export const fieldsOf = (values: Record<string, string>, current: Record<string, string> = {}) =>
  Object.entries(values).map(([name, value], line) => ({
    ...{ name, value, line, page: 1, quote: `Line ${line} with ${value}` },
    current: current[name] ?? null,
  }));

export const jobProposal: SyncProposal = {
  id: 'work_experience:0',
  kind: 'work_experience',
  entry_id: null,
  fields: fieldsOf({
    job_title: 'Barista',
    company_name: 'Café Norte',
    start_month: '2018-02',
    end_month: '2019-12',
  }),
};
export const skillProposal: SyncProposal = {
  id: 'skill:customer-service',
  kind: 'skill',
  entry_id: null,
  fields: fieldsOf({ name: 'Customer service' }),
};

/** Opens the page that fills the profile from a résumé with these proposals. */
export function openProposals(
  proposals: SyncProposal[],
  answers: readonly Answer[] = [],
  lines = 40,
  more: { doubtful_proposals?: SyncProposal[]; contact?: SyncField[] } = {},
) {
  return visit('/resume/1/fill', {
    answers: [
      answer(getSyncableContent, () => ({
        lines,
        proposals,
        analysis: { tier: 'pass' as const, met: ['jobs' as const], missing: ['numbers' as const] },
        rating: null,
        ...more,
      })),
      answer(
        createWorkExperience,
        ({ body }) =>
          withStatus(201, { work_experience: aWorkExperience({ id: 90, ...(body as object) }) }) as never,
      ),
      answer(createSkill, () => withStatus(201, { skill: aSkill({ id: 91 }) }) as never),
      ...answers,
    ],
  });
}

/** The card of a proposal. */
export const cardOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;
