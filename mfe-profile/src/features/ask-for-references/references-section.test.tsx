import { askForReference } from '@jobharbor/shared/calls/jobseeker-profile/ask-for-reference';
import { askForReferenceAgain } from '@jobharbor/shared/calls/jobseeker-profile/ask-for-reference-again';
import { deleteReference } from '@jobharbor/shared/calls/jobseeker-profile/delete-reference';
import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listReferences } from '@jobharbor/shared/calls/jobseeker-profile/list-references';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { showReference } from '@jobharbor/shared/calls/jobseeker-profile/show-reference';
import type { Reference } from '@jobharbor/shared/contracts/profile/reference';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aReference, aWorkExperience } from '../../testing/builders.ts';
import { visit } from '../../testing/render-profile.tsx';

beforeEach(() => localStorage.clear());

const job = answer(listWorkExperiences, () => ({ work_experiences: [aWorkExperience({ id: 5 })] }));
const listed = (...references: Reference[]) => answer(listReferences, () => ({ references }));
const section = () => screen.findByRole('region', { name: 'References' });

it('asks somebody about a job of the profile, once for two presses, and keeps what was typed after a refusal', async () => {
  const { person, press, server } = visit('/profile', {
    answers: [job, listed(), refuse(askForReference, 42487, { message: 'You asked this address already.' })],
  });
  await section();
  await press('Ask for a reference');
  const dialog = within(await screen.findByRole('dialog'));
  await person.selectOptions(await dialog.findByLabelText('About which job or school'), '5');
  await person.type(dialog.getByLabelText('Their name'), 'Ben Tan');
  await person.selectOptions(dialog.getByLabelText('What they were to you'), 'Client');
  await person.type(dialog.getByLabelText('Their email address'), 'ben@kopi');
  await person.click(dialog.getByRole('button', { name: 'Send the request' }));
  await dialog.findByText('Enter a whole address, such as ana@example.com.');
  await person.type(dialog.getByLabelText('Their email address'), '.example');
  const send = dialog.getByRole('button', { name: 'Send the request' });
  await person.click(send);
  await dialog.findByText('You asked this address already.');
  expect(dialog.getByLabelText<HTMLInputElement>('Their name').value).toBe('Ben Tan');
  server.use(
    answer(askForReference, () => ({
      reference: aReference({ state: 'waiting', text: null, is_shown: false }),
    })),
  );
  for (let turn = 0; turn < 2; turn += 1) send.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await dialog.findByText('The request to Ben Tan is on its way.');
  const requests = server.requestsOf(askForReference);
  expect(requests).toHaveLength(2);
  expect(requests[1]?.body).toEqual({
    ...{ entry_id: 5, writer_name: 'Ben Tan', relation: 'client', email: 'ben@kopi.example' },
  });
});

it('needs a job or a school', async () => {
  const { press } = visit('/profile', {
    answers: [
      answer(listWorkExperiences, () => ({ work_experiences: [] })),
      answer(listEducations, () => ({ educations: [] })),
      listed(),
    ],
  });
  await section();
  await press('Ask for a reference');
  await screen.findByText(/^Add a job or a school to your profile first/);
  expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull();
});

it('says where a sentence comes from, on the same day in all time zones, and shows it to employers', async () => {
  const { person, server } = visit('/profile', {
    timeZone: 'Asia/Manila',
    answers: [
      job,
      listed(aReference({ is_shown: false })),
      answer(showReference, () => ({ reference: aReference() })),
    ],
  });
  const found = within(await section());
  await found.findByText('She never lost her calm.');
  found.getByText(
    /^Written by Ben Tan on September 22, 2026 from an address at kopi\.example\. We did not check/,
  );
  server.use(listed(aReference()));
  await person.click(found.getByRole('switch', { name: 'Show the reference of Ben Tan to employers' }));
  await waitFor(() => expect(server.requestsOf(showReference)[0]?.body).toEqual({ is_shown: true }));
  await waitFor(() => expect(found.getByRole<HTMLInputElement>('switch').checked).toBe(true));
});

it('asks again once the link has expired, and deletes after a second press', async () => {
  const expired = aReference({ state: 'expired', text: null, is_shown: false, expires_at: 1_700_000_000 });
  const { person, press, server } = visit('/profile', {
    answers: [
      job,
      listed(expired),
      answer(askForReferenceAgain, () => ({ reference: { ...expired, state: 'waiting' as const } })),
      answer(deleteReference, () => ({})),
    ],
  });
  const found = within(await section());
  await found.findByText('No answer: the link has expired');
  await press('Ask Ben Tan again');
  await waitFor(() => expect(server.requestsOf(askForReferenceAgain)).toHaveLength(1));
  const opener = screen.getByRole('button', { name: 'Delete the reference of Ben Tan' });
  await press('Delete the reference of Ben Tan');
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(opener);
  await press('Delete the reference of Ben Tan');
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(opener);
  await press('Delete the reference of Ben Tan');
  expect(server.requestsOf(deleteReference)).toEqual([]);
  server.use(listed());
  await press('Delete it');
  await screen.findByText('The reference of Ben Tan was deleted.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask for a reference' }));
});
