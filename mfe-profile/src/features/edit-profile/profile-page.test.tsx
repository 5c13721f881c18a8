import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { listSkills } from '@jobharbor/shared/calls/jobseeker-profile/list-skills';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { latch } from '@jobharbor/shared/testing';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMe, resumesOf } from '../../testing/builders.ts';
import { field, visit } from '../../testing/render-profile.tsx';

beforeEach(() => localStorage.clear());

describe('a person who opens their profile', () => {
  it('sees what they have saved', async () => {
    const { pages } = visit('/profile');
    await screen.findByText('Amihan Cruz');
    screen.getByText('Barista');
    screen.getByText('I run the bar.');
    await screen.findByText('2015 (11 years)');
    await screen.findByText('1 week');
    expect(pages.at(-1)).toMatchObject({ title: 'Your profile', robots: 'noindex' });
  });

  it('sees suggestions with reasons, and each opens the right field', async () => {
    const { press } = visit('/profile', {
      answers: [
        answer(getMe, () => aMe({ headline: null, working_since: null })),
        answer(listResumes, () => resumesOf()),
      ],
    });
    const list = within(await screen.findByRole('region', { name: 'Worth adding' }));
    await list.findByRole('link', { name: 'A résumé' });
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    list.getByText('Says in one line who you are at work.');
    await press('A headline');
    await waitFor(() => expect(document.activeElement).toBe(field('Headline')));
    await press('How long you have worked');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Working since')));
  });

  it('sees five suggestions at a time, however empty the profile is', async () => {
    visit('/profile', {
      answers: [
        answer(getMe, () => aMe({ headline: null, summary: null, location: null, working_since: null })),
        answer(listSkills, () => ({ skills: [] })),
        answer(listWorkExperiences, () => ({ work_experiences: [] })),
      ],
    });
    const list = within(await screen.findByRole('region', { name: 'Worth adding' }));
    await list.findByRole('button', { name: 'Your skills' });
    expect(list.getAllByRole('listitem')).toHaveLength(5);
  });

  it('sees their name first of all that is missing, if the account has none', async () => {
    const { press } = visit('/profile', {
      answers: [
        answer(getMe, () => aMe({ first_name: '', headline: null, summary: null, location: null })),
        answer(listSkills, () => ({ skills: [] })),
        answer(listWorkExperiences, () => ({ work_experiences: [] })),
      ],
    });
    const list = within(await screen.findByRole('region', { name: 'Worth adding' }));
    await list.findByRole('button', { name: 'Your skills' });
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)[0]).toBe('Your name');
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await press('Your name');
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
  });

  it('gets to a section from elsewhere', async () => {
    visit('/profile#work');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Working since')));
  });

  it.each([
    ['education', 'Add education'],
    ['language', 'Add a language'],
    ['job_preference', 'Edit Café manager'],
  ])('gets to the form of a kind of entries from elsewhere: %s', async (kind, form) => {
    visit(`/profile#${kind}`);
    expect(await screen.findByRole('form', { name: form })).toBeTruthy();
  });

  it('sees that nothing is missing when the profile is complete', async () => {
    visit('/profile');
    await screen.findByText('Everything employers ask about is here.');
  });

  it('can retry when it does not load', async () => {
    const { server, press } = visit('/profile', { answers: [hangUp(getMe)] });
    await screen.findByText('No connection.');
    server.use(answer(getMe, () => aMe()));
    await press('Try again');
    await screen.findByText('Amihan Cruz');
  });
});

