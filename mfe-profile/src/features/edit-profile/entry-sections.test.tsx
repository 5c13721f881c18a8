import { createSkill } from '@jobharbor/shared/contracts/calls/create-skill';
import { createSpokenLanguage } from '@jobharbor/shared/contracts/calls/create-spoken-language';
import { createWebsite } from '@jobharbor/shared/contracts/calls/create-website';
import { createWorkExperience } from '@jobharbor/shared/contracts/calls/create-work-experience';
import { deleteJobPreference } from '@jobharbor/shared/contracts/calls/delete-job-preference';
import { deleteWorkExperience } from '@jobharbor/shared/contracts/calls/delete-work-experience';
import { listSkills } from '@jobharbor/shared/contracts/calls/list-skills';
import { listWorkExperiences } from '@jobharbor/shared/contracts/calls/list-work-experiences';
import { orderSkills } from '@jobharbor/shared/contracts/calls/order-skills';
import { updateWorkExperience } from '@jobharbor/shared/contracts/calls/update-work-experience';
import { latch } from '@jobharbor/shared/testing';
import { answer, hangUp, refuse, withStatus } from '@jobharbor/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EditingGuardProvider } from '../../common/entries/editing-guard.tsx';
import type { EntryKind } from '../../common/entries/entry-kind.ts';
import { EntrySection } from '../../common/entries/entry-section.tsx';
import { jobPreferences } from '../../common/entries/kinds/job-preference.tsx';
import { skills } from '../../common/entries/kinds/skill.tsx';
import { spokenLanguages } from '../../common/entries/kinds/spoken-language.tsx';
import { websites } from '../../common/entries/kinds/website.tsx';
import { workExperiences } from '../../common/entries/kinds/work-experience.tsx';
import { aSkill, aWorkExperience, type VisitOptions, visit } from '../../testing/render-profile.tsx';

beforeEach(() => localStorage.clear());

/** Some of the page's sections, which are quicker to search than all of them. */
const visitSections = (kinds: readonly EntryKind[], options: VisitOptions = {}) =>
  visit('/profile', {
    ...options,
    Slot: () => (
      <EditingGuardProvider>
        {kinds.map((kind) => (
          <EntrySection key={kind.name} kind={kind} />
        ))}
      </EditingGuardProvider>
    ),
  });

const work = () => screen.findByRole('region', { name: 'Work experience' });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** Opens the form for another work experience, and fills in the required fields. */
async function addWork(options: VisitOptions = {}, kinds = [workExperiences]) {
  const page = visitSections(kinds, options);
  await page.press('Add work experience');
  const form = within(await screen.findByRole('form', { name: 'Add work experience' }));
  const type = async (name: string | RegExp, text: string) => {
    const input = form.getByLabelText<HTMLInputElement>(name);
    await page.person.clear(input);
    await page.person.type(input, text);
  };
  const typeMonth = async (name: string, text: string) => {
    const year = within(form.getByRole('group', { name })).getByRole('textbox', { name: 'Year' });
    await page.person.clear(year);
    await page.person.click(year);
    await page.person.paste(text);
  };
  return {
    ...page,
    form,
    type,
    typeMonth,
    save: () => page.person.click(form.getByRole('button', { name: 'Save' })),
  };
}

async function fillWork(page: Awaited<ReturnType<typeof addWork>>) {
  await page.type(/^Job title/, 'Barista');
  await page.type(/^Company/, 'Beans & Co');
  await page.typeMonth('Start', '٠٥/٢٠٢٣');
  await page.typeMonth('End', '2024年6月');
}

