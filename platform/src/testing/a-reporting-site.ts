import type { FastifyInstance } from 'fastify';
import type { Health } from '../contract/schemas.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aGateway, aToken, setOfPage, traceOfPage } from './a-gateway.ts';
import { aLiveStore } from './a-store.ts';

export const place = { set: 's', country: 'ph', language: 'en', trial: '' };
export const fact = { at: 1, remote: 'mfe-a', version: '1' };

export interface Site {
  store: ReleaseStore;
  app: FastifyInstance;
  token: string;
  /** The trace of a page that the gateway sent. */
  page: { set: string; trace: string };
}

/** A gateway with a live set, a page that it sent, and a token to read its figures. */
export async function aReportingSite(): Promise<Site> {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  const app = await aGateway(store);
  return { store, app, page: await aPage(app), token: await aToken(store, ['read']) };
}
export async function aPage(app: FastifyInstance) {
  const answer = await app.inject({ url: '/en/ph/jobs' });
  return { set: setOfPage(answer) ?? '', trace: traceOfPage(answer) ?? '' };
}
export const visitsOf = ({ series }: Health) =>
  series.flatMap(({ points }) => points).reduce((sum, { visits }) => sum + visits, 0);
/** The body of a browser's report about `page`. */
export const beacon = (page: Site['page'], ...facts: object[]) => ({
  ...page,
  language: 'en',
  country: 'ph',
  facts,
});
export const sendReport = (app: FastifyInstance, payload: object | string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/telemetry', payload, headers: { 'content-type': type } });
export const readPlatform = (app: FastifyInstance, token: string, url: string) =>
  app.inject({ url: `/platform/api/${url}`, headers: { authorization: `Bearer ${token}` } });
/** Waits until the gateway has written the counted minutes. */
export const flushed = () => new Promise((resolve) => setTimeout(resolve, 450));
