import { listLocations } from '@jobharbor/shared/calls/config/list-locations';
import { recordOnboarding } from '@jobharbor/shared/calls/jobseeker-account/record-onboarding';
import { completeProfile } from '@jobharbor/shared/calls/jobseeker-profile/complete-profile';
import { createJobPreference } from '@jobharbor/shared/calls/jobseeker-profile/create-job-preference';
import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listJobPreferences } from '@jobharbor/shared/calls/jobseeker-profile/list-job-preferences';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { getSyncableContent } from '@jobharbor/shared/calls/jobseeker-resumes/get-syncable-content';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, hangUp, refuse, withStatus } from '@jobharbor/shared/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJobPreference, aResume, aUser, resumesOf } from '../../testing/builders.ts';
import { visit } from '../../testing/render-profile.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const nothing = [
  answer(listJobPreferences, () => ({ job_preferences: [] })),
  answer(listResumes, () => resumesOf()),
  answer(listWorkExperiences, () => ({ work_experiences: [] })),
  answer(listEducations, () => ({ educations: [] })),
];
const analysis = { tier: 'pass' as const, met: [], missing: [] };
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Opens the first step, and fills in the job that the person wants. */
async function fillInFirstJob(path: string, { pay = '20,000' } = {}) {
  const page = visit(path, {
    answers: [
      ...nothing,
      answer(createJobPreference, () => withStatus(201, { job_preference: aJobPreference() }) as never),
    ],
  });
  const { server, press } = page;
  await step('The job you want');
  await press('Next');
  await screen.findByText('Add the job you want first.');
  await press('Change it');
  for (const [label, value] of [
    [/^Job title/, 'Cook'],
    ['Industry', '1'],
    ['Job type', '1'],
    ['Where you would work', '1'],
    ['Place', '10103'],
    ['Lowest monthly pay', pay],
    ['Highest monthly pay', '30000'],
  ] as const) {
    const field = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
    // Each list of options is an answer of its own.
    if (field instanceof HTMLSelectElement)
      await waitFor(() => expect([...field.options].map((option) => option.value)).toContain(value));
    fireEvent.change(field, { target: { value } });
  }
  server.use(answer(listJobPreferences, () => ({ job_preferences: [aJobPreference()] })));
  return page;
}

async function saveFirstJob(path: string) {
  const page = await fillInFirstJob(path);
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('Saved');
  return page;
}

