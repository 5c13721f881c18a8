import { AppError } from '@jobharbor/shared/errors';
import { latch, type RecordedCall, refuse } from '@jobharbor/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aResume, resumesOf, visit } from '../../testing/render-profile.tsx';

const file = (name: string, size = 1_000) => {
  const made = new File(['%PDF-'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const upload = 'POST /jobseeker/resume/upload';
const none = { 'GET /jobseeker/resumes': () => resumesOf() };
const rows = () => within(screen.getByRole('region', { name: 'On file' })).queryAllByRole('listitem');
const drop = () => screen.findByLabelText<HTMLInputElement>(/Choose a résumé/);

describe('a person who uploads a résumé', () => {
  it('sees the progress, then the success, and the new résumé in the list', async () => {
    const answer = latch();
    const { person, http, told, leases, requests } = visit('/resume', {
      answers: {
        ...none,
        [upload]: () =>
          answer.released.then(() => ({ resume: aResume({ filename: 'Amihan.pdf', size: 1_300_000 }) })),
      },
    });
    await screen.findByText('Nothing here yet. Your first résumé takes less than a minute.');
    await person.upload(await drop(), file('Amihan.pdf'));
    const { options, body } = http.calls.find(({ path }) => path.endsWith('/upload')) as RecordedCall;
    expect((body as FormData).get('file')).toMatchObject({ name: 'Amihan.pdf' });
    expect(options.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    act(() => options.onProgress?.(0.42));
    screen.getByText('Uploading, 42%', { selector: 'p' });
    act(() => options.onProgress?.(1));
    screen.getByText('Checking the file…', { selector: 'p' });
    expect(leases.size).toBe(1);
    answer.release();
    await screen.findByText('Uploaded, and ready for your applications.');
    expect(leases.size).toBe(0);
    const [row = within(document.body)] = rows().map((one) => within(one));
    row.getByText('1.3 MB');
    row.getByText('November 18, 2026');
    expect(told).toEqual([{ name: 'resume:uploaded', payload: { resumeId: 1, filename: 'Amihan.pdf' } }]);
    expect(requests('GET').filter(({ path }) => path.endsWith('/resumes'))).toHaveLength(1);
  });

  it.each([
    [
      'too large',
      file('cv.pdf', 5_242_881),
      'This file has 5.01 MB; the limit is 5 MB. Saved as a PDF it usually gets smaller.',
    ],
    ['of another format', file('cv.odt'), /Only PDF, DOC and DOCX files/],
    ['without an extension', file('cv'), /Only PDF, DOC and DOCX files/],
    ['empty', file('cv.docx', 0), 'This file is empty.'],
  ])('sees at once why a file that is %s is not uploaded', async (_, wrong, reason) => {
    const { person, requests } = visit('/resume', { answers: none });
    await person.upload(await drop(), wrong);
    await screen.findByText(reason);
    expect(requests('POST')).toEqual([]);
  });

  it('sees why the server refused the file', async () => {
    const { person } = visit('/resume', {
      answers: { ...none, [upload]: refuse(41264, { message: 'This is not a PDF.' }) },
    });
    await person.upload(await drop(), file('cv.pdf'));
    await screen.findByText('This is not a PDF.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can retry after a connection failure with the same file and the same idempotency key', async () => {
    const { person, press, http, requests } = visit('/resume', {
      answers: {
        ...none,
        [upload]: () => {
          throw new AppError(10001);
        },
      },
    });
    await person.upload(await drop(), file('cv.pdf'));
    await screen.findByText('No connection.');
    http.answer(upload, () => ({ resume: aResume() }));
    await press('Try again');
    await screen.findByText('Uploaded, and ready for your applications.');
    const keys = requests('POST').map(({ options }) => options.idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
  });

  it('sends each picked file with a key of its own', async () => {
    let id = 0;
    const { person, requests } = visit('/resume', {
      answers: {
        ...none,
        [upload]: () => {
          id += 1;
          return { resume: aResume({ id }) };
        },
      },
    });
    await person.upload(await drop(), file('cv.pdf'));
    await screen.findByText('Uploaded, and ready for your applications.');
    await person.upload(await drop(), file('cv.pdf'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    const keys = requests('POST').map(({ options }) => options.idempotencyKey);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('can cancel the upload', async () => {
    const { person, press, http } = visit('/resume', {
      answers: { ...none, [upload]: () => latch().released },
    });
    await person.upload(await drop(), file('cv.pdf'));
    await press('Cancel');
    await screen.findByText('cv.pdf was not uploaded: you cancelled.');
    expect(http.calls.at(-1)?.options.signal?.aborted).toBe(true);
  });

  it('sees at the limit of three files why there is no upload, and what to do', async () => {
    visit('/resume', {
      answers: {
        'GET /jobseeker/resumes': () => resumesOf(aResume(), aResume({ id: 2 }), aResume({ id: 3 })),
      },
    });
    await screen.findByText('You have 3 files, which is the limit.');
    screen.getByText('Delete one below to make room for another.');
    expect(screen.queryByLabelText(/Choose a résumé/)).toBeNull();
  });

  it('can upload although there are three generated résumés', async () => {
    const generated = [1, 2, 3].map((id) => aResume({ id, kind: 'generated' }));
    visit('/resume', { answers: { 'GET /jobseeker/resumes': () => resumesOf(...generated) } });
    await drop();
  });
});

describe('a person who has résumés', () => {
  const renamed = 'PUT /jobseeker/resumes/1/rename';
  const deleted = 'DELETE /jobseeker/resumes/1/delete';

  it('renames one in place', async () => {
    const { person, press, requests } = visit('/resume', {
      answers: { [renamed]: () => ({ resume: aResume({ filename: 'barista.pdf' }) }) },
    });
    await press('Rename cv.pdf');
    const name = screen.getByLabelText<HTMLInputElement>('File name');
    expect([name.selectionStart, name.selectionEnd]).toEqual([0, 2]);
    await person.keyboard('barista{Enter}');
    await screen.findByRole('link', { name: 'barista.pdf' });
    expect(requests('PUT')[0]?.body).toEqual({ filename: 'barista.pdf' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename barista.pdf' }));
  });

  it('sees beside the name why the server refuses it, and keeps the text', async () => {
    const { person, press } = visit('/resume', {
      answers: {
        [renamed]: refuse(42007, {
          message: 'No.',
          fields: { filename: ['Slashes cannot stand in a name.'] },
        }),
      },
    });
    await press('Rename cv.pdf');
    await person.keyboard('a/b{Enter}');
    await screen.findByText('Slashes cannot stand in a name.');
    expect(screen.getByLabelText<HTMLInputElement>('File name').value).toBe('a/b.pdf');
  });

  it('cancels renaming with Escape', async () => {
    const { person, press, requests } = visit('/resume');
    await press('Rename cv.pdf');
    await person.keyboard('other{Escape}');
    await screen.findByRole('link', { name: 'cv.pdf' });
    expect(requests('PUT')).toEqual([]);
  });

  it('can download the file', async () => {
    visit('/resume');
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Download cv.pdf' });
    expect(link.getAttribute('href')).toBe('/api/jobseeker/resumes/1/file');
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('confirms before one is deleted, and reads what happens to applications', async () => {
    const { press, requests } = visit('/resume', { answers: { [deleted]: () => ({}) } });
    await press('Delete cv.pdf');
    screen.getByText(/this cannot be undone/);
    await press('Keep it');
    expect(requests('DELETE')).toEqual([]);
    await press('Delete cv.pdf');
    await press('Delete for good');
    await screen.findByText('cv.pdf was deleted.');
    expect(rows()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'On file' }));
  });

  it('sees a success when another tab has deleted it already', async () => {
    const { press } = visit('/resume', { answers: { [deleted]: refuse(40004) } });
    await press('Delete cv.pdf');
    await press('Delete for good');
    await screen.findByText('cv.pdf was deleted.');
  });

  it('sees why one could not be deleted', async () => {
    const { press } = visit('/resume', { answers: { [deleted]: refuse(10001) } });
    await press('Delete cv.pdf');
    await press('Delete for good');
    expect((await screen.findByRole('alert')).textContent).toBe('No connection.');
    screen.getByRole('link', { name: 'cv.pdf' });
  });

  it('can retry when the list does not load', async () => {
    const { http, press } = visit('/resume', { answers: { 'GET /jobseeker/resumes': refuse(10002) } });
    await screen.findByText('It took too long.');
    http.answer('GET /jobseeker/resumes', () => resumesOf(aResume()));
    await press('Try again');
    await screen.findByRole('link', { name: 'cv.pdf' });
  });
});