describe('a person who adds work experience', () => {
  it('types dates in any digits, and finds the entry in its place', async () => {
    const saved = aWorkExperience({ id: 12, job_title: 'Barista', company_name: 'Beans & Co' });
    const page = await addWork({
      answers: [answer(createWorkExperience, () => withStatus(201, { work_experience: saved }) as never)],
    });
    await fillWork(page);
    page.server.use(answer(listWorkExperiences, () => ({ work_experiences: [saved, aWorkExperience()] })));
    await page.save();
    await screen.findByText('Beans & Co');
    await screen.findByText('Saved');
    const [request] = page.server.requestsOf(createWorkExperience);
    expect(request?.body).toMatchObject({
      job_title: 'Barista',
      company_name: 'Beans & Co',
      start_month: '2023-05',
      end_month: '2024-06',
      monthly_salary: null,
    });
    expect(request?.headers['idempotency-key']).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Barista, Beans & Co' })),
    );
    expect([page.leases.size, localStorage.length]).toEqual([0, 0]);
  });

  it('sees beside each field what is wrong, before anything is sent', async () => {
    const page = await addWork();
    await page.save();
    expect(page.form.getAllByText('This field is required.')).toHaveLength(4);
    expect(document.activeElement).toBe(page.form.getByLabelText(/^Job title/));
    await fillWork(page);
    await page.typeMonth('End', '04/2023');
    await page.type(/^What you did there/, 'too short');
    await page.type(/^Monthly salary/, 'plenty');
    await page.save();
    page.form.getByText('Please write at least 10 characters.');
    page.form.getByText('Invalid number.');
    await page.type(/^What you did there/, 'Ran the bar alone.');
    await page.type(/^Monthly salary/, '٣٠٬٠٠٠');
    await page.save();
    await page.form.findByText('The end must be later than the start.');
    expect(page.server.requestsOf(createWorkExperience)).toEqual([]);
  });

  it('sends one request for repeated submits', async () => {
    const response = latch();
    const page = await addWork({
      answers: [
        answer(createWorkExperience, () =>
          response.released.then(
            () => withStatus(201, { work_experience: aWorkExperience({ id: 12 }) }) as never,
          ),
        ),
      ],
    });
    await fillWork(page);
    const form = screen.getByRole('form', { name: 'Add work experience' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(page.server.requestsOf(createWorkExperience)).toHaveLength(1));
    response.release();
    await screen.findByText('Saved');
    expect(page.server.requestsOf(createWorkExperience)).toHaveLength(1);
  });

  it('keeps what was typed when it cannot be saved, and sends the same key again', async () => {
    const page = await addWork({ answers: [hangUp(createWorkExperience)] });
    await fillWork(page);
    await page.save();
    await screen.findByText('No connection.');
    page.server.use(
      answer(
        createWorkExperience,
        () => withStatus(201, { work_experience: aWorkExperience({ id: 12 }) }) as never,
      ),
    );
    const [first] = page.server.requestsOf(createWorkExperience);
    await page.save();
    await screen.findByText('Saved');
    const key = 'idempotency-key';
    expect(page.server.requestsOf(createWorkExperience).at(-1)?.headers[key]).toBe(first?.headers[key]);
  });

  it('finds what was typed after a reload or a new sign-in', async () => {
    const page = await addWork();
    await page.type(/^Job title/, 'Barista');
    expect(page.leases.size).toBe(1);
    page.unmount();
    visitSections([workExperiences]);
    const form = within(await screen.findByRole('form', { name: 'Add work experience' }));
    form.getByText('You had not saved this. Here it is again.');
    expect(form.getByLabelText<HTMLInputElement>(/^Job title/).value).toBe('Barista');
  });

  async function addTheSame() {
    const page = await addWork({
      answers: [
        answer(
          createWorkExperience,
          () => withStatus(201, { work_experience: aWorkExperience({ id: 12 }) }) as never,
        ),
        answer(updateWorkExperience, () => ({ work_experience: aWorkExperience({ version: 2 }) })),
      ],
    });
    await fillWork(page);
    await page.type(/^Job title/, 'SHIFT LEAD');
    await page.type(/^Company/, 'Kopi-Co');
    await page.save();
    await screen.findByText('This looks like an entry you have.');
    // The pressed button was removed.
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    return page;
  }

  it('may keep an entry that looks like another one', async () => {
    const page = await addTheSame();
    await page.press('Keep both');
    await screen.findByText('Saved');
    expect(page.server.requestsOf(createWorkExperience)).toHaveLength(1);
  });

  it('may merge it into the other one', async () => {
    const page = await addTheSame();
    await page.press('Merge them');
    await screen.findByText('Saved');
    expect(page.server.requestsOf(createWorkExperience)).toEqual([]);
    expect(page.server.requestsOf(updateWorkExperience)[0]).toMatchObject({
      params: { id: 11 },
      body: { start_month: '2023-05', version: 1 },
    });
  });
});

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
    await press('Move Latte art down');
    await screen.findByText('“Latte art” is now number 2 of 3.');
    expect(await names()).toEqual(['Cashing up', 'Latte art', 'First aid']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Latte art down' }));
    // The move is announced before it is sent.
    await waitFor(() => expect(server.requestsOf(orderSkills)[0]?.body).toEqual({ ids: [29, 30, 28] }));
    server.use(refuse(orderSkills, 50001));
    await press('Move First aid up');
    await screen.findByRole('alert');
    expect(await names()).toEqual(['Cashing up', 'Latte art', 'First aid']);
    expect(server.requestsOf(orderSkills)).toHaveLength(2);
    await press('Move Cashing up up');
    expect(server.requestsOf(orderSkills)).toHaveLength(2);
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
