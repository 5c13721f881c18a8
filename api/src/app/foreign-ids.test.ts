import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProfileEntryKind } from '../database/tables/profile-tables.ts';
import { type CollectedRoute, collectRoutes } from '../testing/collect-routes.ts';
import {
  aConfirmedJobseeker,
  aJobseeker,
  type Person,
  type SignedInPerson,
} from '../testing/people/person.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

let api: TestApi;
let routes: CollectedRoute[];
let written: string[] = [];
let ids: Record<string, number | string>;
let owner: SignedInPerson;
let thief: SignedInPerson;

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  const collected = await collectRoutes(() => createTestApi({ logger: { level: 'warn', stream } }));
  api = collected.result;
  routes = collected.routes.filter(({ url }) => /^\/api\/(auth|data|jobseeker)\//.test(url));
  [owner, thief] = [await aConfirmedJobseeker(api), await aConfirmedJobseeker(api)];
  ids = await aRowOfEach(owner);
});
afterAll(() => api.close());

/** A row of the owner in every table whose ids are path parameters, by the path segment before the id. */
async function aRowOfEach({ user: { id: account_id }, ...person }: SignedInPerson) {
  const { db } = api.dependencies;
  const { devices } = (await person.ask('GET', '/auth/devices')).json().data;
  const at = api.now();
  const idOf = (rows: { id: number | string }[]) => rows[0]?.id ?? 0;
  const entry = async (kind: Exclude<ProfileEntryKind, 'job_preference'>) =>
    idOf(
      await db
        .insertInto('profile_entries')
        .values({ account_id, kind, content: JSON.stringify({ name: 'Mine' }) })
        .returning('id')
        .execute(),
    );
  const preference = await db
    .insertInto('profile_entries')
    .values({ account_id, kind: 'job_preference', content: '{}' })
    .returning('id')
    .execute();
  const resume = await db
    .insertInto('resumes')
    .values({ account_id, filename: 'cv', format: 'pdf', kind: 'uploaded', size: 9, file_key: 'none' })
    .returning('id')
    .execute();
  const video = await db
    .insertInto('video_resumes')
    .values({ account_id, filename: 'me.mp4', file_key: 'none', size: 5, seconds: 3, created_at: at })
    .returning('id')
    .execute();
  const passkey = await db
    .insertInto('passkeys')
    .values({
      account_id,
      credential_id: 'mine',
      public_key: Buffer.from('key'),
      name: 'Mine',
      created_at: at,
    })
    .returning('id')
    .execute();
  const dataExport = await db
    .insertInto('data_exports')
    .values({
      id: '5d1f5f0c-3f7b-4b5e-9a44-0c5f5a2e9f11',
      account_id,
      language: 'en',
      file_key: 'none',
      requested_at: at,
    })
    .returning('id')
    .execute();
  const invited = await aJobseeker(api);
  const invitation = await db
    .insertInto('invitations')
    .values({ invited_id: invited.user.id, inviter_id: account_id, state: 'held', settled_at: at })
    .returning('id')
    .execute();
  const withdrawal = await db
    .insertInto('withdrawals')
    .values({
      ...{ account_id, network: 'tron', address: 'T', points: 100, state: 'asked' },
      ...{ asked_at: at, changed_at: at },
    })
    .returning('id')
    .execute();
  const reference = await db
    .insertInto('profile_references')
    .values({
      ...{ account_id, email: 'ben@kopi.example', email_key: 'ben@kopi.example', writer_name: 'Ben' },
      ...{ relation: 'manager', about: '{}', language: 'en', token_hash: Buffer.from('token') },
      ...{ asked_at: at, expires_at: at, state: 'written', body: 'Kind.', answered_at: at },
    })
    .returning('id')
    .execute();
  return {
    devices: devices[0].id,
    references: idOf(reference),
    invitations: idOf(invitation),
    withdrawals: idOf(withdrawal),
    passkeys: idOf(passkey),
    'data-export': idOf(dataExport),
    resume: idOf(resume),
    resumes: idOf(resume),
    'video-resume': idOf(video),
    'video-resumes': idOf(video),
    'job-preferences': idOf(preference),
    'work-experiences': await entry('work_experience'),
    educations: await entry('education'),
    skills: await entry('skill'),
    languages: await entry('language'),
    websites: await entry('website'),
    'license-certifications': await entry('license_certification'),
    greetings: await entry('greeting'),
    'common-phrases': await entry('common_phrase'),
  };
}

/** Ids of public rows: jobs, companies and templates; avatars are checked elsewhere. */
const shared = new Set([
  'jobs',
  'blacklist',
  'resume-templates',
  'avatars',
  'companies',
  'blocked-companies',
]);

