import { createLicense } from '@jobharbor/shared/calls/jobseeker-profile/create-license';
import { deleteLicense } from '@jobharbor/shared/calls/jobseeker-profile/delete-license';
import { listLicenses } from '@jobharbor/shared/calls/jobseeker-profile/list-licenses';
import { updateLicense } from '@jobharbor/shared/calls/jobseeker-profile/update-license';
import { uploadLicenseAttachment } from '@jobharbor/shared/calls/jobseeker-profile/upload-license-attachment';
import type { LicenseCertification } from '@jobharbor/shared/contracts/entries/license-certification';
import { latch } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type VisitOptions, visit } from '../../../testing/render-profile.tsx';
import { EditingGuardProvider } from '../editing-guard.tsx';
import { EntrySection } from '../entry-section.tsx';
import { licenses } from '../kinds/license-certification.tsx';

beforeEach(() => localStorage.clear());

const attachment = { id: 5, filename: 'forklift.pdf', format: 'pdf' as const, size: 2_000 };
const aLicense = (more: Partial<LicenseCertification> = {}): LicenseCertification => ({
  id: 51,
  version: 1,
  title: 'Forklift',
  issuer: 'TESDA',
  issue_month: '2021-01',
  expiry_month: null,
  does_not_expire: true,
  credential_id: null,
  credential_url: null,
  attachment,
  ...more,
});
const aFile = (name = 'forklift.pdf', text = '%PDF') => new File([text], name);

async function openForm(answers: VisitOptions['answers'] = []) {
  const page = visitSection(answers);
  await page.press('Edit Forklift');
  const form = within(await screen.findByRole('form'));
  const input = async () => form.findByLabelText<HTMLInputElement>(/^Choose (a|another) file/);
  return { ...page, form, input, save: () => page.person.click(form.getByRole('button', { name: 'Save' })) };
}

const visitSection = (answers: VisitOptions['answers'] = []) =>
  visit('/profile', {
    answers: [answer(listLicenses, () => ({ license_certifications: [aLicense()] })), ...answers],
    Slot: () => (
      <EditingGuardProvider>
        <EntrySection kind={licenses} />
      </EditingGuardProvider>
    ),
  });

it('sends the file at once, and saves the licence with it as soon as it is there', async () => {
  const arriving = latch();
  const fresh = { ...attachment, id: 6, filename: 'new.pdf' };
  const page = await openForm([
    answer(uploadLicenseAttachment, async () => {
      await arriving.released;
      return { attachment: fresh };
    }),
    answer(updateLicense, () => ({ license_certification: aLicense({ attachment: fresh }) })),
  ]);
  await page.person.upload(await page.input(), aFile('new.pdf'));
  await page.form.findByText('new.pdf');
  // Pressed during the upload.
  await page.save();
  expect(page.server.requestsOf(updateLicense)).toHaveLength(0);
  arriving.release();
  await screen.findByText('Saved');
  const [request] = page.server.requestsOf(updateLicense);
  expect(request?.body).toMatchObject({ attachment: fresh, title: 'Forklift' });
});

it('is told what is wrong with a file before it is sent, and by the API after that', async () => {
  const page = await openForm([refuse(uploadLicenseAttachment, 42008, { message: 'The file is damaged.' })]);
  await page.person.upload(await page.input(), aFile('page.html'));
  await page.form.findByText('This is neither a PDF nor a PNG nor a JPG file.');
  await page.person.upload(await page.input(), aFile('empty.png', ''));
  await page.form.findByText('This file is empty. Choose another one.');
  expect(page.server.requestsOf(uploadLicenseAttachment)).toHaveLength(0);
  await page.person.upload(await page.input(), aFile('broken.pdf'));
  await page.form.findByText('The file is damaged.');
});

it('removes the file, and puts it back', async () => {
  const page = await openForm();
  await page.input();
  await page.person.click(page.form.getByRole('button', { name: 'Remove file' }));
  expect(page.form.queryByText('forklift.pdf')).toBeNull();
  await page.person.click(page.form.getByRole('button', { name: 'Undo' }));
  await page.form.findByText('forklift.pdf');
});

it('comes back with its file when a deletion is undone', async () => {
  const page = visit('/profile', {
    answers: [
      answer(listLicenses, () => ({ license_certifications: [aLicense()] })),
      answer(deleteLicense, () => ({})),
      answer(createLicense, () => ({ license_certification: aLicense({ id: 52 }) })),
    ],
    Slot: () => (
      <EditingGuardProvider>
        <EntrySection kind={licenses} />
      </EditingGuardProvider>
    ),
  });
  const link = await screen.findByRole('link', { name: 'forklift.pdf' });
  expect(link.getAttribute('href')).toBe('/api/jobseeker/license-certifications/51/attachment');
  await page.press('Delete Forklift');
  await page.press('Undo');
  await expect.poll(() => page.server.requestsOf(createLicense)[0]?.body).toMatchObject({ attachment });
});

it('says where and when number and name of a licence were found, and otherwise nothing', async () => {
  const finding = { host: 'issuer.example', found_at: Date.UTC(2026, 4, 3, 12) / 1_000 };
  const [found, other] = [aLicense({ finding }), aLicense({ id: 52, title: 'First aid' })];
  visitSection([answer(listLicenses, () => ({ license_certifications: [found, other] }))]);
  await screen.findByText('First aid');
  expect(screen.getAllByText(/Number and name found/).map(({ textContent }) => textContent)).toEqual([
    'Number and name found on issuer.example on May 3, 2026',
  ]);
});
