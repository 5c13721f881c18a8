import { chooseDefaultResume } from '@jobharbor/shared/calls/jobseeker-resumes/choose-default-resume';
import { deleteResume } from '@jobharbor/shared/calls/jobseeker-resumes/delete-resume';
import { getSyncableContent } from '@jobharbor/shared/calls/jobseeker-resumes/get-syncable-content';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { renameResume } from '@jobharbor/shared/calls/jobseeker-resumes/rename-resume';
import { restoreResume } from '@jobharbor/shared/calls/jobseeker-resumes/restore-resume';
import { sendResumeEmail } from '@jobharbor/shared/calls/jobseeker-resumes/send-resume-email';
import { installNativeOverlays, latch } from '@jobharbor/shared/testing';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { aResume, resumesOf } from '../../testing/builders.ts';
import { visit } from '../../testing/render-profile.tsx';

beforeAll(() => installNativeOverlays());

/** Chooses an action in the menu of a résumé. */
async function choose({ person, press }: ReturnType<typeof visit>, action: string, name = 'cv.pdf') {
  await press(`More for ${name}`);
  const menu = within(screen.getByRole('dialog', { name }));
  await person.click(menu.getByText(action));
}

const rows = () => within(screen.getByRole('region', { name: 'On file' })).queryAllByRole('listitem');

it('shows below the résumé that it is about how that one reads, and tries again after a failure', async () => {
  const page = visit('/resume', {
    answers: [
      answer(listResumes, () =>
        resumesOf(aResume({ id: 3, filename: 'Other.pdf' }), aResume({ id: 4, filename: 'Mine.pdf' })),
      ),
      refuse(getSyncableContent, 41281, { message: 'It cannot be read.' }),
    ],
  });
  const { press, server } = page;
  const choice = 'How your résumé reads';
  await choose(page, choice, 'Mine.pdf');
  const reason = await screen.findByText('It cannot be read.');
  expect(document.activeElement?.contains(reason)).toBe(true);
  const analysis = { tier: 'good_effort' as const, met: ['contact' as const], missing: ['numbers' as const] };
  server.use(answer(getSyncableContent, () => ({ lines: 9, proposals: [], analysis, rating: null })));
  await press('Try again');
  const card = within(await screen.findByRole('region', { name: 'How your résumé reads' }));
  card.getByText('Good effort');
  expect(card.getAllByRole('listitem')).toHaveLength(1);
  expect(server.requestsOf(getSyncableContent).at(-1)?.params).toEqual({ id: 4 });
  expect(rows()[1]?.contains(card.getByText('Good effort'))).toBe(true);
  await choose(page, choice, 'Mine.pdf');
  expect(screen.queryByRole('region', { name: 'How your résumé reads' })).toBeNull();
});

