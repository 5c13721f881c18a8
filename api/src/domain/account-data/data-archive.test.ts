import { randomBytes } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPools } from '../../database/pools.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, type SignedInPerson } from '../../testing/people/person.ts';
import { askExport, aWholePerson, countFiles } from '../../testing/samples/a-whole-person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';
import { removeUnusedFiles } from '../removed-files/remove-unused-files.ts';
import { createExport } from './create-export.ts';
import { deleteOldExports } from './data-export-repository.ts';
import { findOwnedTables } from './owned-tables.ts';
import { verifyArchive } from './portable/verify-archive.ts';

let api: TestApi;
let now: Date;

beforeAll(async () => {
  now = new Date();
  api = await createTestApi({ now });
});

afterAll(() => api.close());
const day = 86_400_000;
const after = (days: number) => new Date(now.getTime() + days * day);

describe('the archive of a person’s data', () => {
  const newest = async (person: SignedInPerson) =>
    (await person.ask('GET', '/jobseeker/data-export')).json().data.data_export;
  const download = (person: SignedInPerson, id: string) =>
    person.ask('GET', `/jobseeker/data-export/${id}/file`);

  it('holds every table and file of theirs, and nothing that signs in', async () => {
    const { person, applicationId, accountId } = await aWholePerson(api, 'Qrstmark', now);
    // The link that undoes a change keeps how the account signed in.
    await api.dependencies.db
      .insertInto('account_undos')
      .values({
        ...{ account_id: accountId, token_hash: randomBytes(32), event: 'password-changed' },
        ways_in: JSON.stringify(await readSignInMethods(api.dependencies.db, accountId)),
        ...{ created_at: now, expires_at: after(7) },
      })
      .execute();
    const { data_export: asked } = (await askExport(person)).json().data;
    expect((await askExport(person)).json().data.data_export.id).toBe(asked.id);
    expect((await download(person, asked.id)).json().code).toBe(40004);
    await createExport(api.dependencies, asked.id, now);
    await createExport(api.dependencies, asked.id, now);
    expect(
      (await mailsTo(api, person.email)).filter(({ template }) => template === 'data-export'),
    ).toHaveLength(1);
    const { id, status } = await newest(person);
    expect([id, status]).toEqual([asked.id, 'ready']);

    const answer = await download(person, id);
    expect(answer.headers['content-type']).toBe('application/zip');
    const archive = unzipSync(answer.rawPayload);
    const names = Object.keys(archive);
    expect(names).toContain(`applications/${applicationId}-Qrstmark.pdf`);
    expect(names).toContain(`applications/${applicationId}-Qrstmark.mp4`);
    const videos = names.filter((name) => name.startsWith('video_resumes/'));
    expect(videos.sort()).toEqual([
      expect.stringMatching(/\/\d+-Qrstmark\.mp4$/),
      expect.stringMatching(/\/\d+-Qrstmark\.mp4-cover\.jpg$/),
    ]);
    expect(names.some((name) => /^resumes\/\d+-CV Qrstmark\.pdf$/.test(name))).toBe(true);
    const data = JSON.parse(new TextDecoder().decode(archive['data.json']));
    expect(new TextDecoder().decode(archive['data.html'])).toContain(data.jobs[0].title);
    expect(data.accounts).toMatchObject([{ id: accountId, email: person.email }]);
    expect(data.messages.map(({ text }: { text: string }) => text)).toEqual([
      'Hello from Qrstmark',
      'My number is Qrstmark',
      'Thank you',
    ]);
    expect(data.profile_entries).toHaveLength(1);
    expect(data.account_events).toContainEqual(
      expect.objectContaining({
        event: 'data-export-requested',
        at: now.toISOString(),
        address: '127.0.0.1',
      }),
    );
    expect(data.account_undos).toMatchObject([{ event: 'password-changed' }]);
    expect(JSON.stringify(data)).not.toMatch(/"\w*(hash|file_key|secret|token)"/);
  });

  it('is read by other programs, and verified by the keys that the site publishes', async () => {
    const { person, applicationId } = await aWholePerson(api, '=Portable', now);
    await api.dependencies.db
      .insertInto('interviews')
      .values({
        ...{ application_id: applicationId, recruiter_id: (await aRecruiterOf(applicationId)) ?? 0 },
        ...{ state: 'accepted', starts_at: after(1), ends_at: after(1.02), time_zone: 'Asia/Manila' },
        ...{ kind: 'onsite', place: 'Pier 4', invited_at: now, updated_at: now },
      })
      .execute();
    await person.ask('POST', '/job/searches', { filters: { query: 'nurse' } });
    const { id } = (await askExport(person)).json().data.data_export;
    await createExport(api.dependencies, id, now);
    const bytes = (await download(person, id)).rawPayload;
    const published = (await api.app.inject('/api/config/archive-keys')).json().data;
    const site = new URL(api.dependencies.config.siteUrl).origin;
    const manifest = await verifyArchive(bytes, { keys: published, site });
    const archive = unzipSync(bytes);
    expect([...Object.keys(manifest.files), 'manifest.jws'].sort()).toEqual(Object.keys(archive).sort());
    const text = (name: string) => new TextDecoder().decode(archive[name]);
    expect(JSON.parse(text('resume.json')).basics).toMatchObject({ email: person.email });
    const rows: Record<string, string>[] = parse(text('applications.csv'), { bom: true, columns: true });
    expect(rows).toMatchObject([{ id: String(applicationId), message: 'Hello from =Portable' }]);
    expect(parse(text('searches.csv'), { bom: true, columns: true })).toMatchObject([
      { search: 'nurse', visits: '1', address: expect.stringMatching(/\/jobs\?q=nurse$/) },
    ]);
    const calendar = new ICAL.Component(ICAL.parse(text('interviews.ics')));
    const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect([event?.location, event?.startDate.toUnixTime()]).toEqual([
      'Pier 4',
      Math.floor(after(1).getTime() / 1_000),
    ]);
    expect(JSON.parse(text('chats.json'))).toMatchObject([
      { messages: [{ from: 'me', text: 'Hello from =Portable' }, { from: 'me' }, { from: 'recruiter' }] },
    ]);
  });

  const aRecruiterOf = async (applicationId: number) =>
    (
      await api.dependencies.db
        .selectFrom('applications')
        .select('recruiter_id')
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow()
    ).recruiter_id;

  it('is nobody else’s, and gone after a week', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const { id } = (await askExport(person)).json().data.data_export;
    await createExport(api.dependencies, id, now);
    expect((await download(other, id)).json().code).toBe(40004);
    const { file_key: key } = await api.dependencies.db
      .selectFrom('data_exports')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await deleteOldExports(api.dependencies.db, after(8));
    await removeUnusedFiles(api.dependencies.db, api.dependencies.files);
    expect(await countFiles(api, [key ?? ''])).toBe(0);
    expect(await newest(person)).toBeNull();
  });

  it('follows the foreign keys: a table that is added is among them', async () => {
    const owner = createPools({ connectionString: api.connectionString });
    await sql`create table later_notes (id int, chat_id bigint references chats (id) on delete cascade)`.execute(
      owner.db,
    );
    await owner.close();
    const tables = await findOwnedTables(api.dependencies.db, 1);
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sessions', 'messages', 'later_notes']),
    );
    expect(tables.map(({ name }) => name)).not.toContain('companies');
  });
});
