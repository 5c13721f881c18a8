import { answerExternalApplication } from '@jobharbor/shared/calls/answer-external-application';
import { applyToJob } from '@jobharbor/shared/calls/apply-to-job';
import { clickExternalJob } from '@jobharbor/shared/calls/click-external-job';
import { getApplicationDraft } from '@jobharbor/shared/calls/get-application-draft';
import { getJobStatic } from '@jobharbor/shared/calls/get-job-static';
import { saveApplicationDraft } from '@jobharbor/shared/calls/save-application-draft';
import type { StoredDraft } from '@jobharbor/shared/contracts/application-draft';
import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { errorCode } from '@jobharbor/shared/errors';
import { setSession } from '@jobharbor/shared/session';
import { answer, Refusal, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import ja from '../../locales/ja.json' with { type: 'json' };
import { aJobStatic, anApplication, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

/**
 * Interrupts three ways to apply at each step: the session ends, the page is reloaded, the tab is closed, the job closes.
 * Languages and screen sizes alternate. Each time no input is lost, a message explains what happened, and one application
 * exists at the end.
 */
const places = {
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
type Place = (typeof places)[keyof typeof places];

/** State of the server, which accepts an application once for each key, and none for a closed job. */
let server: {
  status: JobStatic['status'];
  hasSession: boolean;
  taken: Map<string, string>;
  draft: StoredDraft | null;
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = { status: 'open', hasSession: true, taken: new Map(), draft: null };
});
const closed = 'This job has closed.';

const answersFor = (more: Partial<JobStatic> = {}) => [
  answer(getJobStatic, () => aJobStatic({ screening_questions: [], status: server.status, ...more })),
  answer(getApplicationDraft, () => ({ draft: server.draft })),
  answer(saveApplicationDraft, ({ body }) => {
    server.draft = body;
    return {};
  }),
  answer(applyToJob, ({ body, headers }) => {
    if (!server.hasSession) throw new Refusal(errorCode.sessionEnded, { message: 'Signed out.' });
    if (server.status !== 'open') throw new Refusal(errorCode.jobClosed, { message: closed });
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

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await userEvent.click(button);
}
const isWritten = async (place: Place) =>
  expect((await screen.findAllByText(place.words)).length).toBeGreaterThan(0);
async function write(place: Place) {
  await userEvent.type(
    await screen.findByRole('textbox', { name: new RegExp(place.texts.apply.message) }),
    place.words,
  );
}
async function sendOnce({ texts, words }: Place) {
  await press(texts.apply.send);
  await screen.findByRole('heading', { name: texts.success.title });
  expect([...server.taken.values()]).toEqual([words]);
}

describe.each(['normal', 'quick'] as const)('somebody in a %s application', (way) => {
  const places = placesOf(way);

  /** Fills in the form up to the last step; a guest signs up on the way. */
  async function begin(place: Place) {
    const view = visit(place, way === 'normal' ? maria : null);
    await write(place);
    await press(place.texts.applySteps.next);
    if (way === 'quick') {
      await screen.findByRole('link', { name: place.texts.apply.signIn });
      act(() => setSession(view.session, maria));
    }
    await screen.findByRole('button', { name: place.texts.apply.send });
    return view;
  }

  it(`whose session ends finds it after signing in again (${places[0]})`, async () => {
    const place = at(places[0]);
    const view = await begin(place);
    server.hasSession = false;
    await press(place.texts.apply.send);
    await waitFor(() => expect(view.sessionEnds).toHaveLength(1));
    view.unmount();
    server.hasSession = true;
    visit(place, maria, '?apply=check');
    await isWritten(place);
    await sendOnce(place);
  });

  it(`who loads the page anew finds it as it was (${places[1]})`, async () => {
    const place = at(places[1]);
    (await begin(place)).unmount();
    visit(place, maria, '?apply=check');
    await isWritten(place);
    await sendOnce(place);
  });

  it(`who closes the tab goes on another day and device (${places[2]})`, async () => {
    const place = at(places[2]);
    const view = await begin(place);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(server.draft?.first_message).toBe(place.words));
    view.unmount();
    localStorage.clear();
    visit(place, maria);
    expect(await screen.findByDisplayValue(place.words)).toBeTruthy();
    await press(place.texts.applySteps.next);
    await sendOnce(place);
  });

  it(`is told that the job has closed, and keeps what was written (${places[3]})`, async () => {
    const place = at(places[3]);
    const view = await begin(place);
    server.status = 'closed';
    await press(place.texts.apply.send);
    expect((await screen.findByRole('alert')).textContent).toContain(place.texts.apply.textKept);
    expect(screen.getByText(closed)).toBeTruthy();
    await isWritten(place);
    view.unmount();
    visit(place, maria, '');
    await isWritten(place);
    expect(server.taken.size).toBe(0);
  });
});

it(`a guest who closes the tab before signing up goes on there, and has one application (Arabic, phone)`, async () => {
  const place = places['Arabic, phone'];
  const view = visit(place, null);
  await write(place);
  view.unmount();
  sessionStorage.clear();
  const later = visit(place, null);
  expect(await screen.findByDisplayValue(place.words)).toBeTruthy();
  // In the digits of the country, as pay and dates.
  const step = place.texts.applySteps.step.replace('{{now}}', '١').replace('{{all}}', '٣');
  expect(screen.getByText(step)).toBeTruthy();
  await press(place.texts.applySteps.next);
  await screen.findByRole('link', { name: place.texts.apply.signIn });
  act(() => setSession(later.session, maria));
  await sendOnce(place);
});

describe('somebody who applies on another site', () => {
  const external = { apply_mode: 'external' as const, external_host: 'jobs.bay.example' };
  const tracked = new Set<number>();
  beforeEach(() => tracked.clear());
  const ways = placesOf('external');

  async function leave(place: Place, user: SessionUser | null = maria) {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    const view = visit(place, user, '', external);
    testServer().use(
      answer(clickExternalJob, () => ({ url: 'https://jobs.bay.example/11' })),
      answer(answerExternalApplication, ({ params }) => {
        tracked.add(params.jobId);
        return { application: anApplication({ external_host: 'jobs.bay.example', chat_id: null }) };
      }),
    );
    await press(place.texts.external.apply);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
    return view;
  }
  const answerYes = async ({ texts }: Place) => {
    await press(texts.external.yes);
    expect(await screen.findByText(texts.apply.applied)).toBeTruthy();
    expect(tracked.size).toBe(1);
  };

  it(`is asked again when the session ended before the answer was taken (${ways[0]})`, async () => {
    const place = at(ways[0]);
    const view = await leave(place);
    window.dispatchEvent(new Event('focus'));
    await screen.findByText(place.texts.external.question);
    testServer().use(refuse(answerExternalApplication, errorCode.sessionEnded, { message: 'Signed out.' }));
    await press(place.texts.external.yes);
    await waitFor(() => expect(view.sessionEnds).toHaveLength(1));
    view.unmount();
    visit(place, maria, '', external);
    testServer().use(
      answer(answerExternalApplication, () => {
        tracked.add(11);
        return { application: anApplication({ external_host: 'jobs.bay.example', chat_id: null }) };
      }),
    );
    await answerYes(place);
  });

  it.each([
    ['loads the page anew', ways[1], false],
    ['closes the tab', ways[2], true],
  ] as const)('who %s is asked whether they applied (%s)', async (_, name, isOtherTab) => {
    const place = at(name);
    (await leave(place)).unmount();
    if (isOtherTab) sessionStorage.clear();
    visit(place, maria, '', external);
    await screen.findByText(place.texts.external.question);
    await answerYes(place);
  });

  it(`is asked also of a job that has closed meanwhile (${ways[3]})`, async () => {
    const place = at(ways[3]);
    (await leave(place)).unmount();
    server.status = 'closed';
    visit(place, maria, '', external);
    await screen.findByText(place.texts.external.question);
    expect(screen.queryByRole('button', { name: place.texts.external.apply })).toBeNull();
    await answerYes(place);
  });
});

/** The steps at which the interruptions happen, in another order for each way to apply. */
function placesOf(way: 'normal' | 'quick' | 'external') {
  const names = Object.keys(places) as (keyof typeof places)[];
  const turn = { normal: 0, quick: 1, external: 2 }[way];
  return names.map((_, index) => names[(index + turn) % names.length] as keyof typeof places);
}

function at(name: keyof typeof places | undefined): Place {
  if (name === undefined) throw new Error('No such place');
  return places[name];
}
