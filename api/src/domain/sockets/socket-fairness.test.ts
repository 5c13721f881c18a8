import { currentAsker } from '@jobharbor/shared/http-server';
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { createApp } from '../../app/create-app.ts';
import { aJobseeker } from '../../testing/people/person.ts';
import { createTestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

it('the frames of a socket take their turn at the database as those of its account', async () => {
  const api = await createTestApi();
  const askers = new Set<string>();
  let isRecorded = false;
  const recording: KyselyPlugin = {
    transformQuery({ node }) {
      if (isRecorded) askers.add(`${currentAsker().who}, only reads: ${currentAsker().onlyReads}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const app = await createApp({ ...api.dependencies, db: api.dependencies.db.withPlugin(recording) });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const person = await aJobseeker(api);
  const socket = await openSocket({ url: async () => url }, person);
  isRecorded = true;
  socket.say({ type: 'typing', chat_id: 1 });
  await socket.waitFor('refused');
  isRecorded = false;
  expect(askers).toContain(`account ${person.user.id}, only reads: false`);
  socket.close();
  await app.close();
  await api.close();
});
