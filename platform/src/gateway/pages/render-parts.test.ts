import { expect, it } from 'vitest';
import { renderParts } from './render-parts.ts';

it('renders the frame while it asks for what the person saved, which the remote gets', async () => {
  const { promise: jobFlags, resolve } = Promise.withResolvers<unknown>();
  const order: string[] = [];
  const contracts: unknown[] = [];
  const set = {
    ...{ id: 'set-1', contracts, shell: { version: '1.0.0' }, remotes: new Map() },
    renderFrame: async () => {
      order.push('frame');
      resolve({ saved_job_ids: [7] });
      return { before: '', after: '' };
    },
    renderRemote: async (_: string, asked: { jobFlags: unknown }) => {
      order.push(JSON.stringify(asked.jobFlags));
      return null;
    },
  };
  const request = {
    ...{ set, search: '', timeZone: 'UTC', headers: {}, trace: null, log: console },
    address: { canonicalPath: '/en/ph', language: { id: 1 }, country: { id: 1 } },
    flagsFor: async () => ({}),
    breaker: { guard: (work: () => unknown) => work() },
    drawInTurn: (_: AbortSignal, work: () => unknown) => work(),
  };
  const release = { name: 'mfe-search', contract: {} };
  const facts = { release, jobFlags, isRenderedHere: true, ownTexts: {}, texts: {}, user: null, now: 0 };
  await renderParts(request as never, { ...facts, route: { status: 'not-found' } } as never);
  expect(order).toEqual(['frame', '{"saved_job_ids":[7]}']);
});
