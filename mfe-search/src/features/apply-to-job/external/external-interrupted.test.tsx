import { answerExternalApplication } from '@jobharbor/shared/calls/job/answer-external-application';
import { clickExternalJob } from '@jobharbor/shared/calls/job/click-external-job';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anApplication, maria } from '../../../testing/builders.ts';
import {
  at,
  type Place,
  placesOf,
  press,
  useInterruptedServer,
} from '../../../testing/interrupted-application.ts';

const { server, visit } = useInterruptedServer();

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
    ['reloads the page', ways[1], false],
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
