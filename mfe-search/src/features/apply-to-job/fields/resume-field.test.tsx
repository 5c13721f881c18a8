import { checkApplication } from '@jobharbor/shared/calls/data/check-application';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aJobStatic, aSentProfile, maria } from '../../../testing/builders.ts';
import { renderSearch } from '../../../testing/render-search.tsx';

const aResume = (id: number) => ({
  id,
  filename: `${id}.pdf`,
  format: 'pdf' as const,
  size: 1,
  uploaded_at: 1,
  kind: 'uploaded' as const,
});
const files = (...ids: number[]) =>
  answer(listResumes, () => ({ resumes: ids.map(aResume), max_uploaded: 3, max_bytes: 5_242_880 }));
const answers = [
  answer(checkApplication, () => ({
    profile: aSentProfile,
    eligibility: 'fits' as const,
    countries: [],
    work_permit: 'not_needed' as const,
  })),
  answer(getJobStatic, () => aJobStatic()),
];

it('a résumé that is uploaded while applying is in the list, and chosen', async () => {
  const { environment } = renderSearch('/job/nurse-11?apply=1', {
    user: maria,
    answers: [...answers, files(4)],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('checkbox', { name: '4.pdf', checked: true });
  testServer().use(files(4, 5));
  act(() => environment.events.emit('resume:uploaded', { resumeId: 5, filename: '5.pdf' }));
  expect(await screen.findByRole('checkbox', { name: '5.pdf', checked: true })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: '4.pdf', checked: true })).toBeTruthy();
});

it('a résumé that no employer could open is not chosen, and says why', async () => {
  const locked = { ...aResume(6), is_default: true, problem: 'locked' as const };
  renderSearch('/job/nurse-11?apply=1', {
    user: maria,
    answers: [
      ...answers,
      answer(listResumes, () => ({ resumes: [locked, aResume(4)], max_uploaded: 3, max_bytes: 5_242_880 })),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('checkbox', { name: '4.pdf', checked: true });
  const refused = screen.getByRole<HTMLInputElement>('checkbox', {
    name: '6.pdf',
    checked: false,
    description: /protected by a password/,
  });
  expect(refused.disabled).toBe(true);
});
