import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { hydrateRemote } from '@jobharbor/shared/testing';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { beforeEach, expect, it } from 'vitest';
import * as entry from './entry.tsx';
import { createSectionDraft } from './features/edit-profile/section-draft.ts';
import { render } from './server.tsx';
import { aMe, aUser } from './testing/builders.ts';
import { pageAnswers, texts } from './testing/render-profile.tsx';

beforeEach(() => localStorage.clear());

const takeOver = () =>
  hydrateRemote({
    ...{ name: 'mfe-profile', render, entry, texts, path: '/profile', user: aUser(), answers: pageAnswers },
  });

it('renders the first sections of the profile on the server, and asks for them once', async () => {
  const { html, reports, asked } = await takeOver();
  expect(html).toContain('Amihan Cruz');
  expect(html).toContain('I run the bar.');
  expect(reports).toEqual([]);
  expect(asked).toEqual([]);
  expect(testServer().requestsOf(listResumes)).toHaveLength(1);
});

it('brings back what was typed before, which the server does not know', async () => {
  const { id } = aMe();
  createSectionDraft(id, 'about').save({ summary: 'I ran two bars.' }, { summary: 'I run the bar.' });
  const { html, reports, shown } = await takeOver();
  expect(html).toContain('I run the bar.');
  expect(reports).toEqual([]);
  expect(shown).toContain(texts.profile.draft.restored);
});