describe('a person who edits their profile', () => {
  it('saves one section in place, and no other field', async () => {
    const { server, session, press, person } = visit('/profile', {
      answers: [answer(updateMe, () => aMe({ first_name: 'Ami', location: null, version: 4 }))],
    });
    await press('Edit name and headline');
    await person.clear(field('First name'));
    await person.type(field('First name'), 'Ami ');
    await person.clear(field('Where you live'));
    await person.keyboard('{Enter}');
    await screen.findByText('Saved');
    expect(server.requestsOf(updateMe)[0]?.body).toEqual({
      first_name: 'Ami',
      last_name: 'Cruz',
      headline: 'Barista',
      location: null,
      version: 3,
    });
    screen.getByText('Ami Cruz');
    expect(session.getState().user).toMatchObject({ first_name: 'Ami', shown_name: 'Ami Cruz' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit name and headline' }));
    screen.getByRole('button', { name: 'Where you live' });
  });

  it('saves year and notice period as numbers', async () => {
    const { server, press, person } = visit('/profile', {
      answers: [answer(updateMe, () => aMe({ working_since: 2020, notice_period_id: 4, version: 4 }))],
    });
    await screen.findByText('1 week');
    await press('Edit experience and notice period');
    expect(screen.getByLabelText<HTMLSelectElement>('Notice period').value).toBe('2');
    await person.selectOptions(screen.getByLabelText('Working since'), '2020');
    await person.selectOptions(screen.getByLabelText('Notice period'), '1 month');
    await press('Save');
    await screen.findByText('2020 (6 years)');
    expect(server.requestsOf(updateMe)[0]?.body).toEqual({
      working_since: 2020,
      notice_period_id: 4,
      user_identity_id: null,
      job_seeking_status_id: null,
      work_eligibility: [],
      version: 3,
    });
  });

  it('sees beside each field why its value is not valid', async () => {
    const { server, press, person } = visit('/profile');
    await press('Edit name and headline');
    await person.clear(field('First name'));
    await person.click(field('Headline'));
    await person.paste('x'.repeat(121));
    await press('Save');
    await screen.findByText('This field is required.');
    screen.getByText('Please keep it to 120 characters.');
    expect(document.activeElement).toBe(field('First name'));
    expect(server.requestsOf(updateMe)).toEqual([]);
  });

  it('sees an error of the server beside its field', async () => {
    const { press } = visit('/profile', {
      answers: [
        refuse(updateMe, 40001, {
          message: 'Please check.',
          fields: { working_since: ['That year is still to come.'] },
        }),
      ],
    });
    await press('Edit experience and notice period');
    await press('Save');
    await screen.findByText('That year is still to come.');
  });

  it.each([
    ['there is no connection', hangUp(updateMe), 'No connection.'],
    ['the server fails', refuse(updateMe, 50001, { message: 'Our mistake.' }), 'Our mistake.'],
  ])('keeps the text when %s', async (_, failure, text) => {
    const { press, person } = visit('/profile', {
      answers: [failure],
    });
    await press('Edit what you say about yourself');
    await person.type(field('About you'), ' And I teach.');
    await press('Save');
    await screen.findByText(text);
    screen.getByText('What you typed is kept here.');
    expect(field('About you').value).toBe('I run the bar. And I teach.');
  });

  it('sends one request for repeated submits', async () => {
    const response = latch();
    const { server, press } = visit('/profile', {
      answers: [answer(updateMe, () => response.released.then(() => aMe({ version: 4 })))],
    });
    await press('Edit what you say about yourself');
    const form = field('About you').form as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(server.requestsOf(updateMe)).toHaveLength(1));
    fireEvent.submit(form);
    response.release();
    await screen.findByText('Saved');
    expect(server.requestsOf(updateMe)).toHaveLength(1);
  });

  it('restores the saved text by cancelling', async () => {
    const { press, person, leases } = visit('/profile');
    await press('Edit what you say about yourself');
    expect(leases.size).toBe(0);
    await person.type(field('About you'), ' Hm.');
    expect(leases.size).toBe(1);
    await press('Cancel');
    screen.getByText('I run the bar.');
    expect(leases.size).toBe(0);
    expect(localStorage.length).toBe(0);
  });

  it('is asked to finish one part before another is opened', async () => {
    const { press, person } = visit('/profile');
    await press('Edit what you say about yourself');
    await person.type(field('About you'), ' And I teach.');
    await press('Add a skill');
    await screen.findByText('Please finish the current editing first.');
    await press('Go to it');
    expect(document.activeElement).toBe(field('About you'));
  });

  it('is asked once however many buttons are pressed, beside the last one', async () => {
    const { press, person } = visit('/profile');
    await press('Edit what you say about yourself');
    await person.type(field('About you'), ' And I teach.');
    for (const button of ['Add a skill', 'Add a skill', 'Edit name and headline', 'Add a language'])
      await press(button);
    const asked = await screen.findAllByText('Please finish the current editing first.');
    expect(asked.map((one) => one.closest('section')?.querySelector('h2')?.textContent)).toEqual([
      'Languages',
    ]);
  });

  it('saves that part and opens the other by one press, and is asked no more', async () => {
    const { press, person, server } = visit('/profile', {
      answers: [answer(updateMe, ({ body }) => aMe({ summary: body.summary ?? null }))],
    });
    await press('Edit what you say about yourself');
    await person.type(field('About you'), ' And I teach.');
    await press('Edit name and headline');
    await press('Save and go on');
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
    expect(server.requestsOf(updateMe)[0]?.body).toMatchObject({
      summary: expect.stringMatching(/And I teach\.$/),
    });
    expect(screen.queryByText('Please finish the current editing first.')).toBeNull();
  });

  it('finds work, education and skills among what is worth adding', async () => {
    const { press } = visit('/profile', {
      answers: [answer(listWorkExperiences, () => ({ work_experiences: [] }))],
    });
    await press('Where you have worked');
    await screen.findByRole('form', { name: 'Add work experience' });
  });

  it('can confirm an input method composition with Enter without saving', async () => {
    const { press } = visit('/profile');
    await press('Edit name and headline');
    expect(fireEvent.keyDown(field('Headline'), { key: 'Enter', keyCode: 229 })).toBe(false);
  });
});
