import { expect, it } from 'vitest';
import { removeBuildErrors, writeBuildErrors } from '../../store/build-errors.ts';
import { aGateway } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';

/** A gateway of development, and the events that a page of it is sent. */
async function aDevelopment() {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  const app = await aGateway(store, { isDevelopment: true });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  async function connect(headers: Record<string, string> = {}) {
    const { body } = await fetch(`${address}/dev/updates`, { headers });
    const sent = body?.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]() ?? expect.fail();
    return { next: async () => (await sent.next()).value, close: async () => sent.return?.() };
  }
  return { storage: store.storage, live: (await store.readLive())?.set, connect };
}

it('a page of development is told what cannot be built, once for browser and server, and when it was mended', async () => {
  const { storage, live, connect } = await aDevelopment();
  const { next, close } = await connect();
  expect(await next()).toBe(`id: ${live}\n\n`);
  // The page may show errors of an earlier connection.
  expect(await next()).toBe('event: errors\ndata: ""\n\n');

  const error = '\u001b[31mSyntax Error\u001b[0m';
  await writeBuildErrors(storage, 'mfe-a', [error, error]);
  expect(await next()).toBe('event: errors\ndata: "Syntax Error"\n\n');
  await writeBuildErrors(storage, 'mfe-a', []);
  expect(await next()).toBe('event: errors\ndata: ""\n\n');

  await writeBuildErrors(storage, 'mfe-a', [error]);
  expect(await next()).toBe('event: errors\ndata: "Syntax Error"\n\n');
  await removeBuildErrors(storage);
  expect(await next()).toBe('event: errors\ndata: ""\n\n');
  await close();
});

it('a page that connects again is told of a set that was published meanwhile', async () => {
  const { live, connect } = await aDevelopment();
  const { next, close } = await connect({ 'Last-Event-ID': 'before' });
  expect(await next()).toBe('id: before\n\n');
  expect(await next()).toContain(`event: live\ndata: "${live}"\n\n`);
  await close();
});
