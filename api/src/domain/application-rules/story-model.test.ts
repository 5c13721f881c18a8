import * as fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import { aConversation } from '../../testing/people/conversation.ts';
import type { SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import type { Model } from '../../testing/story/model.ts';
import { Step } from '../../testing/story/ways.ts';

let api: TestApi;
let admin: SignedInPerson;
beforeAll(async () => {
  api = await createTestApi();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const begin = new Date('2026-11-02T08:00:00Z');
const stories = 4;
const longest = 12;

it('every order of actions by both sides stays within the documented tables', async () => {
  const step = fc.nat().map((roll) => new Step(api, roll));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: longest, maxLength: longest }), async (steps) => {
      api.setTime(begin);
      const model: Model = { now: begin.getTime() / 1000, status: 'pending', interview: null, offer: null };
      const real = { ...(await aConversation(api)), admin };
      await fc.asyncModelRun(() => ({ model, real }), steps);
    }),
    // No shrinking: each action asks the API. The failure names the actions.
    { numRuns: stories, endOnFailure: true },
  );
});
