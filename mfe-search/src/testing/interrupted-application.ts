import { applyToJob } from '@jobharbor/shared/calls/data/apply-to-job';
import { getApplicationDraft } from '@jobharbor/shared/calls/data/get-application-draft';
import { saveApplicationDraft } from '@jobharbor/shared/calls/data/save-application-draft';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import type { StoredDraft } from '@jobharbor/shared/contracts/applications/application-draft';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, Refusal } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import ar from '../locales/ar.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import ja from '../locales/ja.json' with { type: 'json' };
import { aJobStatic, anApplication } from './builders.ts';
import { renderSearch } from './render-search.tsx';

/**
 * Languages and screen sizes, which alternate where tests interrupt the three ways to apply at each step. An
 * interruption is the end of the session, a reload, a closed tab or a closed job. Each time no input is lost, a message
 * explains what happened, and one application exists at the end.
 */
export const places = {
  'English, desk': {
    texts: en,
    language: 'en',
    country: 'ph',
    isDesktop: true,
    words: 'Five years on a ward.',
  },
  'Arabic, phone': { texts: ar, language: 'ar', country: 'sa', isDesktop: false, words: 'خمس سنوات في قسم.' },
  'Japanese, desk': {
    texts: ja,
    language: 'ja',
    country: 'jp',
    isDesktop: true,
    words: '病棟で五年働きました。',
  },
  'Japanese, phone': {
    texts: ja,
    language: 'ja',
    country: 'jp',
    isDesktop: false,
    words: '夜勤もできます。',
  },
} as const;
export type Place = (typeof places)[keyof typeof places];

/** Message of the server about a closed job. */
export const closedMessage = 'This job has closed.';

/** State of the server, which accepts an application once for each key, and none for a closed job. */
interface ServerState {
  status: JobStatic['status'];
  hasSession: boolean;
  taken: Map<string, string>;
  draft: StoredDraft | null;
}

/** A server for each test of a file. */
export function useInterruptedServer() {
  const server: ServerState = { status: 'open', hasSession: true, taken: new Map(), draft: null };
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(server, { status: 'open', hasSession: true, taken: new Map(), draft: null });
  });

  const answersFor = (more: Partial<JobStatic> = {}) => [
    answer(getJobStatic, () => aJobStatic({ screening_questions: [], status: server.status, ...more })),
    answer(getApplicationDraft, () => ({ draft: server.draft })),
    answer(saveApplicationDraft, ({ body }) => {
      server.draft = body;
      return {};
    }),
    answer(applyToJob, ({ body, headers }) => {
      if (!server.hasSession) throw new Refusal(errorCode.sessionEnded, { message: 'Signed out.' });
      if (server.status !== 'open') throw new Refusal(errorCode.jobClosed, { message: closedMessage });
      server.taken.set(String(headers['idempotency-key']), body.first_message ?? '');
      return { application: anApplication(), job_categories: [], company_industry: null };
    }),
  ];

  function visit(place: Place, user: SessionUser | null, path = '?apply=1', more: Partial<JobStatic> = {}) {
    const { texts, words, ...rest } = place;
    return renderSearch(`/job/nurse-11${path}`, {
      ...rest,
      user,
      texts: { search: texts, shell: { errors: {} } },
      answers: answersFor(more),
    });
  }

  return { server, visit };
}

export async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await userEvent.click(button);
}

/** The steps at which the interruptions happen, in another order for each way to apply. */
export function placesOf(way: 'normal' | 'quick' | 'external') {
  const names = Object.keys(places) as (keyof typeof places)[];
  const turn = { normal: 0, quick: 1, external: 2 }[way];
  return names.map((_, index) => names[(index + turn) % names.length] as keyof typeof places);
}

export function at(name: keyof typeof places | undefined): Place {
  if (name === undefined) throw new Error('No such place');
  return places[name];
}
