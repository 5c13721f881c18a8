import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listLicenses } from '@jobharbor/shared/calls/jobseeker-profile/list-licenses';
import { listReferences } from '@jobharbor/shared/calls/jobseeker-profile/list-references';
import { listSkills } from '@jobharbor/shared/calls/jobseeker-profile/list-skills';
import { listSpokenLanguages } from '@jobharbor/shared/calls/jobseeker-profile/list-spoken-languages';
import { listWebsites } from '@jobharbor/shared/calls/jobseeker-profile/list-websites';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { drawResume } from '@jobharbor/shared/calls/jobseeker-resumes/draw-resume';
import { generateResume } from '@jobharbor/shared/calls/jobseeker-resumes/generate-resume';
import { getResumeDesign } from '@jobharbor/shared/calls/jobseeker-resumes/get-resume-design';
import { makeResumeDocx } from '@jobharbor/shared/calls/jobseeker-resumes/make-resume-docx';
import { makeResumeFile } from '@jobharbor/shared/calls/jobseeker-resumes/make-resume-file';
import type { SentEntries } from '@jobharbor/shared/contracts/entries/sent-entries';
import { type ResumeDesign, resumeDocument } from '@jobharbor/shared/contracts/profile/resume-document';
import { errorCode } from '@jobharbor/shared/errors';
import { saveDraft } from '@jobharbor/shared/forms';
import { latch } from '@jobharbor/shared/testing';
import { answer, hangUp, Refusal, refuse } from '@jobharbor/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { aMe, anEducation, aReference, aResume, aSkill, aWorkExperience } from '../../testing/builders.ts';
import { visit } from '../../testing/render-profile.tsx';

const drawn = answer(drawResume, () => ({ pages: ['UklGRg=='], page_count: 1, missing: '' }));
const aDesign = (more: Partial<ResumeDesign> = {}): ResumeDesign => ({
  document: { basics: { name: 'Amihan Cruz' }, meta: { theme: 'mine' } },
  template: 'classic',
  paper: 'a4',
  language: 'en',
  ...more,
});
const open = (path = '/resume-templates', ...answers: Parameters<typeof answer>[] | never[]) =>
  visit(path, { answers: [drawn, ...(answers as never[])] });
const nameField = () => screen.findByLabelText<HTMLInputElement>('Name');

/** An empty résumé that was begun before: a new one opens filled from the profile. */
beforeEach(() => {
  localStorage.clear();
  saveDraft('resume-builder:7:new', aDesign({ document: {} }), Date.now());
});

