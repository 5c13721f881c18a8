import type { Me, SetList, Status } from '@jobharbor/platform/schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { App } from '../app.tsx';
import { startLogin } from '../session/login-store.ts';

/** Noon of 20 November 2026, in seconds. */
export const noon = Date.UTC(2026, 10, 20, 12) / 1_000;

export const anOperator: Me = {
  name: 'operator',
  team: 'platform',
  rights: ['operator'],
  packages: [],
  expires_at: null,
  csrf: 'proof',
};
export const aReader: Me = { ...anOperator, name: 'reader', team: 'search', rights: ['read'] };

const first = { shell: '1', 'mfe-a': '1', 'mfe-b': '1' };
const aSet = (id: string, parent: string | null, members: Record<string, string>) => ({
  id,
  created_at: noon,
  parent,
  reason: `made ${id}`,
  members,
  made_by: 'ci',
});

const sets: SetList = {
  sets: [
    aSet('trial', 'live', { ...first, 'mfe-a': '2', 'mfe-b': '3' }),
    aSet('live', 'older', { ...first, 'mfe-a': '2' }),
    aSet('older', null, first),
  ],
  pins: [],
  taken_back: [],
  parents: {},
};

export const aStatus = (part: Partial<Status> = {}): Status => ({
  live: { set: 'live', since: noon, previous: ['older'], revision: 2 },
  live_set: sets.sets[1] ?? null,
  canaries: [],
  traffic: [{ set: 'live', visits: 90, failed: 1 }],
  ...part,
});

export const aCanary = {
  id: 'c',
  set: 'trial',
  against: 'live',
  share: 0.1,
  slices: [],
  countries: ['ph'],
  threshold: { minimum_visits: 50, tolerance: 0.02 },
  started_at: noon,
  started_by: 'ci',
  state: 'running' as const,
  why: '',
  changed_at: noon,
  revision: 1,
  room: 1,
  comparison: {
    canary: { set: 'trial', visits: 0, failed: 0 },
    live: { set: 'live', visits: 0, failed: 0 },
    countries: [],
    worse: [],
  },
};

export type PlatformAnswer = unknown | ((body: unknown) => unknown);
export class Refused extends Error {
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Renders the dashboard against an API of these answers (`METHOD /path` without query) and records changing requests. */
export function renderDashboard(own: Record<string, PlatformAnswer> = {}, hash = '') {
  const changes: { call: string; body: unknown; csrf: string | null }[] = [];
  const asked: string[] = [];
  const answers: Record<string, PlatformAnswer> = {
    'GET /me': anOperator,
    'GET /status': aStatus(),
    'GET /sets': sets,
    'GET /health': { from: noon, to: noon + 60, step: 60, series: [], vitals: [] },
    'GET /machines': { now: noon, machines: [] },
    'GET /log/check': { entries: 3, chained_from: 1, digest: 'abc', newest_at: noon, problems: [] },
    'GET /log': { entries: [], next: null, actors: [] },
    ...own,
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.replace('/platform/api', '');
    const call = `${init.method} ${path.split('?')[0]}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push(`${init.method} ${path}`);
    if (init.method !== 'GET')
      changes.push({ call, body, csrf: new Headers(init.headers).get('x-csrf-token') });
    const answer = answers[call];
    if (answer === undefined) throw new Error(`Nobody answers ${call} in this test.`);
    try {
      return Response.json(typeof answer === 'function' ? await answer(body) : answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return Response.json({ code: 'refused', message: error.message }, { status: error.status });
    }
  });
  window.location.hash = hash;
  startLogin(null);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  onTestFinished(() => client.clear());
  render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  );
  const answer = (call: string, value: PlatformAnswer) => {
    answers[call] = value;
  };
  return { person: userEvent.setup(), changes, asked, answer, client };
}
