import { createSkill } from '@jobharbor/shared/calls/jobseeker-profile/create-skill';
import { createWorkExperience } from '@jobharbor/shared/calls/jobseeker-profile/create-work-experience';
import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listSkills } from '@jobharbor/shared/calls/jobseeker-profile/list-skills';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { answer, withStatus } from '@jobharbor/shared/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSkill, resumesOf } from '../../testing/builders.ts';
import { visit } from '../../testing/render-profile.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  visit('/jobseeker-complete-profile?step=1', {
    answers: [
      answer(listResumes, () => resumesOf()),
      answer(listWorkExperiences, () => ({ work_experiences: [] })),
      answer(listEducations, () => ({ educations: [] })),
      answer(listSkills, () => ({ skills: [] })),
      answer(createSkill, ({ body: { name } }) => withStatus(201, { skill: aSkill({ name }) }) as never),
    ],
  });
const question = (name: string) => screen.findByRole('heading', { level: 4, name });

describe('a person who has no résumé', () => {
  it('answers six questions, which outlive a reload, and checks all before anything is kept', async () => {
    const first = open();
    await first.press('Answer a few short questions');
    await question('What work are you looking for?');
    screen.getByText('This browser does not turn speech into text, so please type the answer.');
    fireEvent.change(screen.getByLabelText(/^Job title/), { target: { value: 'Notary clerk' } });
    await first.press('Next');
    await question('Where do you live?');
    first.unmount();

    const { server, press } = open();
    await press('Answer a few short questions');
    await question('Where do you live?');
    fireEvent.change(screen.getByLabelText(/^Place/), { target: { value: 'Basco' } });
    await press('Next');
    await question('What was your latest job, and where?');
    fireEvent.change(screen.getByLabelText(/^Company/), { target: { value: 'RTC' } });
    await press('Next');
    await question('When did you work there?');
    await press('Back');
    await question('What was your latest job, and where?');
    for (let left = 3; left > 0; left -= 1) await press('Next');
    await question('What are you good at?');
    fireEvent.change(screen.getByLabelText(/^Skill/), { target: { value: 'Shorthand, seals، ' } });
    await press('Show my answers to check');

    await screen.findByRole('heading', { level: 3, name: 'From what you told us' });
    for (const name of ['Headline', 'Where you live', 'RTC'])
      await screen.findByRole('heading', { level: 3, name });
    expect(server.requestsOf(createSkill)).toHaveLength(0);
    screen.getByText('Add 2 of 2');
    fireEvent.click(screen.getByRole('checkbox', { name: 'seals' }));
    await press('Add 1 of 2');
    await waitFor(() => expect(server.requestsOf(createSkill)[0]?.body).toMatchObject({ name: 'Shorthand' }));
    expect(server.requestsOf(createSkill)).toHaveLength(1);
    // The job lacks its title and months.
    expect(server.requestsOf(createWorkExperience)).toHaveLength(0);
  });

  it('keeps what an earlier interview proposed while a later one has no answer', async () => {
    const { press } = open();
    await press('Answer a few short questions');
    fireEvent.change(await screen.findByLabelText(/^Job title/), { target: { value: 'Notary clerk' } });
    for (let left = 5; left > 0; left -= 1) await press('Next');
    await press('Show my answers to check');
    await screen.findByRole('heading', { level: 3, name: 'Headline' });
    await press('Answer a few short questions');
    for (let left = 5; left > 0; left -= 1) await press('Next');
    await press('Show my answers to check');
    await screen.findByText('No question has an answer yet. Answer at least one, or go on without.');
    screen.getByRole('heading', { level: 3, name: 'Headline' });
    await press('Back');
    expect(screen.queryByText(/^No question has an answer yet/)).toBeNull();
  });

  it('speaks an answer where the browser turns speech into text, and knows who hears it', async () => {
    let heard: ((event: object) => void) | undefined;
    let ended: (() => void) | undefined;
    let failed: ((event: object) => void) | undefined;
    const started: string[] = [];
    const stop = vi.fn();
    vi.stubGlobal(
      'webkitSpeechRecognition',
      class {
        lang = '';
        set onresult(listener: (event: object) => void) {
          heard = listener;
        }
        set onend(listener: () => void) {
          ended = listener;
        }
        set onerror(listener: (event: object) => void) {
          failed = listener;
        }
        start() {
          started.push(this.lang);
        }
        stop = stop;
        abort() {}
      },
    );
    const { press } = open();
    await press('Answer a few short questions');
    screen.getByText(
      /^Your browser turns your voice into text\. Some browsers send the sound to their maker/,
    );
    await press('Speak the answer');
    await screen.findByText('Listening…');
    await press('Stop listening');
    expect(stop).toHaveBeenCalledOnce();
    act(() => heard?.({ results: [[{ transcript: 'Piano tuner' }]] }));
    act(() => ended?.());
    expect(screen.getByLabelText<HTMLInputElement>(/^Job title/).value).toBe('Piano tuner');
    expect(started).toEqual(['en-PH']);
    await press('Speak the answer');
    act(() => failed?.({ error: 'not-allowed' }));
    act(() => ended?.());
    screen.getByText(/^The browser may not use a microphone\. Allow it for this site/);
    expect(screen.getByLabelText<HTMLInputElement>(/^Job title/).value).toBe('Piano tuner');
  });

  it('brings the archive of LinkedIn, and reads what is wrong with another file', async () => {
    const { press, person } = open();
    await press('Use an archive: LinkedIn or this site');
    const field = await screen.findByLabelText<HTMLInputElement>(/Choose the zip file/);
    await person.upload(field, new File(['no zip'], 'data.zip'));
    await screen.findByText(/^This is no zip file that can be opened/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const zip = zipSync({ 'Skills.csv': strToU8('Name\nShorthand\n') });
    await person.upload(field, new File([zip.slice().buffer], 'data.zip'));
    await screen.findByRole('heading', { level: 3, name: 'Shorthand' });
  });

  it('is offered what a second archive says, also where the same was skipped in the first', async () => {
    const { press, person } = open();
    for (const headline of ['Cook', 'Baker']) {
      await press('Use an archive: LinkedIn or this site');
      const zip = zipSync({ 'Profile.csv': strToU8(`Headline\n${headline}\n`) });
      const field = await screen.findByLabelText<HTMLInputElement>(/Choose the zip file/);
      await person.upload(field, new File([zip.slice().buffer], 'data.zip'));
      await screen.findByText(headline);
      await press('Skip Headline');
      expect(screen.queryByText(headline)).toBeNull();
    }
  });
});
