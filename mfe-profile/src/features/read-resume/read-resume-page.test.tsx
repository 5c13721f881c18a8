import { createSkill } from '@jobharbor/shared/calls/jobseeker-profile/create-skill';
import { createWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/create-work-experience';
import { deleteWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/delete-work-experience';
import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listSkills } from '@jobharbor/shared/calls/jobseeker-profile/list-skills';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import { getSyncableContent } from '@jobharbor/shared/calls/jobseeker-resumes/get-syncable-content';
import { rateResumeSync } from '@jobharbor/shared/calls/jobseeker-resumes/rate-resume-sync';
import { readResume } from '@jobharbor/shared/calls/jobseeker-resumes/read-resume';
import type { ReadingState, SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { answer, refuse, withStatus } from '@jobharbor/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMe, aWorkExperience } from '../../testing/builders.ts';
import {
  cardOf,
  fieldsOf,
  jobProposal,
  openProposals,
  skillProposal,
} from '../../testing/open-proposals.tsx';
import { visit } from '../../testing/render-profile.tsx';

beforeEach(() => localStorage.clear());

describe('a person who fills their profile from a résumé', () => {
  it('sees each value with its place in the résumé, and adds it with one press', async () => {
    const { server, press } = openProposals([jobProposal]);
    const shown = within(await cardOf('Barista, Café Norte'));
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

  it('waits for the word of the server, however long that takes, and asks for the content only then', async () => {
    const { server, realtime } = openProposals(
      [jobProposal],
      [answer(readResume, () => ({ state: 'reading' as const }))],
    );
    await waitFor(() => expect(server.requestsOf(readResume)).toHaveLength(1));
    await screen.findByText('Reading your résumé…', { selector: '[aria-hidden]' });
    act(() => realtime.receive({ type: 'resume-reading', resume_id: 2, state: 'read' }));
    expect(server.requestsOf(getSyncableContent)).toHaveLength(0);
    act(() => realtime.receive({ type: 'resume-reading', resume_id: 1, state: 'read' }));
    await cardOf('Barista, Café Norte');
    expect(server.requestsOf(getSyncableContent)).toHaveLength(1);
  });

  it('is told of a failure, has it read again, and loses no word in a gap of the connection', async () => {
    let state: ReadingState = 'reading';
    const { server, realtime, press } = openProposals(
      [jobProposal],
      [
        answer(readResume, () => ({ state })),
        refuse(getSyncableContent, 41281, { message: 'Cannot be read.' }),
      ],
    );
    await waitFor(() => expect(server.requestsOf(readResume)).toHaveLength(1));
    act(() => realtime.receive({ type: 'resume-reading', resume_id: 1, state: 'failed' }));
    await screen.findByText('Cannot be read.');
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('Cannot be read.')).toBeNull());
    server.use(
      answer(getSyncableContent, () => ({
        ...{ lines: 40, proposals: [jobProposal], rating: null },
        analysis: { tier: 'pass' as const, met: [], missing: [] },
      })),
    );
    state = 'read';
    act(() => realtime.become('offline'));
    act(() => realtime.become('online'));
    await cardOf('Barista, Café Norte');
  });

  it('sees doubtful jobs apart, which are not added with the others, and where the contact differs', async () => {
    const doubtful = {
      ...jobProposal,
      id: 'work_experience:1',
      fields: fieldsOf({ ...{ job_title: 'Cook', company_name: 'Nordwind' }, start_month: '2016-02' }),
    };
    const { server, press } = openProposals([jobProposal, skillProposal], [], 40, {
      doubtful_proposals: [doubtful],
      contact: fieldsOf(
        { name: 'Olav Berg', email: 'olav@example.org', phone: '+47 22 33 44 55' },
        { name: 'Olaf Berg', email: 'o@example.org' },
      ),
    });
    const apart = within(await screen.findByRole('region', { name: 'Check these first' }));
    apart.getByText('Cook, Nordwind');
    expect(apart.queryByText('Barista, Café Norte')).toBeNull();
    screen.getByText('olav@example.org');
    screen.getByText('o@example.org');
    screen.getByText('+47 22 33 44 55');
    const link = screen.getByRole('link', { name: 'Change it in the account settings' });
    expect(link.getAttribute('href')).toContain('/account-settings');
    screen.getByText('Olav Berg');
    screen.getByText('Olaf Berg');
    const profile = screen.getByRole('link', { name: 'Change it in your profile' });
    expect(profile.getAttribute('href')).toMatch(/\/profile$/);
    await press('Add all that is complete');
    await screen.findByText('Added to your profile.');
    // Until both are stored: an answer after the test's end would be stored for the next one.
    await waitFor(() => expect(screen.queryByText('Barista, Café Norte')).toBeNull());
    expect(server.requestsOf(createSkill)).toHaveLength(1);
    expect(server.requestsOf(createWorkExperience)).toHaveLength(1);
    expect(server.requestsOf(createWorkExperience)[0]?.body).toMatchObject({ job_title: 'Barista' });
    apart.getByText('Cook, Nordwind');
  });

  it('adds all at once and undoes all, also after a reload', async () => {
    const summary: SyncProposal = {
      id: 'about:summary',
      kind: 'about',
      entry_id: null,
      fields: fieldsOf({ summary: 'I make coffee.' }),
    };
    const answers = [answer(updateMe, () => aMe({ summary: 'I make coffee.' }))];
    const first = openProposals([jobProposal, skillProposal, summary], answers);
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
    const again = openProposals(
      [],
      [
        ...answers,
        answer(deleteWorkExperience, () => {
          isUndone = true;
          return {};
        }),
        answer(getSyncableContent, () => ({
          lines: 40,
          proposals: isUndone ? [jobProposal, skillProposal, summary] : [],
          analysis: { tier: 'pass' as const, met: [], missing: [] },
          rating: null,
        })),
        answer(listWorkExperiences, () => ({ work_experiences: [aWorkExperience({ id: 90 })] })),
        answer(listSkills, () => ({ skills: [] })),
      ],
    );
    await again.press('Undo all');
    await waitFor(() => expect(again.server.requestsOf(deleteWorkExperience)).toHaveLength(1));
    await cardOf('Barista, Café Norte');
    expect(again.server.requestsOf(updateMe).at(-1)?.body).toMatchObject({ summary: 'I run the bar.' });
  });

  it('adds the last first, since the newest entry of a kind stands first in the profile', async () => {
    const second = { ...skillProposal, id: 'skill:tills', fields: fieldsOf({ name: 'Tills' }) };
    const { server, press } = openProposals([skillProposal, second]);
    await press('Add all that is complete');
    await screen.findByText('You have been through all that we found.');
    expect(server.requestsOf(createSkill)).toHaveLength(2);
    expect(server.requestsOf(createSkill).map(({ body }) => (body as { name: string }).name)).toEqual([
      'Tills',
      'Customer service',
    ]);
  });

  it('skips and finds again what was skipped', async () => {
    const { press } = openProposals([skillProposal]);
    await press('Skip Customer service');
    await screen.findByText('You have been through all that we found.');
    await press('Show what I skipped');
    await cardOf('Customer service');
  });

  it('is not offered what the profile has got since', async () => {
    openProposals(
      [jobProposal, skillProposal],
      [
        answer(listWorkExperiences, () => ({
          work_experiences: [aWorkExperience({ job_title: 'barista', company_name: 'CAFÉ NORTE' })],
        })),
      ],
    );
    await cardOf('Customer service');
    expect(screen.queryByRole('heading', { name: 'Barista, Café Norte' })).toBeNull();
  });

  it('rates the reading, and learns what would raise the résumé', async () => {
    const { server, person } = openProposals(
      [],
      [answer(rateResumeSync, () => ({ rating: 'just_okay' as const }))],
    );
    await person.click(await screen.findByRole('radio', { name: 'Just okay' }));
    await screen.findByText('Saved. Thank you.');
    expect(server.requestsOf(rateResumeSync)[0]?.body).toEqual({ rating: 'just_okay' as const });
    expect(screen.getByText('Use numbers: how many, how much, how often.')).toBeTruthy();
  });

  it('is told when a file holds no text or cannot be read', async () => {
    const { server, press } = openProposals([], [refuse(getSyncableContent, 41281)]);
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

  const unread = /We understood nothing of this résumé.*Polish, Portuguese, Russian/;
  const known = /Your profile has all that we found in this résumé/;
  it.each([
    ['nothing was understood, and which languages are read', true, unread, known],
    ['the profile has it all, of a résumé with skills or with a job without company', false, known, unread],
  ])('is told that %s', async (_, is_unread, told, other) => {
    const missing = ['summary', 'jobs', 'education', 'languages'] as const;
    const analysis = { tier: 'not_quite_there' as const, met: ['contact' as const], missing: [...missing] };
    openProposals(
      [],
      [answer(getSyncableContent, () => ({ lines: 12, proposals: [], analysis, is_unread, rating: null }))],
    );
    await screen.findByText(told);
    expect(screen.queryByText(other)).toBeNull();
  });

  it('meets what was read in the steps of the onboarding', async () => {
    const { press } = visit('/jobseeker-complete-profile?step=3', {
      answers: [
        answer(listWorkExperiences, () => ({ work_experiences: [] })),
        answer(listEducations, () => ({ educations: [] })),
        answer(getSyncableContent, () => ({
          lines: 3,
          proposals: [jobProposal, skillProposal],
          analysis: { tier: 'pass' as const, met: [], missing: [] },
          rating: null,
        })),
        answer(createWorkExperience, () => withStatus(201, { work_experience: aWorkExperience() }) as never),
      ],
    });
    await cardOf('Barista, Café Norte');
    expect(screen.queryByRole('heading', { name: 'Customer service' })).toBeNull();
    await press('Add Barista, Café Norte');
    await screen.findByText('Added to your profile.');
  });
});