describe('a person who makes a résumé', () => {
  it('sees the preview after a pause, and what is missing or too long', async () => {
    const { person, server } = visit('/resume-templates', {
      answers: [answer(drawResume, () => ({ pages: ['UklGRg=='], page_count: 3, missing: '🦩' }))],
    });
    await screen.findByText('Fill in something, and your page appears here.');
    await person.type(await nameField(), 'Ana');
    await screen.findByRole('img', { name: 'Page 1 of 3' });
    screen.getByText(/This makes 3 pages/);
    screen.getByText(/cannot be printed and are left out: 🦩/);
    // Debounced, not for every letter.
    expect(server.requestsOf(drawResume)).toHaveLength(1);
    expect(server.requestsOf(drawResume)[0]?.body).toMatchObject({
      document: { basics: { name: 'Ana' } },
      template: 'classic',
      language: 'en',
    });
  });

  it('finds from here how one that they have is uploaded, with the way back behind the sign-in', async () => {
    visit('/resume-templates', { user: null });
    const link = await screen.findByRole('link', { name: /^Have a résumé already\?/ });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /get-started\?redirect=\/en\/ph\/jobseeker-complete-profile\/quick-upload/,
    );
  });

  it('can draw it again after a failure, with nothing lost', async () => {
    const { person, server, press } = visit('/resume-templates', { answers: [hangUp(drawResume)] });
    await person.type(await nameField(), 'Ana');
    await screen.findByText('No connection.');
    server.use(drawn);
    await press('Try again');
    await screen.findByRole('img', { name: 'Page 1 of 1' });
    expect((await nameField()).value).toBe('Ana');
  });

  it('waits for the server however long it takes: a request that has timed out is sent again', async () => {
    let asked = 0;
    const slow = answer(drawResume, () => {
      asked += 1;
      if (asked < 4) throw new Refusal(errorCode.timedOut, { status: 503 });
      return { pages: ['UklGRg=='], page_count: 1, missing: '' };
    });
    const { person, server } = visit('/resume-templates', { answers: [slow] });
    await person.type(await nameField(), 'Ana');
    await screen.findByRole('img', { name: 'Page 1 of 1' });
    expect(server.requestsOf(drawResume)).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('adds, fills, orders and removes entries, and takes a removal back', async () => {
    const { person, press } = open();
    await nameField();
    await press('Add: Work experience');
    const title = screen.getByLabelText('Job title');
    expect(document.activeElement).toBe(title);
    await person.type(title, 'Cook');
    await person.type(screen.getByLabelText('Start'), '3/2021');
    await person.type(screen.getByLabelText('Points'), 'Soups{Enter}Breads');
    await press('Add: Work experience');
    await person.type(screen.getAllByLabelText('Job title')[1] as HTMLElement, 'Chef');
    expect(screen.getAllByLabelText<HTMLInputElement>('Start')[0]?.value).toBe('2021-03');
    await press('Move Chef up');
    const titles = () => screen.queryAllByLabelText<HTMLInputElement>('Job title').map(({ value }) => value);
    expect(titles()).toEqual(['Chef', 'Cook']);
    expect(screen.getAllByLabelText<HTMLInputElement>('Points').map(({ value }) => value)).toEqual([
      '',
      'Soups\nBreads',
    ]);
    await press('Remove Cook');
    expect(titles()).toEqual(['Chef']);
    screen.getByText('Cook was removed.');
    await press('Undo');
    expect(titles()).toEqual(['Chef', 'Cook']);
  });

  it('finds it again after a reload, written but not saved', async () => {
    const first = open();
    await first.person.type(await nameField(), 'Ana');
    first.unmount();
    open();
    expect((await nameField()).value).toBe('Ana');
  });

  it('keeps it with the account once, and goes on changing the same one', async () => {
    const response = latch();
    const { person, press, server } = visit('/resume-templates', {
      answers: [
        drawn,
        answer(generateResume, () =>
          response.released.then(() => ({ resume: aResume({ id: 9, kind: 'generated' }) })),
        ),
        answer(getResumeDesign, () => aDesign()),
      ],
    });
    await person.type(await nameField(), 'Ana');
    await person.dblClick(screen.getByRole('button', { name: 'Save to my résumés' }));
    response.release();
    await screen.findByText('You are changing a résumé that you made before.');
    const saved = screen.getByText('Saved among your résumés, ready for your applications.');
    expect(document.activeElement).toBe(saved.closest('[tabindex]'));
    expect(server.requestsOf(generateResume)).toHaveLength(1);
    await press('Save to my résumés');
    await waitFor(() => expect(server.requestsOf(generateResume)).toHaveLength(2));
    expect(server.requestsOf(generateResume)[1]?.body).toMatchObject({
      resume_id: 9,
      document: { meta: { theme: 'mine' } },
    });
  });

  it('keeps what a newer version has stored of a résumé, and shows the usual template meanwhile', async () => {
    const stored = {
      ...aDesign({ document: { basics: { name: 'Ana' } } }),
      template: 'gallery',
      frame: true,
    };
    const newer = { ...generateResume, body: z.looseObject({}) };
    const { person, press, server } = visit('/resume-templates?resume=9', {
      answers: [
        drawn,
        answer(getResumeDesign, () => stored),
        answer(newer, () => ({ resume: aResume({ id: 9, kind: 'generated' }) })),
      ],
    });
    await screen.findByText(/^This résumé has a template that this page does not know yet/);
    await waitFor(() =>
      expect(server.requestsOf(drawResume).at(-1)?.body).toMatchObject({ template: 'classic' }),
    );
    await person.type(await nameField(), ' Cruz');
    await press('Save to my résumés');
    await waitFor(() => expect(server.requestsOf(newer)).toHaveLength(1));
    expect(server.requestsOf(newer)[0]?.body).toMatchObject({
      ...{ template: 'gallery', frame: true, document: { basics: { name: 'Ana Cruz' } } },
    });
    await person.click(screen.getByRole('radio', { name: /Narrow margins$/ }));
    expect(screen.queryByText(/^This résumé has a template/)).toBeNull();
  });

  it('reads why it cannot be kept, and sends it again under the same key', async () => {
    const { person, press, server } = visit('/resume-templates', {
      answers: [drawn, refuse(generateResume, 41254, { message: 'There are five.' })],
    });
    await person.type(await nameField(), 'Ana');
    await press('Save to my résumés');
    await screen.findByText('There are five.');
    await press('Save to my résumés');
    await waitFor(() => expect(server.requestsOf(generateResume)).toHaveLength(2));
    const keys = server.requestsOf(generateResume).map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([
    ['is downloaded', 'Download PDF'],
    ['is saved', 'Save to my résumés'],
  ])('is asked for the name, in its field, when an empty one %s', async (_what, button) => {
    const { person, press, server } = open();
    const field = await nameField();
    await press(button);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await screen.findByText('There is nothing to print yet. Fill in at least your name.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect([...server.requestsOf(makeResumeFile), ...server.requestsOf(generateResume)]).toEqual([]);
    await person.type(field, 'Ana');
    expect(screen.queryByText(/nothing to print/)).toBeNull();
  });

  it('downloads the PDF', async () => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function record(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { person, press } = visit('/resume-templates', {
      answers: [drawn, answer(makeResumeFile, () => ({ filename: 'Ana.pdf', pdf: 'JVBERi0=' }))],
    });
    await person.type(await nameField(), 'Ana');
    await press('Download PDF');
    await waitFor(() => expect(saved).toEqual(['Ana.pdf']));
    vi.restoreAllMocks();
  });

  it('chooses a colour and the order of the sections, and downloads a Word file of it', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const document = { basics: { name: 'Ana' }, work: [{ position: 'Cook' }], skills: [{ name: 'Soups' }] };
    saveDraft('resume-builder:7:new', aDesign({ document }), Date.now());
    const { person, press, server } = visit('/resume-templates', {
      answers: [drawn, answer(makeResumeDocx, () => ({ filename: 'Ana.docx', docx: 'UEs=' }))],
    });
    await nameField();
    await person.selectOptions(screen.getByLabelText('Colour of headings'), 'Plum');
    await press('Move Skills up');
    await screen.findByText('“Skills” is now number 1 of 2.');
    // The first section does not move up.
    await press('Move Skills up');
    await press('Download Word file');
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(server.requestsOf(makeResumeDocx)[0]?.body).toMatchObject({
      ...{ accent: 'plum', order: ['skills', 'work'] },
    });
    // The form has an order of its own.
    await person.click(screen.getByRole('radio', { name: /履歴書/ }));
    await screen.findByText(/^The Japanese form has Japanese labels/);
    expect(screen.queryByRole('button', { name: 'Move Skills up' })).toBeNull();
    vi.restoreAllMocks();
  });

  it('opens a JSON Resume file in place of what is written, and can take that back', async () => {
    const { person, press } = open();
    await person.type(await nameField(), 'Ana');
    const field = screen.getByLabelText<HTMLInputElement>(/Open a JSON Resume file/);
    await person.upload(field, new File(['{"work":[{"startDate":2021}]}'], 'wrong.json'));
    await screen.findByText(/not JSON Resume at “work.0.startDate”/);
    await person.upload(field, new File(['{"basics":{"name":"Berta"}}'], 'cv.json'));
    await screen.findByText('cv.json is open.');
    expect((await nameField()).value).toBe('Berta');
    await press('Undo');
    expect((await nameField()).value).toBe('Ana');
  });

  it('is told of a phone number that the account has had since, and takes it on a press', async () => {
    const document = { basics: { name: 'Ana', phone: '+63 917 000 0000', email: 'Amihan@example.com' } };
    saveDraft('resume-builder:7:new', aDesign({ document }), Date.now());
    const { press } = visit('/resume-templates', {
      answers: [drawn, answer(getMe, () => aMe({ phone_num: '+639171234567' }))],
    });
    await screen.findByText('Your account has another phone number:', { exact: false });
    expect(screen.queryByText('Your account has another email address:', { exact: false })).toBeNull();
    const phone = screen.getByLabelText<HTMLInputElement>('Phone');
    expect(phone.value).toBe('+63 917 000 0000');
    await press('Use this number');
    expect(phone.value).toBe('+639171234567');
    expect(screen.queryByRole('button', { name: 'Use this number' })).toBeNull();
  });

  it('opens a new one with all that the profile holds, of every kind that employers get', async () => {
    localStorage.clear();
    /** What a résumé says of each kind. */
    const said: Record<keyof SentEntries, readonly string[]> = {
      work_experiences: ['Shift lead', 'Kopi Co', '2020-03', '2022-05', 'Ran the morning shift.'],
      educations: ['Bachelor', 'Botany', 'University of San Agustin', '2010-06', 'today', 'With honours.'],
      skills: ['Latte art', 'Expert'],
      languages: ['Filipino', 'Native'],
      license_certifications: [
        ...['Food safety', 'City of Iloilo', 'FS-12', '2024-02', '2029-01', 'https://c.example/12'],
      ],
      websites: ['https://amihan.example', 'https://photos.example', 'Photos'],
      references: ['Ben Tan · Kopi Co', 'She never lost her calm.'],
    };
    const school = { field_of_study: 'Botany', end_month: null, is_current: true };
    const { server } = visit('/resume-templates', {
      answers: [
        drawn,
        answer(getMe, () => aMe({ phone_num: '+639171234567' })),
        answer(listWorkExperiences, () => ({
          work_experiences: [aWorkExperience({ description: 'Ran the morning shift.' })],
        })),
        answer(listEducations, () => ({
          educations: [{ ...anEducation, ...school, description: 'With honours.' }],
        })),
        answer(listSkills, () => ({ skills: [aSkill({ proficiency: 'expert' })] })),
        answer(listSpokenLanguages, () => ({
          languages: [{ id: 1, version: 1, language: 'fil' as const, proficiency: 'native' as const }],
        })),
        answer(listLicenses, () => ({
          license_certifications: [
            {
              ...{
                id: 1,
                version: 1,
                title: 'Food safety',
                issuer: 'City of Iloilo',
                issue_month: '2024-02',
              },
              ...{ expiry_month: '2029-01', does_not_expire: false, credential_id: 'FS-12' },
              credential_url: 'https://c.example/12',
            },
          ],
        })),
        answer(listReferences, () => ({
          references: [aReference(), aReference({ id: 2, is_shown: false, text: 'Kept to herself.' })],
        })),
        answer(listWebsites, () => ({
          websites: [
            {
              ...{ id: 1, version: 1, display_name: null, description: null },
              url: 'https://amihan.example',
            },
            {
              ...{ id: 2, version: 1, display_name: 'Photos', description: null },
              url: 'https://photos.example',
            },
          ],
        })),
      ],
    });
    await waitFor(async () => expect((await nameField()).value).toBe('Amihan Cruz'));
    await waitFor(() => expect(server.requestsOf(drawResume)).toHaveLength(1));
    const { document } = server.requestsOf(drawResume)[0]?.body ?? {};
    expect(resumeDocument.safeParse(document).success).toBe(true);
    expect(document?.basics).toMatchObject({
      ...{ label: 'Barista', email: 'amihan@example.com', phone: '+639171234567', summary: 'I run the bar.' },
      location: { city: 'Iloilo City' },
    });
    const text = JSON.stringify(document);
    for (const [kind, words] of Object.entries(said))
      expect([kind, words.filter((word) => !text.includes(word))]).toEqual([kind, []]);
    // Nothing is printed that no field shows.
    const shown = [...globalThis.document.querySelectorAll<HTMLInputElement>('input, textarea')]
      .map(({ value }) => value)
      .join('\n');
    for (const [kind, words] of Object.entries(said))
      expect([kind, words.filter((word) => word !== 'Photos' && !shown.includes(word))]).toEqual([kind, []]);
    screen.getByText('What was empty is filled in from your profile.');
    screen.getByText(/^Only what is empty is filled in\./);
  });

  it('has its levels and degrees in the language that is chosen for it', async () => {
    const document = {
      basics: { name: 'Ana' },
      skills: [{ name: 'Latte art', level: 'Expert' }],
      education: [{ institution: 'Ateneo', studyType: 'Bachelor' }],
    };
    saveDraft('resume-builder:7:new', aDesign({ document }), Date.now());
    const degreeIn: Record<string, string> = { en: 'Bachelor', ar: 'بكالوريوس' };
    const { person } = visit('/resume-templates', {
      answers: [
        drawn,
        answer(getFlatList, ({ query }) => ({
          list: [{ id: 5, value: degreeIn[query.language_code ?? ''] ?? '', key: 'b', seo_value: 'b' }],
        })),
      ],
    });
    await screen.findByDisplayValue('Expert');
    await person.selectOptions(screen.getByLabelText('Language of headings and dates'), 'ar');
    await screen.findByDisplayValue('خبير');
    await screen.findByDisplayValue('بكالوريوس');
  });

  it('fills in what is empty from the profile, and nothing else', async () => {
    const { person, press } = visit('/resume-templates', {
      answers: [
        drawn,
        answer(listWorkExperiences, () => ({ work_experiences: [] })),
        answer(listEducations, () => ({ educations: [] })),
        answer(listSkills, () => ({ skills: [] })),
      ],
    });
    await person.type(await nameField(), 'Another name');
    await press('Fill in from my profile');
    await screen.findByText('What was empty is filled in from your profile.');
    expect((await nameField()).value).toBe('Another name');
    expect(screen.getByLabelText<HTMLInputElement>('What you do').value).toBe('Barista');
    await press('Undo');
    expect(screen.getByLabelText<HTMLInputElement>('What you do').value).toBe('');
  });
});

describe('the photo of a résumé', () => {
  /** jsdom neither decodes nor draws pictures. */
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 200, close: () => {} }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])));
    return () => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    };
  });
  const lastPhoto = (server: ReturnType<typeof visit>['server']) =>
    (server.requestsOf(drawResume).at(-1)?.body as ResumeDesign | undefined)?.photo;

  it('is chosen, cropped by keys, printed, and removed', async () => {
    const { person, press, server } = open();
    await person.type(await nameField(), 'Ana');
    screen.getByText('This résumé has no photo.');
    await waitFor(() => expect(server.requestsOf(drawResume)).toHaveLength(1));
    expect(lastPhoto(server)).toBeUndefined();
    await press('Add a photo');
    const file = new File(['bytes'], 'me.png', { type: 'image/png' });
    await person.upload(await screen.findByLabelText(/^Choose a picture/), file);
    fireEvent.change(await screen.findByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    await press('Use this photo');
    await screen.findByRole('img', { name: 'The photo of this résumé' });
    await waitFor(() => expect(lastPhoto(server)).toBe(btoa('jpeg')));
    await press('Remove the photo');
    screen.getByText('This résumé has no photo.');
    expect(screen.queryByRole('img', { name: 'The photo of this résumé' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a photo' }));
  });
});