describe('a person who completes their profile', () => {
  it('is asked before what another tab has saved is saved again', async () => {
    const listeners = new Set<(event: object) => void>();
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        set onmessage(listener: (event: object) => void) {
          listeners.add(listener);
        }
        postMessage() {}
        close() {}
      },
    );
    const { server } = await fillInFirstJob('/jobseeker-complete-profile?step=2');
    const asked = server.requestsOf(listJobPreferences).length;
    act(() => {
      for (const listener of listeners) listener({ data: { changed: listJobPreferences.id, tab: 1 } });
    });
    await waitFor(() => expect(server.requestsOf(listJobPreferences).length).toBeGreaterThan(asked));
  });

  it('begins with the résumé, which can be skipped, unlike the job they want', async () => {
    const { press, navigation } = visit('/jobseeker-complete-profile', { answers: nothing });
    await step('Start with your résumé');
    // Its address is that of this step, for Back from a later one.
    await waitFor(() => expect(navigation.current().search).toBe('?step=1'));
    fireEvent.click(screen.getByRole('button', { name: /Education/ }));
    await screen.findByText('Add the job you want first.');
    await press('Skip');
    await step('The job you want');
    await press('Next');
    await screen.findByText('Add the job you want first.');
    await press('Change it');
    fireEvent.change(screen.getByLabelText(/^Job title/), { target: { value: 'Cook' } });
    await waitFor(() => expect(screen.queryByText('Add the job you want first.')).toBeNull());
    // The list of steps leaves the form, which has to be finished first.
    screen.getByRole('button', { name: /Work experience/ }).focus();
    fireEvent.click(screen.getByRole('button', { name: /Work experience/ }));
    await screen.findByText('Please finish the current editing first.');
    // The person stays where they are told; the field may be a whole form away.
    expect(document.activeElement).not.toBe(screen.getByLabelText(/^Job title/));
    await press('Go to it');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Job title/));
  });

  it('saves the form and goes on by one press, or is shown what is missing', async () => {
    const page = await fillInFirstJob('/jobseeker-complete-profile?step=2', { pay: '' });
    fireEvent.click(screen.getByText('Save and go on'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Lowest monthly pay')));
    expect(page.server.requestsOf(createJobPreference)).toHaveLength(0);
    fireEvent.change(screen.getByLabelText('Lowest monthly pay'), { target: { value: '20000' } });
    fireEvent.click(screen.getByText('Save and go on'));
    await step('Work experience');
    expect(page.server.requestsOf(createJobPreference)).toHaveLength(1);
  });

  it('is asked for a place only for work at a place, and for a time zone only for remote work', async () => {
    const page = await fillInFirstJob('/jobseeker-complete-profile?step=2');
    const sent = () => page.server.requestsOf(createJobPreference).at(-1)?.body;
    expect(screen.queryByLabelText('Time zone to work in')).toBeNull();
    fireEvent.change(screen.getByLabelText('Place'), { target: { value: '' } });
    fireEvent.click(screen.getByText('Save and go on'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Place')));
    expect(sent()).toBeUndefined();

    fireEvent.change(screen.getByLabelText('Where you would work'), { target: { value: '3' } });
    expect(screen.queryByLabelText('Place')).toBeNull();
    const zone = screen.getByLabelText<HTMLSelectElement>('Time zone to work in');
    await waitFor(() => expect([...zone.options].map(({ text }) => text)).toContain('Philippines (GMT+8)'));
    fireEvent.change(zone, { target: { value: 'Asia/Manila' } });
    fireEvent.click(screen.getByText('Save and go on'));
    await step('Work experience');
    expect(sent()).toMatchObject({ location_id: null, desired_city: null, work_timezone: 'Asia/Manila' });
  });

  it('reads below a choice that its list did not come, and brings it on a retry', async () => {
    const { server, press } = visit('/jobseeker-complete-profile?step=2', {
      answers: [...nothing, refuse(listLocations, errorCode.notFound, { message: 'No places.' })],
    });
    await screen.findByText('No places.');
    const place = screen.getByLabelText<HTMLSelectElement>('Place');
    expect([...place.options].map(({ value }) => value)).toEqual(['']);
    const region = { id: 10100, key: 'metro', value: 'Metro Manila', seo_value: 'metro', locations: [] };
    server.use(answer(listLocations, () => ({ location_lists: [region] })));
    await press('Try again');
    await waitFor(() => expect([...place.options].map(({ text }) => text)).toContain('Metro Manila'));
    expect(screen.queryByText('No places.')).toBeNull();
  });

  it('can name a place that the list does not have', async () => {
    const page = await fillInFirstJob('/jobseeker-complete-profile?step=2');
    fireEvent.change(screen.getByLabelText('Place'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText(/^Another place/), { target: { value: 'Lipa' } });
    fireEvent.click(screen.getByText('Save and go on'));
    await step('Work experience');
    expect(page.server.requestsOf(createJobPreference)[0]?.body).toMatchObject({
      ...{ location_id: null, desired_city: 'Lipa', work_timezone: null },
    });
  });

  it('is no longer asked to finish a form that it has saved', async () => {
    await fillInFirstJob('/jobseeker-complete-profile?step=2');
    fireEvent.click(screen.getByRole('button', { name: /Work experience/ }));
    await screen.findByText('Please finish the current editing first.');
    fireEvent.click(screen.getByText('Save'));
    await screen.findByText('Saved');
    expect(screen.queryByText('Please finish the current editing first.')).toBeNull();
    expect(screen.queryByText('Go to it')).toBeNull();
    screen.getByText('Next');
  });

  it('finds its form open, with the focus still on the heading of the step', async () => {
    const { press } = visit('/jobseeker-complete-profile?step=2', { answers: nothing });
    await screen.findByRole('form', { name: 'Add a job you want' });
    expect(document.activeElement).toBe(await step('The job you want'));
    // After Cancel the list stays empty, and the form opens again with the focus in it.
    await press('Cancel');
    expect(screen.queryByRole('form')).toBeNull();
    await press('Add a job you want');
    // The title is that of the profile, and the place is in no list.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Industry')));
  });

  it('is asked for at most four things at once, beside what is filled in for them', async () => {
    const { press } = visit('/jobseeker-complete-profile?step=2', { answers: nothing });
    const form = await screen.findByRole('form', { name: 'Add a job you want' });
    const asked = () =>
      [...form.querySelectorAll<HTMLInputElement>('input, select')].map(({ name }) => name).join();
    expect(asked()).toBe('industry_id,location_id,desired_city,min_salary');
    const known = screen.getByRole('region', { name: 'Filled in for you: please check' });
    for (const text of ['Barista', 'Philippines', 'PHP', 'English'])
      expect(known.textContent).toContain(text);
    for (const [label, value] of [
      ['Industry', '1'],
      [/^Another place/, 'Lipa'],
      ['Lowest monthly pay', '20,000'],
    ] as const) {
      const field = screen.getByLabelText<HTMLSelectElement>(label);
      if (label === 'Industry') await waitFor(() => expect(field.options.length).toBeGreaterThan(1));
      fireEvent.change(field, { target: { value } });
    }
    await press('Save and go on');
    const highest = await screen.findByLabelText('Highest monthly pay');
    await waitFor(() => expect(document.activeElement).toBe(highest));
    expect([asked(), highest.getAttribute('aria-invalid')]).toEqual(['max_salary', null]);
    expect(known.textContent).toContain('Lipa');
  });

  it('saves it with what the page knows filled in, and goes on to what is missing', async () => {
    const { server, press } = await saveFirstJob('/jobseeker-complete-profile?step=2');
    expect(server.requestsOf(createJobPreference)[0]?.body).toMatchObject({
      job_title: 'Cook',
      country_key: 'ph',
      location_id: 10103,
      currency: 'PHP',
      min_salary: 2_000_000,
      max_salary: 3_000_000,
      work_languages: ['en'],
    });
    expect(screen.queryByText('Add the job you want first.')).toBeNull();
    await press('Next');
    await step('Work experience');
    await press('Skip');
    await step('Education');
  });

  it('comes from making a résumé, and goes back to it once the job they want is known', async () => {
    const { press, navigation } = await saveFirstJob('/jobseeker-complete-profile/create-resume');
    await press('Next');
    await screen.findByRole('heading', { level: 1, name: 'Make a résumé' });
    expect(navigation.current().pathname).toBe('/en/ph/resume-templates');
  });

  it.each([
    ['create-resume', '/en/ph/resume-templates'],
    ['quick-upload', '/en/ph/jobseeker-complete-profile/quick-upload'],
    ['10', '/en/ph/jobseeker-complete-profile/10'],
  ])('comes from %s, and is past the job they want', async (token, path) => {
    const { navigation } = visit(`/jobseeker-complete-profile/${token}`, {
      answers: [...nothing, answer(listJobPreferences, () => ({ job_preferences: [aJobPreference()] }))],
    });
    await waitFor(() => expect(navigation.current().pathname).toBe(path));
    if (token !== 'create-resume') await step('Start with your résumé');
    else await screen.findByRole('heading', { level: 1, name: 'Make a résumé' });
  });

  it('names the job they want first, also at the address of the step behind it', async () => {
    visit('/jobseeker-complete-profile/10', { answers: nothing });
    await step('The job you want');
  });

  it('goes on where they left, and ends at the page that asked', async () => {
    const completed = aUser({ is_profile_completed: true });
    const { server, press, session, navigation } = visit(
      '/jobseeker-complete-profile?redirect=%2Fen%2Fph%2Fjob%2Fcook-5',
      {
        answers: [
          answer(listEducations, () => ({ educations: [] })),
          answer(completeProfile, () => ({ user: completed })),
        ],
      },
    );
    await step('Education');
    await press('Skip');
    await step('All set');
    const finish = await screen.findByRole('button', { name: 'Finish' });
    // Before React has rendered what the first press began.
    for (let turn = 0; turn < 2; turn += 1) finish.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFor(() => expect(navigation.current().pathname).toBe('/en/ph/job/cook-5'));
    expect(session.getState().user?.is_profile_completed).toBe(true);
    expect(server.requestsOf(completeProfile)).toHaveLength(1);
    await waitFor(() =>
      expect(server.requestsOf(recordOnboarding).map(({ body }) => body)).toEqual([
        { onboarded_method: 'resume_upload' },
      ]),
    );
  });

  it('is told in a later step as well that the résumé was not read, and has it read again', async () => {
    const school = {
      ...{ id: 'e1', kind: 'education' as const, entry_id: null },
      fields: [
        { name: 'school_name', value: 'Ege University', current: null, page: 1, line: 3, quote: 'Ege' },
      ],
    };
    const { server, press } = visit('/jobseeker-complete-profile?step=4', {
      answers: [refuse(getSyncableContent, errorCode.resumeParsingFailed, { message: 'Cannot be read.' })],
    });
    await screen.findByText('Cannot be read.');
    server.use(answer(getSyncableContent, () => ({ lines: 9, proposals: [school], analysis, rating: null })));
    await press('Try again');
    await screen.findByRole('heading', { level: 3, name: 'Ege University' });
  });

  it('sees that the résumé is being read, and what it says for this step in the same place', async () => {
    const read = Promise.withResolvers<void>();
    const { navigation } = visit('/jobseeker-complete-profile?step=3', {
      answers: [
        answer(getSyncableContent, async () => {
          await read.promise;
          return { lines: 9, proposals: [], analysis, rating: null };
        }),
      ],
    });
    const place = (await screen.findByText('Reading your résumé…')).closest('.jhp-reading-space');
    expect(place?.textContent).toContain('What we find for this step appears here.');
    read.resolve();
    const nothingFound = await screen.findByText(/^This résumé says nothing on this step/);
    expect(place?.contains(nothingFound)).toBe(true);
    // The next step does not wait, so that no space is kept there.
    await navigation.navigate('/en/ph/jobseeker-complete-profile?step=4');
    await step('Education');
    expect(screen.queryByText(/^This résumé says nothing/)).toBeNull();
  });

  it('sees the name of the file in the step of the résumé, also after a reload', async () => {
    visit('/jobseeker-complete-profile?step=1', {
      answers: [answer(listResumes, () => resumesOf(aResume()))],
    });
    await step('Start with your résumé');
    await screen.findByText('cv.pdf');
  });

  it('is told when it does not load, and can try again', async () => {
    const { server, press } = visit('/jobseeker-complete-profile', { answers: [hangUp(listJobPreferences)] });
    await screen.findByText('No connection.');
    server.use(answer(listJobPreferences, () => ({ job_preferences: [] })));
    await press('Try again');
    await step('The job you want');
  });
});
