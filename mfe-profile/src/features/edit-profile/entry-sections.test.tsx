import { createEducation } from '@jobharbor/shared/calls/jobseeker-profile/create-education';
import { createWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/create-work-experience';
import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { updateWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/update-work-experience';
import { latch } from '@jobharbor/shared/testing';
import { answer, hangUp, withStatus } from '@jobharbor/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { educations } from '../../common/entries/kinds/education.tsx';
import { workExperiences } from '../../common/entries/kinds/work-experience.tsx';
import { aWorkExperience } from '../../testing/builders.ts';
import { addWork, fillWorkForm, visitSections } from '../../testing/visit-sections.tsx';

beforeEach(() => localStorage.clear());

describe('a person who adds work experience', () => {
  it('types dates in any digits, and finds the entry in its place', async () => {
    const saved = aWorkExperience({ id: 12, job_title: 'Barista', company_name: 'Beans & Co' });
    const page = await addWork({
      answers: [answer(createWorkExperience, () => withStatus(201, { work_experience: saved }) as never)],
    });
    await fillWorkForm(page);
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
    await fillWorkForm(page);
    await page.typeMonth('End', '04/2023');
    await page.type(/^What you did there/, 'too short');
    await page.type(/^Monthly salary/, 'plenty');
    await page.save();
    page.form.getByText('Please write at least 10 characters.');
    page.form.getByText('Type an amount in digits, such as 45000.');
    await page.type(/^What you did there/, 'Ran the bar alone.');
    await page.type(/^Monthly salary/, '٣٠٬٠٠٠');
    await page.save();
    await page.form.findByText('The end must be later than the start.');
    const end = within(page.form.getByRole('group', { name: /^End/ }));
    for (const part of ['Month', 'Year'])
      expect(end.getByLabelText(part).getAttribute('aria-invalid')).toBe('true');
    // An earlier start makes the end right.
    await page.typeMonth('Start', '03/2021');
    expect(page.form.queryByText('The end must be later than the start.')).toBeNull();
    expect(end.getByLabelText('Year').getAttribute('aria-invalid')).toBeNull();
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
    await fillWorkForm(page);
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
    await fillWorkForm(page);
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
    await fillWorkForm(page);
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

describe('a person who adds a school', () => {
  it('gives years without months, which stay years', async () => {
    const draft = {
      ...{ school_name: 'Lycée Maritime', education_level_id: 5, field_of_study: null, description: null },
      ...{ start_month: '2014-09', end_month: '2019', is_current: false },
    };
    const page = visitSections([educations], {
      answers: [
        answer(
          createEducation,
          () => withStatus(201, { education: { id: 7, version: 1, ...draft } }) as never,
        ),
        answer(listEducations, () => ({ educations: [] })),
      ],
    });
    await page.press('Add education');
    const form = within(await screen.findByRole('form', { name: 'Add education' }));
    await page.person.type(form.getByLabelText(/^School/), 'Lycée Maritime');
    await page.person.selectOptions(form.getByLabelText('Level'), '5');
    const year = (name: RegExp) => within(form.getByRole('group', { name })).getByLabelText('Year');
    await page.person.type(year(/^Start/), '20');
    await page.press('Save');
    await form.findByText('Type the year in four digits, such as 2024; the month may be left out.');
    await page.person.type(year(/^Start/), '14');
    await page.person.selectOptions(
      within(form.getByRole('group', { name: /^Start/ })).getByLabelText('Month'),
      '09',
    );
    await page.person.type(year(/^End/), '2019');
    page.server.use(answer(listEducations, () => ({ educations: [{ id: 7, version: 1, ...draft }] })));
    await page.press('Save');
    await screen.findByText('Sep 2014 – 2019');
    expect(page.server.requestsOf(createEducation)[0]?.body).toMatchObject(draft);
  });
});
