import { saveApplicationDraft } from '@jobharbor/shared/calls/data/save-application-draft';
import { applyDraft, applyDraftKey } from '@jobharbor/shared/contracts/browser/device-draft';
import { readDraft, saveDraft } from '@jobharbor/shared/forms';
import { createHttp } from '@jobharbor/shared/http';
import { testServer } from '@jobharbor/shared/testing';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { beforeEach, expect, it } from 'vitest';
import { joinGuestDrafts } from './join-guest-drafts.ts';

const now = Date.UTC(2026, 10, 23);
const draft = { message: 'Written as a guest', answers: { 3: 'Yes', 4: '' }, key: 'one', at: now - 60_000 };
const join = () => joinGuestDrafts(createHttp({ baseUrl: testServer().url, headers: () => ({}) }), 7, now);
const kept = (owner: 'guest' | number, jobId: number) =>
  readDraft(applyDraftKey(owner, jobId), applyDraft, now)?.message;

beforeEach(() => {
  localStorage.clear();
  saveDraft(applyDraftKey('guest', 12), draft, now);
});

it('an application that a guest began is the account’s after signing in, here and on the server, once', async () => {
  testServer().use(answer(saveApplicationDraft, () => ({})));
  expect([await join(), await join()]).toEqual([1, 0]);
  const sent = testServer().requestsOf(saveApplicationDraft);
  expect(sent.map(({ params, body }) => [params, body])).toEqual([
    [
      { jobId: 12 },
      {
        first_message: 'Written as a guest',
        screening_answers: [{ question_id: 3, answer: 'Yes' }],
        written_at: (now - 60_000) / 1_000,
      },
    ],
  ]);
  expect([kept('guest', 12), kept(7, 12)]).toEqual([undefined, 'Written as a guest']);
});

it.each([
  ['which the account has changed later', 'Own words', answer(saveApplicationDraft, () => ({}))],
  ['for a job that is gone', undefined, refuse(saveApplicationDraft, 40004)],
])('one %s stays as it is', async (_, own, server) => {
  testServer().use(server);
  if (own) saveDraft(applyDraftKey(7, 12), { ...draft, message: own, at: now - 1 }, now);
  expect(await join()).toBe(0);
  expect([kept('guest', 12), kept(7, 12)]).toEqual(['Written as a guest', own]);
});

it('one that was changed after the account’s own replaces it', async () => {
  testServer().use(answer(saveApplicationDraft, () => ({})));
  saveDraft(applyDraftKey(7, 12), { ...draft, message: 'Own words', at: now - 90_000 }, now);
  expect(await join()).toBe(1);
  expect([kept('guest', 12), kept(7, 12)]).toEqual([undefined, 'Written as a guest']);
});

it('one that could not be sent waits for the next time', async () => {
  testServer().use(hangUp(saveApplicationDraft));
  await expect(join()).rejects.toThrow();
  expect(kept('guest', 12)).toBe('Written as a guest');
});
