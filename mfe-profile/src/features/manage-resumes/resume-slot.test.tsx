import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { uploadResume } from '@jobharbor/shared/calls/jobseeker-resumes/upload-resume';
import { type Answer, answer } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aResume, resumesOf } from '../../testing/builders.ts';
import { visit } from '../../testing/render-profile.tsx';
import { ResumeSlot } from './resume-slot.tsx';

const two = answer(listResumes, () => resumesOf(aResume({ id: 2, filename: 'new.pdf' }), aResume()));
const third = answer(uploadResume, () => ({
  resume: aResume({ id: 3, filename: 'third.docx', format: 'docx' }),
}));
const host = (slotData: Record<string, unknown>, ...answers: Answer[]) =>
  visit('/job/cook-12', { Slot: ResumeSlot, slotData, answers: [two, ...answers] });

describe('a person who applies with a résumé', () => {
  it('has the newest preselected, and the host receives the event', async () => {
    const { told } = host({ selectedId: null });
    await screen.findByRole('radio', { name: 'new.pdf', checked: true });
    expect(told).toEqual([{ name: 'resume:selected', payload: { resumeId: 2, filename: 'new.pdf' } }]);
  });

  it('has the default one preselected where there is one', async () => {
    const chosen = answer(listResumes, () =>
      resumesOf(aResume({ id: 2, filename: 'new.pdf' }), aResume({ is_default: true })),
    );
    const { told } = host({ selectedId: null }, chosen);
    await screen.findByRole('radio', { name: 'cv.pdf', checked: true });
    expect(told).toEqual([{ name: 'resume:selected', payload: { resumeId: 1, filename: 'cv.pdf' } }]);
  });

  it('sees the one selected before, and can select another', async () => {
    const { told, person } = host({ selectedId: 1 });
    await screen.findByRole('radio', { name: 'cv.pdf', checked: true });
    expect(told).toEqual([]);
    await person.click(screen.getByRole('radio', { name: 'new.pdf' }));
    expect(told).toEqual([{ name: 'resume:selected', payload: { resumeId: 2, filename: 'new.pdf' } }]);
  });

  it('can upload another, which is then selected', async () => {
    const { told, person } = host({ selectedId: 1 }, third);
    await person.upload(await screen.findByLabelText(/Upload another/), new File(['x'], 'third.docx'));
    await screen.findByRole('radio', { name: 'third.docx', checked: true });
    expect(told.map(({ name }) => name)).toEqual(['resume:uploaded', 'resume:selected']);
  });

  it('only uploads when the host lists the résumés', async () => {
    const { told, person } = host({}, third);
    await person.upload(await screen.findByLabelText(/Upload another/), new File(['x'], 'third.docx'));
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.payload).toEqual({ resumeId: 3, filename: 'third.docx' });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('finds a link to the résumé page at the limit of three files', async () => {
    const full = answer(listResumes, () => resumesOf(...[1, 2, 3].map((id) => aResume({ id }))));
    host({ selectedId: 1 }, full);
    const link = await screen.findByRole('link', { name: 'Make room on your résumé page' });
    expect(link.getAttribute('href')).toBe('/en/ph/resume');
  });
});
