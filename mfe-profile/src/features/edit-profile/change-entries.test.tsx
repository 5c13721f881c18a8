import { createSkill } from '@jobharbor/shared/calls/jobseeker-profile/create-skill';
import { createSpokenLanguage } from '@jobharbor/shared/calls/jobseeker-profile/create-spoken-language';
import { createWebsite } from '@jobharbor/shared/calls/jobseeker-profile/create-website';
import { createWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/create-work-experience';
import { deleteJobPreference } from '@jobharbor/shared/calls/jobseeker-profile/delete-job-preference';
import { deleteSkill } from '@jobharbor/shared/calls/jobseeker-profile/delete-skill';
import { deleteWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/delete-work-experience';
import { listJobPreferences } from '@jobharbor/shared/calls/jobseeker-profile/list-job-preferences';
import { listSkills } from '@jobharbor/shared/calls/jobseeker-profile/list-skills';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { orderSkills } from '@jobharbor/shared/calls/jobseeker-profile/order-skills';
import { updateWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/update-work-experience';
import { answer, refuse, withStatus } from '@jobharbor/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobPreferences } from '../../common/entries/kinds/job-preference.tsx';
import { skills } from '../../common/entries/kinds/skill.tsx';
import { spokenLanguages } from '../../common/entries/kinds/spoken-language.tsx';
import { websites } from '../../common/entries/kinds/website.tsx';
import { workExperiences } from '../../common/entries/kinds/work-experience.tsx';
import { aJobPreference, aSkill, aWorkExperience } from '../../testing/builders.ts';
import { addWork, part, visitSections, work } from '../../testing/visit-sections.tsx';

beforeEach(() => localStorage.clear());

describe('a person who changes entries', () => {
  it('is asked to finish one form before another is opened', async () => {
    const page = await addWork({}, [workExperiences, skills]);
    await page.type(/^Job title/, 'Barista');
    await page.press('Add a skill');
    await screen.findByText('Please finish the current editing first.');
    expect(screen.queryByRole('form', { name: 'Add a skill' })).toBeNull();
    await page.press('Go to it');
    expect(document.activeElement).toBe(page.form.getByLabelText(/^Job title/));
  });

  it('sees what was saved elsewhere, and chooses', async () => {
    const { server, press, person } = visitSections([workExperiences], {
      answers: [refuse(updateWorkExperience, 40009)],
    });
    await press('Edit Shift lead, Kopi Co');
    const form = within(await screen.findByRole('form'));
    await person.type(form.getByLabelText(/^Job title/), 's');
    const theirs = aWorkExperience({ job_title: 'Store manager', version: 2 });
    server.use(answer(listWorkExperiences, () => ({ work_experiences: [theirs] })));
    await press('Save');
    const notice = await screen.findByRole('alert');
    expect(document.activeElement).toBe(notice);
    within(within(notice).getByRole('region', { name: 'Here you have:' })).getByText('Shift leads');
    within(within(notice).getByRole('region', { name: 'There it now says:' })).getByText('Store manager');
    server.use(answer(updateWorkExperience, () => ({ work_experience: aWorkExperience({ version: 3 }) })));
    await press('Keep mine');
    await screen.findByText('Saved');
    expect(server.requestsOf(updateWorkExperience).map(({ body }) => body.version)).toEqual([1, 2]);
  });

  it('can undo a deletion', async () => {
    const { server, press } = visitSections([workExperiences], {
      answers: [
        answer(deleteWorkExperience, () => ({})),
        answer(
          createWorkExperience,
          () => withStatus(201, { work_experience: aWorkExperience({ id: 12 }) }) as never,
        ),
      ],
    });
    await (await part('Work experience')).findByText('Kopi Co');
    server.use(answer(listWorkExperiences, () => ({ work_experiences: [] })));
    await press('Delete Shift lead, Kopi Co');
    await screen.findByText('“Shift lead, Kopi Co” was deleted.');
    server.use(answer(listWorkExperiences, () => ({ work_experiences: [aWorkExperience({ id: 12 })] })));
    await press('Undo');
    await within(await work()).findByText('Kopi Co');
    expect(server.requestsOf(createWorkExperience)[0]?.body).toMatchObject({
      company_name: 'Kopi Co',
      start_month: '2020-03',
    });
  });

  it('gets a deleted skill back at its place', async () => {
    const [art, cash, aid] = ['Latte art', 'Cashing up', 'First aid'].map((name, index) =>
      aSkill({ id: 30 - index, name }),
    );
    const { server, press } = visitSections([skills], {
      answers: [
        answer(listSkills, () => ({ skills: [art, cash, aid] as never })),
        answer(deleteSkill, () => ({})),
        answer(
          createSkill,
          () => withStatus(201, { skill: aSkill({ id: 31, name: 'Cashing up' }) }) as never,
        ),
        answer(orderSkills, () => ({ skills: [] })),
      ],
    });
    await screen.findByText('Cashing up');
    server.use(answer(listSkills, () => ({ skills: [art, aid] as never })));
    await press('Delete Cashing up');
    await press('Undo');
    await waitFor(() => expect(server.requestsOf(orderSkills)[0]?.body).toEqual({ ids: [30, 31, 28] }));
  });

  it('reorders skills, hears each new position, and sees the old order after a failed save', async () => {
    const three = ['Latte art', 'Cashing up', 'First aid'].map((name, index) =>
      aSkill({ id: 30 - index, name }),
    );
    const { server, press } = visitSections([skills], {
      answers: [
        answer(listSkills, () => ({ skills: three })),
        answer(orderSkills, () => ({ skills: three })),
      ],
    });
    const names = async () =>
      (await part('Skills')).getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);
    const [art, cash, aid] = three;
    await screen.findByText('Latte art');
    server.use(answer(listSkills, () => ({ skills: [cash, art, aid] as never })));
    const list = (await part('Skills')).getByRole('list');
    const firsts = new Set<string | undefined>();
    const watch = new MutationObserver(() => firsts.add(list.querySelector('bdi')?.textContent));
    watch.observe(list, { childList: true, subtree: true });
    await press('Move Latte art down');
    await screen.findByText('“Latte art” is now number 2 of 3.');
    expect(await names()).toEqual(['Cashing up', 'Latte art', 'First aid']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Latte art down' }));
    // The move is announced before it is sent.
    await waitFor(() => expect(server.requestsOf(orderSkills)[0]?.body).toEqual({ ids: [29, 30, 28] }));
    await waitFor(() => expect(server.requestsOf(listSkills)).toHaveLength(2));
    server.use(refuse(orderSkills, 50001));
    await press('Move First aid up');
    await screen.findByRole('alert');
    watch.disconnect();
    // Never back in the old order, not even between the answer and the list that is loaded anew.
    expect([...firsts]).toEqual(['Cashing up']);
    expect(await names()).toEqual(['Cashing up', 'Latte art', 'First aid']);
    expect(server.requestsOf(orderSkills)).toHaveLength(2);
    await press('Move Cashing up up');
    expect(server.requestsOf(orderSkills)).toHaveLength(2);
  });

  it('is led from a job they want to what it pays, in its own country alone', async () => {
    const abroad = aJobPreference({ id: 42, job_title: 'Ship cook', country_key: 'sg' });
    visitSections([jobPreferences], {
      answers: [answer(listJobPreferences, () => ({ job_preferences: [aJobPreference(), abroad] }))],
    });
    await screen.findByText('Ship cook');
    const links = screen.getAllByRole('link', { name: 'What this title pays by place and experience' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/ph/salaries?q=Caf%C3%A9+manager']);
  });

  it('reads why the last job preference stays', async () => {
    const { press } = visitSections([jobPreferences], {
      answers: [
        refuse(deleteJobPreference, 41341, { message: 'You cannot delete your last job preference.' }),
      ],
    });
    await press('Delete Café manager');
    await (await part('Jobs you want')).findByText('You cannot delete your last job preference.');
  });

  it('adds a skill once, a language by its name, and a link without its beginning', async () => {
    const { server, press, person } = visitSections([skills, spokenLanguages, websites], {
      answers: [
        answer(createSkill, () => withStatus(201, { skill: aSkill({ id: 32 }) }) as never),
        answer(
          createSpokenLanguage,
          () =>
            withStatus(201, {
              language: { id: 1, version: 1, language: 'fil', proficiency: 'native' },
            }) as never,
        ),
        answer(
          createWebsite,
          () =>
            withStatus(201, {
              website: { id: 1, version: 1, url: 'https://ami.ph', display_name: null, description: null },
            }) as never,
        ),
      ],
    });
    await press('Add a skill');
    await person.type(screen.getByRole('combobox', { name: /^Skill/ }), 'x'.repeat(51));
    await press('Save');
    await screen.findByText('A skill can have up to 50 characters.');
    await person.clear(screen.getByRole('combobox', { name: /^Skill/ }));
    await person.type(screen.getByRole('combobox', { name: /^Skill/ }), 'latte ART');
    await press('Save');
    await screen.findByText('This looks like an entry you have.');
    expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
    await press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
    await person.type(screen.getByRole('combobox', { name: /^Skill/ }), ' basics');
    await press('Save');
    await (await part('Skills')).findByText('Saved');

    await press('Add a language');
    await person.selectOptions(screen.getByLabelText('Language'), 'Filipino');
    await person.selectOptions(screen.getByLabelText('Proficiency'), 'Native');
    await press('Save');
    await (await part('Languages')).findByText('Saved');
    expect(server.requestsOf(createSpokenLanguage)[0]?.body).toEqual({
      language: 'fil',
      proficiency: 'native',
    });

    await press('Add a link');
    await person.type(screen.getByLabelText(/^Address/), 'ami');
    await press('Save');
    await screen.findByText('Please enter a valid URL.');
    await person.type(screen.getByLabelText(/^Address/), '.ph');
    await press('Save');
    await (await part('Links')).findByText('Saved');
    expect(server.requestsOf(createWebsite)[0]?.body.url).toBe('https://ami.ph');
  });
});
