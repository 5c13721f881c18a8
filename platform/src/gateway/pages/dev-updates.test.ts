import { expect, it } from 'vitest';
import { writeBuildErrors } from '../../store/build-errors.ts';
import { aGateway } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';

it('a page of development is told what cannot be built, once for browser and server, and when it was mended', async () => {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  const { storage } = store;
  const app = await aGateway(store, { isDevelopment: true });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { body } = await fetch(`${address}/dev/updates`);
  const sent = body?.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]() ?? expect.fail();
  const next = async () => (await sent.next()).value;
  expect(await next()).toBe(': connected\n\n');

  const error = '\u001b[31mSyntax Error\u001b[0m';
  await writeBuildErrors(storage, 'mfe-a', [error, error]);
  expect(await next()).toBe('event: errors\ndata: "Syntax Error"\n\n');
  await writeBuildErrors(storage, 'mfe-a', []);
  expect(await next()).toBe('event: errors\ndata: ""\n\n');
  await sent.return?.();
});