/** Bodies without which a call would be refused for its form. */
const bodies: Record<string, object> = {
  'PATCH /api/jobseeker/references/:id/update': { is_shown: true },
  'POST /api/jobseeker/invitations/:id/appeal': { text: 'stolen' },
  'PUT /api/jobseeker/resumes/:id/rename': { filename: 'stolen' },
  'PUT /api/jobseeker/resume/:id/rate-sync': { rating: 'perfect_match' },
  'POST /api/auth/passkeys/:id/update': { name: 'stolen' },
  'POST /api/auth/passkeys/:id/delete': { current_password: 'a good password' },
};

/** Idempotent deletions: the same answer for a deleted row and for another account's. */
const repeatable = new Set(['DELETE /api/auth/devices/:id/delete', 'POST /api/auth/passkeys/:id/delete']);

const wordBefore = (url: string) => url.match(/\/([\w-]+)\/:/)?.[1] ?? '';

/** Snapshot of all rows of the owner. */
async function whatTheOwnerHas(): Promise<string> {
  const kept: string[] = [];
  for (const table of [
    'sessions',
    'passkeys',
    'data_exports',
    'resumes',
    'video_resumes',
    'profile_entries',
    'profile_references',
  ]) {
    const { rows } = await sql`
      select to_jsonb(t) as row from ${sql.table(table)} t where account_id = ${owner.user.id} order by id`.execute(
      api.dependencies.db,
    );
    kept.push(JSON.stringify(rows));
  }
  return kept.join('\n');
}

const callAs = async (person: Person, { method, url }: CollectedRoute, id: number | string) => {
  const body = bodies[`${method} ${url}`] ?? (method === 'GET' ? undefined : {});
  const path = url.replace('/api', '').replace(':page', '1').replace(':id', String(id));
  const answer = await person.ask(method as 'GET', path, body);
  const { request_id: _, ...rest } = answer.headers['content-type']?.includes('json') ? answer.json() : {};
  return { status: answer.statusCode, rest };
};

describe('who names what is somebody else’s', () => {
  it('is refused by every account call, reads and changes nothing, and is logged', async () => {
    const named = routes.filter(
      ({ url, access, roles }) =>
        access === 'protected' && url.includes('/:') && (roles?.length ? roles.includes('jobseeker') : true),
    );
    const own = named.filter(({ url }) => !shared.has(wordBefore(url)));
    // Every call needs a row here, or an entry in the list of public ids.
    expect([...new Set(own.map(({ url }) => wordBefore(url)))].sort()).toEqual(Object.keys(ids).sort());
    const before = await whatTheOwnerHas();
    for (const route of own) {
      const name = `${route.method} ${route.url}`;
      const id = ids[wordBefore(route.url)] ?? 0;
      const nobodys = typeof id === 'string' ? id.replace(/^5/, '6') : 999_999;
      written = [];
      const answer = await callAs(thief, route, id);
      expect([name, answer.status, answer.rest.code]).toEqual([
        name,
        ...(repeatable.has(name) ? [200, undefined] : [404, 40004]),
      ]);
      expect([name, written.map((line) => JSON.parse(line))]).toEqual([
        name,
        [expect.objectContaining({ event: 'access', outcome: 'refused', account: thief.user.id })],
      ]);
      expect([name, await callAs(thief, route, nobodys)]).toEqual([name, answer]);
    }
    expect(await whatTheOwnerHas()).toBe(before);
  });

  it.each<[string, 'POST' | 'PUT', () => object]>([
    ['/jobseeker/send-resume-email', 'POST', () => ({ email: 'me@example.com', resume_id: ids.resumes })],
    ['/jobseeker/avatar', 'PUT', () => ({ avatar_id: 999_999 })],
  ])('in the body of %s is refused as well', async (path, method, body) => {
    written = [];
    const answer = await thief.ask(method, path, body());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 40004]);
    expect(written.join('')).toContain('"event":"access","outcome":"refused"');
  });
});

it('no account call that changes something is carried out for another site’s page', async () => {
  // One-click unsubscription (RFC 8058) comes from mail programs on the web. It reads no cookie, only a signed token.
  const foreign = routes.flatMap(({ call, takesForeignForms }) => (call && takesForeignForms ? [call] : []));
  expect(foreign.map(({ access, query }) => [access, query !== undefined])).toEqual([
    ['public', true],
    ['public', true],
  ]);
  // Apple's form comes from Apple's own page; it changes nothing and only leads back to ours.
  const changing = routes.filter(
    ({ method, call, takesForeignForms }) => method !== 'GET' && call !== undefined && !takesForeignForms,
  );
  expect(changing.length).toBeGreaterThan(60);
  for (const { method, url } of changing) {
    const path = url.replace('/api', '').replace(/:\w+/g, '1');
    const headers = { origin: 'https://evil.example' };
    const answer = await owner.ask(method as 'POST', path, undefined, { headers });
    expect([method, url, answer.statusCode, answer.json().code]).toEqual([method, url, 403, 40012]);
  }
});
