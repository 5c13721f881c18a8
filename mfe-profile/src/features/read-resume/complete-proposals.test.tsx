import { createEducation } from '@jobharbor/shared/calls/jobseeker-profile/create-education';
import { createLicense } from '@jobharbor/shared/calls/jobseeker-profile/create-license';
import { createSkill } from '@jobharbor/shared/calls/jobseeker-profile/create-skill';
import { createWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/create-work-experience';
import { updateWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/update-work-experience';
import { getSyncableContent } from '@jobharbor/shared/calls/jobseeker-resumes/get-syncable-content';
import type { SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { answer, refuse, withStatus } from '@jobharbor/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aWorkExperience } from '../../testing/builders.ts';
import {
  cardOf,
  fieldsOf,
  jobProposal,
  openProposals,
  skillProposal,
} from '../../testing/open-proposals.tsx';

beforeEach(() => localStorage.clear());

describe('a person who completes what was read of a résumé', () => {
  it('leaves a field out, and completes what the résumé does not say', async () => {
    const yearOnly = {
      ...jobProposal,
      fields: fieldsOf({ job_title: 'Barista', company_name: 'Café Norte', start_month: '2018' }),
    };
    const { server, press } = openProposals([yearOnly]);
    const shown = within(await cardOf('Barista, Café Norte'));
    expect(shown.getByText('Still missing: End')).toBeTruthy();
    await press('Complete it Barista, Café Norte');
    expect((await screen.findAllByLabelText<HTMLInputElement>('Year'))[0]?.value).toBe('2018');
    fireEvent.click(screen.getByLabelText('I still work here'));
    await press('Save');
    await screen.findByText('Added to your profile.');
    expect(server.requestsOf(createWorkExperience)[0]?.body).toMatchObject({
      start_month: '2018',
      is_current: true,
      end_month: null,
    });
  });

  it('adds a licence and a school as the résumé says them, with years for months', async () => {
    const license: SyncProposal = {
      ...{ id: 'license_certification:0', kind: 'license_certification', entry_id: null },
      fields: fieldsOf({ title: 'Forklift licence', issue_month: '2021' }),
    };
    const school: SyncProposal = {
      ...{ id: 'education:0', kind: 'education', entry_id: null },
      fields: fieldsOf({ school_name: 'Lycée Maritime', education_level_id: '5', end_month: '2019' }),
    };
    const made = (name: string) => (request: { body: unknown }) =>
      withStatus(201, { [name]: { id: 51, version: 1, ...(request.body as object) } }) as never;
    const { server } = openProposals(
      [],
      [
        answer(getSyncableContent, () => ({
          ...{ lines: 40, proposals: [school], license_proposals: [license], rating: null },
          analysis: { tier: 'pass' as const, met: ['jobs' as const], missing: ['numbers' as const] },
        })),
        answer(createLicense, made('license_certification')),
        answer(createEducation, made('education')),
      ],
    );
    const shown = within(await cardOf('Lycée Maritime'));
    expect(shown.getByText('2019')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Add all that is complete' });
    // A double click, of which both presses come before React has rendered.
    for (let presses = 0; presses < 2; presses += 1)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await screen.findByText('Added to your profile.');
    await waitFor(() => expect(server.requestsOf(createEducation)).toHaveLength(1));
    expect(server.requestsOf(createEducation)[0]?.body).toMatchObject({
      ...{ school_name: 'Lycée Maritime', start_month: null, end_month: '2019', is_current: false },
    });
    await waitFor(() => expect(server.requestsOf(createLicense)).toHaveLength(1));
    await screen.findByRole('button', { name: 'Undo all' });
    expect(server.requestsOf(createEducation)).toHaveLength(1);
    expect(server.requestsOf(createLicense)[0]?.body).toMatchObject({
      ...{ title: 'Forklift licence', issuer: null, issue_month: '2021' },
      ...{ expiry_month: null, does_not_expire: false },
    });
  });

  it('replaces nothing that they have unless they tick it', async () => {
    const changed: SyncProposal = {
      ...jobProposal,
      entry_id: 11,
      fields: fieldsOf(
        { start_month: '2021-01', description: 'Led the morning shift.' },
        { start_month: '2020-03' },
      ),
    };
    const { server, press } = openProposals(
      [changed],
      [
        answer(updateWorkExperience, ({ body }) => ({
          work_experience: aWorkExperience({ ...(body as object), id: 11, version: 2 }),
        })),
      ],
    );
    await cardOf('Shift lead, Kopi Co');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Start/ }).checked).toBe(false);
    await press('Take what is ticked Shift lead, Kopi Co');
    await screen.findByText('Added to your profile.');
    expect(server.requestsOf(updateWorkExperience)[0]?.body).toMatchObject({
      start_month: '2020-03',
      description: 'Led the morning shift.',
      version: 1,
    });
  });

  it('keeps what was typed when saving fails, and shows why', async () => {
    const { press, person } = openProposals([skillProposal], [refuse(createSkill, 41288)]);
    await press('Edit first Customer service');
    const input = await screen.findByRole('combobox', { name: /^Skill/ });
    await person.clear(input);
    await person.type(input, 'Guest service');
    await press('Save');
    await screen.findByRole('alert');
    expect(screen.getByDisplayValue('Guest service')).toBeTruthy();
  });
});
