import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aResume, resumesOf, visit } from '../testing/render-profile.tsx';
import { ResumeSlot } from './resume-upload.tsx';

const two = { 'GET /jobseeker/resumes': () => resumesOf(aResume({ id: 2, filename: 'new.pdf' }), aResume()) };
const upload = 'POST /jobseeker/resume/upload';
const third = { [upload]: () => ({ resume: aResume({ id: 3, filename: 'third.docx', format: 'docx' }) }) };
const host = (slotData: Record<string, unknown>, answers = {}) =>
  visit('/job/cook-12', { Slot: ResumeSlot, slotData, answers: { ...two, ...answers } });

describe('a person who applies with a résumé', () => {
  it('is proposed the newest, and the form is told', async () => {
    const { told } = host({ selectedId: null });
    await screen.findByRole('radio', { name: 'new.pdf', checked: true });
    expect(told).toEqual([{ name: 'resume:selected', payload: { resumeId: 2, filename: 'new.pdf' } }]);
  });

  it('finds the one that they had chosen, and may choose another', async () => {
    const { told, person } = host({ selectedId: 1 });
    await screen.findByRole('radio', { name: 'cv.pdf', checked: true });
    expect(told).toEqual([]);
    await person.click(screen.getByRole('radio', { name: 'new.pdf' }));
    expect(told).toEqual([{ name: 'resume:selected', payload: { resumeId: 2, filename: 'new.pdf' } }]);
  });

  it('uploads another in its place, and it is the chosen one', async () => {
    const { told, person } = host({ selectedId: 1 }, third);
    await person.upload(await screen.findByLabelText(/Upload another/), new File(['x'], 'third.docx'));
    await screen.findByRole('radio', { name: 'third.docx', checked: true });
    expect(told.map(({ name }) => name)).toEqual(['resume:uploaded', 'resume:selected']);
  });

  it('only uploads where the form lists by itself', async () => {
    const { told, person } = host({}, third);
    await person.upload(await screen.findByLabelText(/Upload another/), new File(['x'], 'third.docx'));
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.payload).toEqual({ resumeId: 3, filename: 'third.docx' });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('reads at three files where to make room', async () => {
    const full = { 'GET /jobseeker/resumes': () => resumesOf(...[1, 2, 3].map((id) => aResume({ id }))) };
    host({ selectedId: 1 }, full);
    const link = await screen.findByRole('link', { name: 'Make room on your résumé page' });
    expect(link.getAttribute('href')).toBe('/en/ph/resume');
  });
});
