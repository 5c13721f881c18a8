import { createLicense } from '@jobharbor/shared/contracts/calls/create-license';
import { createSkill } from '@jobharbor/shared/contracts/calls/create-skill';
import { createWorkExperience } from '@jobharbor/shared/contracts/calls/create-work-experience';
import { deleteWorkExperience } from '@jobharbor/shared/contracts/calls/delete-work-experience';
import { getSyncableContent } from '@jobharbor/shared/contracts/calls/get-syncable-content';
import { listEducations } from '@jobharbor/shared/contracts/calls/list-educations';
import { listSkills } from '@jobharbor/shared/contracts/calls/list-skills';
import { listWorkExperiences } from '@jobharbor/shared/contracts/calls/list-work-experiences';
import { rateResumeSync } from '@jobharbor/shared/contracts/calls/rate-resume-sync';
import { updateMe } from '@jobharbor/shared/contracts/calls/update-me';
import { updateWorkExperience } from '@jobharbor/shared/contracts/calls/update-work-experience';
import type { SyncProposal } from '@jobharbor/shared/contracts/resume-sync';
import { type Answer, answer, refuse, withStatus } from '@jobharbor/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMe, aSkill, aWorkExperience, visit } from '../../testing/render-profile.tsx';

beforeEach(() => localStorage.clear());

const fieldsOf = (values: Record<string, string>, current: Record<string, string> = {}) =>
  Object.entries(values).map(([name, value], line) => ({
    ...{ name, value, line, page: 1, quote: `Line ${line} with ${value}` },
    current: current[name] ?? null,
  }));

