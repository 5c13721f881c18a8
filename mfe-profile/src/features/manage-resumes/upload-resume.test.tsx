import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { uploadResume } from '@jobharbor/shared/calls/jobseeker-resumes/upload-resume';
import { latch } from '@jobharbor/shared/testing';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aResume, resumesOf } from '../../testing/builders.ts';
import { visit } from '../../testing/render-profile.tsx';

const file = (name: string, size = 1_000, content = '%PDF-') => {
  const made = new File([content], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const none = answer(listResumes, () => resumesOf());
const rows = () => within(screen.getByRole('region', { name: 'On file' })).queryAllByRole('listitem');
const drop = () => screen.findByLabelText<HTMLInputElement>(/Choose a résumé/);

/** Returns a function that dispatches upload progress events, which jsdom does not. */
function controlUploadProgress() {
  let latest: XMLHttpRequest | undefined;
  const { send } = XMLHttpRequest.prototype;
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function record(
    this: XMLHttpRequest,
    body?: Parameters<typeof send>[0],
  ) {
    if (body instanceof FormData) latest = this;
    return send.call(this, body);
  });
  return (share: number) => {
    const progress = new ProgressEvent('progress', {
      lengthComputable: true,
      loaded: share * 1_000,
      total: 1_000,
    });
    act(() => void latest?.upload.dispatchEvent(progress));
  };
}

afterEach(() => vi.restoreAllMocks());

describe('a person who uploads a résumé', () => {
  it('sees the progress, then the success, and the new résumé in the list', async () => {
    const reportProgress = controlUploadProgress();
    const response = latch();
    const { person, server, told, leases } = visit('/resume', {
      answers: [
        none,
        answer(uploadResume, () =>
          response.released.then(() => ({ resume: aResume({ filename: 'Amihan.pdf', size: 1_300_000 }) })),
        ),
      ],
    });
    await screen.findByText('Nothing here yet. Your first résumé takes less than a minute.');
    await person.upload(await drop(), file('Amihan.pdf'));
    await waitFor(() => expect(server.requestsOf(uploadResume)).toHaveLength(1));
    const [request] = server.requestsOf(uploadResume);
    expect(request?.rawBody.toString()).toContain('name="file"; filename="Amihan.pdf"');
    expect(request?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/);
    reportProgress(0.42);
    await screen.findByText('Uploading, 42%', { selector: 'p' });
    reportProgress(1);
    await screen.findByText('Checking the file…', { selector: 'p' });
    expect([...leases.values()]).toEqual(['uploading']);
    response.release();
    await screen.findByText('Uploaded, and ready for your applications.');
    expect(leases.size).toBe(0);
    const [row = within(document.body)] = rows().map((one) => within(one));
    row.getByText('1.3 MB');
    row.getByText('November 18, 2026');
    expect(told).toEqual([{ name: 'resume:uploaded', payload: { resumeId: 1, filename: 'Amihan.pdf' } }]);
    expect(server.requestsOf(listResumes)).toHaveLength(1);
  });

  it.each([
    [
      'too large',
      file('cv.pdf', 5_242_881),
      'This file is 5.01 MB; the limit is 5 MB. Saved as a PDF it usually gets smaller.',
    ],
    ['of another format', file('cv.odt', 1_000, 'PNG'), /Only PDF, DOC and DOCX files/],
    ['without an extension', file('cv', 1_000, 'Olav'), /Only PDF, DOC and DOCX files/],
    ['empty', file('cv.docx', 0), 'This file is empty.'],
  ])('sees at once why a file that is %s is not uploaded', async (_, wrong, reason) => {
    const { person, server } = visit('/resume', { answers: [none] });
    await person.upload(await drop(), wrong);
    await screen.findByText(reason);
    expect(server.requestsOf(uploadResume)).toEqual([]);
  });

  it('can upload a PDF whose name has lost its ending, as some phones give it', async () => {
    const { person, server } = visit('/resume', {
      answers: [none, refuse(uploadResume, 41264, { message: 'This is not a PDF.' })],
    });
    await person.upload(await drop(), new File(['%PDF-1.7'], 'cv', { type: 'application/pdf' }));
    await screen.findByText('This is not a PDF.');
    expect(server.requestsOf(uploadResume)).toHaveLength(1);
    expect((await drop()).getAttribute('aria-invalid')).toBe('true');
  });

  it('sees why the server refused the file', async () => {
    const { person } = visit('/resume', {
      answers: [none, refuse(uploadResume, 41264, { message: 'This is not a PDF.' })],
    });
    await person.upload(await drop(), file('cv.pdf'));
    await screen.findByText('This is not a PDF.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can retry after a connection failure with the same file and the same idempotency key', async () => {
    const { person, press, server } = visit('/resume', {
      answers: [none, hangUp(uploadResume)],
    });
    await person.upload(await drop(), file('cv.pdf'));
    await screen.findByText('No connection.');
    server.use(answer(uploadResume, () => ({ resume: aResume() })));
    await press('Try again');
    await screen.findByText('Uploaded, and ready for your applications.');
    const keys = server.requestsOf(uploadResume).map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it('sends each picked file with a key of its own', async () => {
    let id = 0;
    const { person, server } = visit('/resume', {
      answers: [
        none,
        answer(uploadResume, () => {
          id += 1;
          return { resume: aResume({ id }) };
        }),
      ],
    });
    await person.upload(await drop(), file('cv.pdf'));
    await screen.findByText('Uploaded, and ready for your applications.');
    await person.upload(await drop(), file('cv.pdf'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    const keys = server.requestsOf(uploadResume).map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('can cancel the upload', async () => {
    const response = latch();
    const { person, press, server, leases } = visit('/resume', {
      answers: [none, answer(uploadResume, () => response.released.then(() => ({ resume: aResume() })))],
    });
    await person.upload(await drop(), file('cv.pdf'));
    await waitFor(() => expect(server.requestsOf(uploadResume)).toHaveLength(1));
    await press('Cancel');
    await screen.findByText('cv.pdf was not uploaded: you cancelled.');
    // The focused button was removed.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload it again' }));
    expect(leases.size).toBe(0);
    response.release();
    server.use(answer(uploadResume, () => ({ resume: aResume({ id: 2, filename: 'other.pdf' }) })));
    await person.upload(await drop(), file('other.pdf'));
    await screen.findByText('Uploaded, and ready for your applications.');
    const next = screen.getByRole('link', { name: 'Fill your profile from it' });
    expect(next.getAttribute('href')).toBe('/en/ph/resume/2/fill');
    expect(screen.queryByRole('link', { name: 'cv.pdf' })).toBeNull();
    expect(rows()).toHaveLength(1);
  });

  it('sees at the limit of three files why there is no upload, and what to do', async () => {
    visit('/resume', {
      answers: [answer(listResumes, () => resumesOf(aResume(), aResume({ id: 2 }), aResume({ id: 3 })))],
    });
    await screen.findByText('You have 3 files, which is the limit.');
    screen.getByText('Delete one below to make room for another.');
    expect(screen.queryByLabelText(/Choose a résumé/)).toBeNull();
  });

  it('can upload although there are three generated résumés', async () => {
    const generated = [1, 2, 3].map((id) => aResume({ id, kind: 'generated' }));
    visit('/resume', { answers: [answer(listResumes, () => resumesOf(...generated))] });
    await drop();
  });
});
