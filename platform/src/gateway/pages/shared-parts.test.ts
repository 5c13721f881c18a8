import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { aGateway } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';
import { anApi } from '../../testing/an-api.ts';

/** A remote that shows job 7, how often it was rendered, and all that it is told of the person. */
const remote = {
  name: 'mfe-a',
  paths: ['/jobs', '/job/:slug'],
  sharedBy: 'unmarked' as const,
  server: `let drawn = 0;
  export const render = async ({ user, jobFlags, headers }) => {
    drawn += 1;
    const told = JSON.stringify({ user, jobFlags, cookie: headers.cookie }).replaceAll('<', '');
    return { html: '<a data-job="7">drawing ' + drawn + '</a><p>' + told + '</p>', head: { title: 'Jobs' }, state: { drawn }, status: 200 };
  };`,
};

/** A remote with two job cards, which show marks. */
const remoteOfCards = {
  ...remote,
  server: `let drawn = 0;
  export const render = async ({ jobFlags: { saved_job_ids, applications, seen_job_ids = [] } }) => {
    drawn += 1;
    const mark = (id) => applications.some(({ job_id }) => job_id === id) ? 'applied'
      : saved_job_ids.includes(id) ? 'saved' : seen_job_ids.includes(id) ? 'seen' : 'new';
    const card = (id) => '<article><a data-job="' + id + '">' + mark(id) + '</a></article>';
    return { html: card(7) + card(8), head: { title: 'Jobs' }, state: { drawn }, status: 200 };
  };`,
};

interface Person {
  id: number;
  name: string;
  flags: object;
  role?: string;
}

const none = { saved_job_ids: [], applications: [] };
const maya: Person = { id: 31, name: 'Maya', flags: { ...none, saved_job_ids: [8_150] } };
const omar: Person = { id: 32, name: 'Omar', flags: { ...none, seen_job_ids: [9_160] } };

/** A gateway whose API knows the flags of these people by their session. */
async function aSite(people: Person[], sharedBy: 'unmarked' | 'unsaved' = 'unmarked', drawnBy = remote) {
  const api = await anApi((request, response) => {
    const session = /sessionid=s(\d+)/.exec(request.headers.cookie ?? '')?.[1];
    const person = people.find(({ id }) => id === Number(session));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: person?.flags ?? {} }));
  });
  const limits = { pages: { freshMs: 600_000, staleMs: 600_000 } };
  return aGateway(await aLiveStore({ ...drawnBy, sharedBy }), { apiUrl: api.url, limits });
}

async function pageOf(app: FastifyInstance, { id, name, role = 'jobseeker' }: Person, url = '/en/ph/jobs') {
  const known = { is_email_verify: true, is_profile_completed: true };
  const names = { first_name: name, shown_name: `${name} Reyes` };
  const user = JSON.stringify({ id, role, ...names, avatar_url: null, ...known });
  const cookie = `sessionid=s${id}; user=${encodeURIComponent(user)}`;
  const { body, headers } = await app.inject({ url, headers: { cookie } });
  const json = /id="jh-page">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  const { state } = JSON.parse(json).remote;
  return { body, headers, state, drawing: Number(/drawing (\d+)/.exec(body)?.[1]) };
}