const job: SyncProposal = {
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
const skill: SyncProposal = {
  id: 'skill:customer-service',
  kind: 'skill',
  entry_id: null,
  fields: fieldsOf({ name: 'Customer service' }),
};

function open(proposals: SyncProposal[], answers: readonly Answer[] = [], lines = 40) {
  return visit('/resume/1/fill', {
    answers: [
      answer(getSyncableContent, () => ({
        lines,
        proposals,
        analysis: { tier: 'pass' as const, met: ['jobs' as const], missing: ['numbers' as const] },
        rating: null,
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

const card = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;

describe('a person who fills their profile from a résumé', () => {
  it('sees each value with its place in the résumé, and adds it with one press', async () => {
    const { server, press } = open([job]);
    const shown = within(await card('Barista, Café Norte'));
    expect(shown.getByText('Line 0 with Barista')).toBeTruthy();
    expect(shown.getByText('Feb 2018')).toBeTruthy();
    expect(server.requestsOf(createWorkExperience)).toHaveLength(0);
    await press('Add Barista, Café Norte');
    await screen.findByText('Added to your profile.');
    expect(server.requestsOf(createWorkExperience)[0]?.body).toMatchObject({
      job_title: 'Barista',
      start_month: '2018-02',
      end_month: '2019-12',
      is_current: false,
      monthly_salary: null,
    });
    await screen.findByText('You have been through all that we found.');
  });

  it('leaves a field out, and completes what the résumé does not say', async () => {
    const yearOnly = {
      ...job,
      fields: fieldsOf({ job_title: 'Barista', company_name: 'Café Norte', start_month: '2018' }),
    };
    const { server, press } = open([yearOnly]);
    const shown = within(await card('Barista, Café Norte'));
    expect(shown.getByText('Still missing: Start, End')).toBeTruthy();
    await press('Complete it Barista, Café Norte');
    const month = (await screen.findAllByLabelText<HTMLSelectElement>('Month'))[0] as HTMLSelectElement;
    expect(screen.getAllByLabelText<HTMLInputElement>('Year')[0]?.value).toBe('2018');
    fireEvent.change(month, { target: { value: '05' } });
    fireEvent.click(screen.getByLabelText('I still work here'));
    await press('Save');
    await screen.findByText('Added to your profile.');
    expect(server.requestsOf(createWorkExperience)[0]?.body).toMatchObject({
      start_month: '2018-05',
      is_current: true,
      end_month: null,
    });
  });

  it('completes a licence by when it ends, which few résumés say', async () => {
    const license: SyncProposal = {
      ...{ id: 'license_certification:0', kind: 'license_certification', entry_id: null },
      fields: fieldsOf({ title: 'Forklift licence', issuer: 'TESDA', issue_month: '2021-03' }),
    };
    const { server, press } = open(
      [],
      [
        answer(getSyncableContent, () => ({
          ...{ lines: 40, proposals: [], license_proposals: [license], rating: null },
          analysis: { tier: 'pass' as const, met: ['jobs' as const], missing: ['numbers' as const] },
        })),
        answer(
          createLicense,
          ({ body }) =>
            withStatus(201, { license_certification: { id: 51, version: 1, ...(body as object) } }) as never,
        ),
      ],
    );
    const shown = within(await card('Forklift licence'));
    expect(shown.getByText('Mar 2021')).toBeTruthy();
    await press('Complete it Forklift licence');
    fireEvent.click(await screen.findByLabelText('It does not expire'));
    await press('Save');
    await screen.findByText('Added to your profile.');
    expect(server.requestsOf(createLicense)[0]?.body).toMatchObject({
      ...{ title: 'Forklift licence', issuer: 'TESDA', issue_month: '2021-03' },
      ...{ expiry_month: null, does_not_expire: true },
    });
  });

  it('replaces nothing that they have unless they tick it', async () => {
    const changed: SyncProposal = {
      ...job,
      entry_id: 11,
      fields: fieldsOf(
        { start_month: '2021-01', description: 'Led the morning shift.' },
        { start_month: '2020-03' },
      ),
    };
    const { server, press } = open(
      [changed],
      [
        answer(updateWorkExperience, ({ body }) => ({
          work_experience: aWorkExperience({ ...(body as object), id: 11, version: 2 }),
        })),
      ],
    );
    await card('Shift lead, Kopi Co');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Start/ }).checked).toBe(false);
    await press('Take what is ticked Shift lead, Kopi Co');
    await screen.findByText('Added to your profile.');
    expect(server.requestsOf(updateWorkExperience)[0]?.body).toMatchObject({
      start_month: '2020-03',
      description: 'Led the morning shift.',
      version: 1,
    });
  });

  it('adds all at once and undoes all, also after a reload', async () => {
    const summary: SyncProposal = {
      id: 'about:summary',
      kind: 'about',
      entry_id: null,
      fields: fieldsOf({ summary: 'I make coffee.' }),
    };
    const answers = [answer(updateMe, () => aMe({ summary: 'I make coffee.' }))];
    const first = open([job, skill, summary], answers);
    await first.press('Add all that is complete');
    await screen.findByText('You have been through all that we found.');
    expect(first.server.requestsOf(createSkill)).toHaveLength(1);
    first.server.use(
      answer(listWorkExperiences, () => ({ work_experiences: [aWorkExperience({ id: 90 })] })),
      answer(listSkills, () => ({ skills: [] })),
    );
    first.unmount?.();
    document.body.innerHTML = '';
    // Makes the server offer only what the profile lacks.
    let isUndone = false;
    const again = open(
      [],
      [
        ...answers,
        answer(deleteWorkExperience, () => {
          isUndone = true;
          return {};
        }),
        answer(getSyncableContent, () => ({
          lines: 40,
          proposals: isUndone ? [job, skill, summary] : [],
          analysis: { tier: 'pass' as const, met: [], missing: [] },
          rating: null,
        })),
        answer(listWorkExperiences, () => ({ work_experiences: [aWorkExperience({ id: 90 })] })),
        answer(listSkills, () => ({ skills: [] })),
      ],
    );
    await again.press('Undo all');
    await waitFor(() => expect(again.server.requestsOf(deleteWorkExperience)).toHaveLength(1));
    await card('Barista, Café Norte');
    expect(again.server.requestsOf(updateMe).at(-1)?.body).toMatchObject({ summary: 'I run the bar.' });
  });

  it('skips and finds again what was skipped', async () => {
    const { press } = open([skill]);
    await press('Skip Customer service');
    await screen.findByText('You have been through all that we found.');
    await press('Show what I skipped');
    await card('Customer service');
  });

  it('is not offered what the profile has got since', async () => {
    open(
      [job, skill],
      [
        answer(listWorkExperiences, () => ({
          work_experiences: [aWorkExperience({ job_title: 'barista', company_name: 'CAFÉ NORTE' })],
        })),
      ],
    );
    await card('Customer service');
    expect(screen.queryByRole('heading', { name: 'Barista, Café Norte' })).toBeNull();
  });

  it('keeps what was typed when saving fails, and shows why', async () => {
    const { press, person } = open([skill], [refuse(createSkill, 41288)]);
    await press('Edit first Customer service');
    const input = await screen.findByRole('combobox', { name: /^Skill/ });
    await person.clear(input);
    await person.type(input, 'Guest service');
    await press('Save');
    await screen.findByRole('alert');
    expect(screen.getByDisplayValue('Guest service')).toBeTruthy();
  });

  it('rates the reading, and learns what would raise the résumé', async () => {
    const { server, person } = open([], [answer(rateResumeSync, () => ({ rating: 'just_okay' as const }))]);
    await person.click(await screen.findByRole('radio', { name: 'Just okay' }));
    await screen.findByText('Saved. Thank you.');
    expect(server.requestsOf(rateResumeSync)[0]?.body).toEqual({ rating: 'just_okay' as const });
    expect(screen.getByText('Use numbers: how many, how much, how often.')).toBeTruthy();
  });

  it('is told when a file holds no text or cannot be read', async () => {
    const { server, press } = open([], [refuse(getSyncableContent, 41281)]);
    await screen.findByText('This résumé could not be read');
    server.use(
      answer(getSyncableContent, () => ({
        lines: 0,
        proposals: [],
        analysis: { tier: 'not_quite_there' as const, met: [], missing: [] },
        rating: null,
      })),
    );
    await press('Try again');
    await screen.findByText(/It may be a scan/);
  });

  it('meets what was read in the steps of the onboarding', async () => {
    const { press } = visit('/jobseeker-complete-profile?step=3', {
      answers: [
        answer(listWorkExperiences, () => ({ work_experiences: [] })),
        answer(listEducations, () => ({ educations: [] })),
        answer(getSyncableContent, () => ({
          lines: 3,
          proposals: [job, skill],
          analysis: { tier: 'pass' as const, met: [], missing: [] },
          rating: null,
        })),
        answer(createWorkExperience, () => withStatus(201, { work_experience: aWorkExperience() }) as never),
      ],
    });
    await card('Barista, Café Norte');
    expect(screen.queryByRole('heading', { name: 'Customer service' })).toBeNull();
    await press('Add Barista, Café Norte');
    await screen.findByText('Added to your profile.');
  });
});