describe('a person who has résumés', () => {
  it('is told beside a file that no employer could open what to do', async () => {
    const [locked, fine] = [aResume({ id: 3, problem: 'locked' }), aResume({ id: 4, problem: null })];
    visit('/resume', { answers: [answer(listResumes, () => resumesOf(locked, fine))] });
    const text = await screen.findByText(/protected by a password/);
    expect(rows().map((row) => row.contains(text))).toEqual([true, false]);
  });

  it('renames one in place', async () => {
    const page = visit('/resume', {
      answers: [answer(renameResume, () => ({ resume: aResume({ filename: 'barista.pdf' }) }))],
    });
    const { person, server } = page;
    await choose(page, 'Rename');
    const name = screen.getByLabelText<HTMLInputElement>('File name');
    expect([name.selectionStart, name.selectionEnd]).toEqual([0, 2]);
    await person.keyboard('barista{Enter}');
    await screen.findByRole('link', { name: 'barista.pdf' });
    expect(server.requestsOf(renameResume)[0]).toMatchObject({
      params: { id: 1 },
      body: { filename: 'barista.pdf' },
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for barista.pdf' }));
  });

  it('sees beside the name why the server refuses it, and keeps the text', async () => {
    const page = visit('/resume', {
      answers: [
        refuse(renameResume, 42007, {
          message: 'No.',
          fields: { filename: ['Slashes cannot stand in a name.'] },
        }),
      ],
    });
    await choose(page, 'Rename');
    await page.person.keyboard('a/b{Enter}');
    await screen.findByText('Slashes cannot stand in a name.');
    expect(screen.getByLabelText<HTMLInputElement>('File name').value).toBe('a/b.pdf');
  });

  it('cancels renaming with Escape', async () => {
    const page = visit('/resume');
    const { person, server } = page;
    await choose(page, 'Rename');
    await person.keyboard('other{Escape}');
    await screen.findByRole('link', { name: 'cv.pdf' });
    expect(server.requestsOf(renameResume)).toEqual([]);
  });

  it('can download the file', async () => {
    const { press } = visit('/resume');
    await press('More for cv.pdf');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe('/api/jobseeker/resumes/1/file');
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('deletes one without confirmation, and undoes it', async () => {
    const page = visit('/resume', {
      answers: [
        answer(listResumes, () => resumesOf(aResume({ id: 2, filename: 'other.pdf' }), aResume())),
        answer(deleteResume, () => ({})),
        answer(restoreResume, () => ({ resume: aResume() })),
      ],
    });
    const { server, person } = page;
    await choose(page, 'Delete');
    await screen.findByText('\u2068cv.pdf\u2069 was deleted.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo the deletion of cv.pdf' }));
    expect(screen.queryByRole('link', { name: 'cv.pdf' })).toBeNull();
    await person.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'cv.pdf' });
    expect(rows().map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
      'other.pdf',
      'cv.pdf',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for cv.pdf' }));
    screen.getByText('cv.pdf is back.');
    expect(server.requestsOf(restoreResume)[0]).toMatchObject({ params: { id: 1 } });
  });

  it('deletes one once, however often the button is pressed', async () => {
    const response = latch();
    const page = visit('/resume', {
      answers: [answer(deleteResume, () => response.released.then(() => ({})))],
    });
    await choose(page, 'Delete');
    await choose(page, 'Delete');
    response.release();
    await screen.findByText('\u2068cv.pdf\u2069 was deleted.');
    expect(page.server.requestsOf(deleteResume)).toHaveLength(1);
  });

  it('sees why a deletion cannot be undone any more', async () => {
    const page = visit('/resume', {
      answers: [
        answer(deleteResume, () => ({})),
        refuse(restoreResume, 41170, { message: 'There are three.' }),
      ],
    });
    await choose(page, 'Delete');
    await page.press('Undo the deletion of cv.pdf');
    expect((await screen.findByRole('alert')).textContent).toBe('There are three.');
    screen.getByRole('button', { name: 'Undo the deletion of cv.pdf' });
  });

  it('sees a success when another tab has deleted it already', async () => {
    const page = visit('/resume', { answers: [refuse(deleteResume, 40004)] });
    await choose(page, 'Delete');
    await screen.findByText('\u2068cv.pdf\u2069 was deleted.');
  });

  it('sees why one could not be deleted', async () => {
    const page = visit('/resume', { answers: [hangUp(deleteResume)] });
    await choose(page, 'Delete');
    expect((await screen.findByRole('alert')).textContent).toBe('No connection.');
    screen.getByRole('link', { name: 'cv.pdf' });
  });

  it('chooses a default, which moves from the one before', async () => {
    const page = visit('/resume', {
      answers: [
        answer(listResumes, () =>
          resumesOf(aResume({ id: 2, filename: 'other.pdf', is_default: true }), aResume()),
        ),
        answer(chooseDefaultResume, () => ({ resume: aResume({ is_default: true }) })),
      ],
    });
    await choose(page, 'Make it my default');
    await screen.findByText('cv.pdf is now your default.');
    const [other, cv] = rows();
    within(cv as HTMLElement).getByText('Your default');
    expect(within(other as HTMLElement).queryByText('Your default')).toBeNull();
    expect(page.server.requestsOf(chooseDefaultResume)[0]).toMatchObject({ params: { id: 1 } });
  });

  it('sends one by email, once, and reads where it went', async () => {
    const response = latch();
    const page = visit('/resume', {
      answers: [answer(sendResumeEmail, () => response.released.then(() => ({})))],
    });
    const { press, person, server } = page;
    await choose(page, 'Send by email');
    await press('Send');
    await screen.findByText('This field is required.');
    const address = screen.getByLabelText<HTMLInputElement>('Email address');
    await person.type(address, 'nobody');
    await press('Send');
    await screen.findByText('E-mail format is incorrect');
    expect(server.requestsOf(sendResumeEmail)).toEqual([]);
    await person.clear(address);
    await person.type(address, 'hr@company.example');
    await person.dblClick(screen.getByRole('button', { name: 'Send' }));
    response.release();
    await screen.findByText('Your résumé is on its way to hr@company.example.');
    expect(document.activeElement?.textContent).toBe('Close');
    const requests = server.requestsOf(sendResumeEmail);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ body: { email: 'hr@company.example', resume_id: 1 } });
  });

  it('is led to confirm their own address before they send one by email', async () => {
    const page = visit('/resume', {
      answers: [refuse(sendResumeEmail, 42342, { message: 'Confirm your address first.' })],
    });
    await choose(page, 'Send by email');
    await page.person.type(screen.getByLabelText('Email address'), 'hr@company.example');
    await page.press('Send');
    const reason = await screen.findByRole('alert');
    const link = within(reason).getByRole<HTMLAnchorElement>('link', { name: 'Confirm in a new tab' });
    expect(link.getAttribute('href')).toBe('/en/ph/confirm-email?redirect=%2Fen%2Fph%2Fresume');
    expect(link.target).toBe('_blank');
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('hr@company.example');
  });

  it('keeps the address when sending fails, also over a new visit, and sends again under the same key', async () => {
    const page = visit('/resume', { answers: [hangUp(sendResumeEmail)] });
    const { press, person, server, unmount } = page;
    await choose(page, 'Send by email');
    await person.type(screen.getByLabelText('Email address'), 'hr@company.example');
    await press('Send');
    await screen.findByText('No connection.');
    await press('Send');
    await waitFor(() => expect(server.requestsOf(sendResumeEmail)).toHaveLength(2));
    const keys = server.requestsOf(sendResumeEmail).map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
    unmount();
    const again = visit('/resume');
    expect((await screen.findByLabelText<HTMLInputElement>('Email address')).value).toBe(
      'hr@company.example',
    );
    await again.press('Cancel');
    expect(screen.queryByLabelText('Email address')).toBeNull();
  });

  it('can retry when the list does not load', async () => {
    const { server, press } = visit('/resume', {
      answers: [refuse(listResumes, 10002, { status: 504 })],
    });
    await screen.findByText('It took too long.');
    server.use(answer(listResumes, () => resumesOf(aResume())));
    await press('Try again');
    await screen.findByRole('link', { name: 'cv.pdf' });
  });
});