describe('the part of a page that signed-in people share', () => {
  it('is rendered once for two people, and neither page has a word or a number of the other', async () => {
    const app = await aSite([maya, omar]);
    const [one, two] = [await pageOf(app, maya), await pageOf(app, omar)];
    expect([one.drawing, two.drawing]).toEqual([1, 1]);
    expect(one.state).toEqual({ ofMembers: { drawn: 1 }, jobFlags: maya.flags });
    expect(two.state).toEqual({ ofMembers: { drawn: 1 }, jobFlags: omar.flags });
    for (const own of ['Maya', '8150'])
      expect([one.body.includes(own), two.body.includes(own)]).toEqual([true, false]);
    for (const own of ['Omar', '9160'])
      expect([one.body.includes(own), two.body.includes(own)]).toEqual([false, true]);
    expect(/<p>(.*?)<\/p>/s.exec(one.body)?.[1]).not.toMatch(/Maya|"id":31|sessionid/);
    expect([one.headers['cache-control'], one.headers['surrogate-control']]).toEqual([
      'private, no-cache',
      undefined,
    ]);
  });

  it('has the marks of each of two people on its cards, and neither page has those of the other', async () => {
    const marked = { ...maya, id: 34, name: 'Mia', flags: { ...none, saved_job_ids: [7] } };
    const other = {
      ...omar,
      flags: { ...none, seen_job_ids: [8], applications: [{ id: 4_171, job_id: 7 }] },
    };
    const app = await aSite([maya, marked, other], 'unmarked', remoteOfCards);
    for (const _again of [1, 2, 3]) {
      const [one, two] = [await pageOf(app, marked), await pageOf(app, other)];
      expect(one.body).toContain('<a data-job="7">saved</a></article><article><a data-job="8">new</a>');
      expect(two.body).toContain('<a data-job="7">applied</a></article><article><a data-job="8">seen</a>');
      expect(one.state.jobFlags).toEqual(marked.flags);
      expect(two.state.jobFlags).toEqual(other.flags);
      expect(one.body).not.toMatch(/4171|Omar|Maya/);
      expect(two.body.replace(/"jobFlags".*/s, '')).not.toMatch(/4171|Mia/);
    }
    const last = await pageOf(app, maya);
    expect(last.body).not.toMatch(/>saved<|>seen<|>applied<|4171/);
    // One without marks, and one of cards for each mark.
    expect(last.state.ofMembers).toEqual({ drawn: 1 });
  });

  it('is no guest’s, nor that of another role', async () => {
    const app = await aSite([maya, omar]);
    await pageOf(app, maya);
    const guest = await app.inject('/en/ph/jobs');
    expect(guest.body).toContain('drawing 2');
    expect((await pageOf(app, { ...omar, role: 'recruiter' })).drawing).toBe(3);
    expect((await pageOf(app, omar)).drawing).toBe(1);
  });

  it.each([
    ['saved', { saved_job_ids: [7] }],
    ['applied for', { applications: [{ id: 1, job_id: 7 }] }],
    ['withdrew from', { withdrawn: [{ id: 1, job_id: 7 }] }],
    ['opened', { seen_job_ids: [7] }],
    ['hid', { hidden_job_ids: [7] }],
  ])('is not that of a person who %s a job on it', async (_what, marks) => {
    const lea: Person = { id: 33, name: 'Lea', flags: { ...none, ...marks } };
    const app = await aSite([maya, omar, lea]);
    await pageOf(app, maya);
    const own = await pageOf(app, lea);
    expect([own.drawing, own.state]).toEqual([2, { drawn: 2 }]);
    expect((await pageOf(app, omar)).drawing).toBe(1);
  });

  it('is not that of a person who blocked a company, whose lists are shorter', async () => {
    const lea: Person = { id: 33, name: 'Lea', flags: { ...none, blocked_company_ids: [5] } };
    const app = await aSite([maya, lea]);
    await pageOf(app, maya);
    expect((await pageOf(app, lea)).drawing).toBe(2);
  });

  it('is not that of a person who has an alert of this search', async () => {
    const lea: Person = { id: 33, name: 'Lea', flags: { ...none, alert_paths: ['ph/jobs?q=cook'] } };
    const app = await aSite([maya, lea]);
    expect((await pageOf(app, maya)).drawing).toBe(1);
    expect((await pageOf(app, lea)).drawing).toBe(1);
    expect((await pageOf(app, maya, '/en/ph/jobs?q=cook')).drawing).toBe(2);
    expect((await pageOf(app, lea, '/en/ph/jobs?q=cook')).drawing).toBe(3);
  });

  it('is not that of a person who has an alert of jobs like the one on it', async () => {
    const alerts = ['ph/jobs?q=%C4%B0%C5%9F+Analisti&location=cebu-city'];
    const lea: Person = { id: 33, name: 'Lea', flags: { ...none, alert_paths: alerts } };
    const app = await aSite([maya, lea]);
    const isShared = async (path: string) =>
      (await pageOf(app, maya, path)).drawing === (await pageOf(app, lea, path)).drawing;
    expect(await isShared('/en/ph/job/kidemli-is-analisti-7')).toBe(false);
    expect(await isShared('/en/ph/job/cook-7')).toBe(true);
    expect(await isShared('/en/ph/jobs?job=7')).toBe(false);
    expect(await isShared('/en/ph/jobs')).toBe(true);
  });

  it('is, where a page shows jobs like the latest saved one, not that of people who saved none', async () => {
    const app = await aSite([maya, omar], 'unsaved');
    expect([(await pageOf(app, omar)).drawing, (await pageOf(app, maya)).drawing]).toEqual([1, 2]);
    expect((await pageOf(app, omar)).drawing).toBe(1);
  });

  it('is rendered for each who has a session that the API does not know', async () => {
    const app = await aSite([maya]);
    await pageOf(app, maya);
    expect((await pageOf(app, omar)).drawing).toBe(2);
  });
});
