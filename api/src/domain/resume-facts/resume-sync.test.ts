import type { SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { aForm } from '../../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';
import { exampleResume } from '../generated-resumes/example-resume.ts';
import { renderPdf } from '../generated-resumes/render-pdf.ts';

// A process for each document, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let api: TestApi;
let pdf: Buffer;
beforeAll(async () => {
  api = await createTestApi({ now: new Date('2026-05-01T12:00:00Z') });
  const certificates = [{ name: 'Food safety, level 2', issuer: 'Harbour Guild', date: '2018-04' }];
  ({ pdf } = await renderPdf({
    document: { ...exampleResume('en'), certificates },
    template: 'classic',
    paper: 'a4',
    language: 'en',
  }));
});
afterAll(() => api.close());

async function upload(person: Person, bytes = pdf): Promise<number> {
  const { body, headers } = aForm({ name: 'cv.pdf', bytes });
  return (await person.ask('POST', '/jobseeker/resume/upload', body, { headers })).json().data.resume.id;
}

const contentOf = async (person: Person, id: number) =>
  (await person.ask('GET', `/jobseeker/resume/${id}/get-syncable-content`)).json().data;
const valuesOf = ({ fields }: SyncProposal) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));
const ofKind = (proposals: SyncProposal[], kind: string) => proposals.filter((one) => one.kind === kind);

describe('a résumé that fills the profile', () => {
  it('offers what the profile lacks, and changes nothing by itself', async () => {
    const person = await aJobseeker(api);
    const id = await upload(person);
    const { contact, doubtful_proposals: doubtful } = await contentOf(person, id);
    expect(contact.map(({ name }: { name: string }) => name)).toContain('email');
    expect(doubtful).toEqual([]);
    const { proposals, analysis, is_unread, rating } = await contentOf(person, id);
    expect(is_unread).toBe(false);
    const [job] = ofKind(proposals, 'work_experience');
    expect(job).toMatchObject({ entry_id: null });
    expect(job && valuesOf(job)).toMatchObject({
      job_title: 'Pastry chef',
      company_name: 'Hotel Lighthouse',
      start_month: '2021-03',
      is_current: 'true',
    });
    expect(job?.fields[0]).toMatchObject({ page: 1, quote: expect.stringContaining('Pastry chef') });
    expect(ofKind(proposals, 'education').map(valuesOf)).toMatchObject([
      { school_name: 'Harbour Culinary College', education_level_id: '4', end_month: '2017-05' },
    ]);
    expect(proposals.map(({ kind }: SyncProposal) => kind)).toEqual(
      expect.arrayContaining(['about', 'skill', 'language']),
    );
    expect(rating).toBeNull();
    expect(analysis.met).toContain('jobs');
    expect(analysis.missing).toContain('skills');
    const { work_experiences: work } = (await person.ask('GET', '/jobseeker/work-experiences')).json().data;
    expect(work).toEqual([]);

    // Once all of it is accepted, nothing is left to offer.
    const paths: Record<string, string> = {
      work_experience: 'work-experiences',
      education: 'educations',
      skill: 'skills',
      language: 'languages',
    };
    for (const proposal of proposals as SyncProposal[]) {
      const values = valuesOf(proposal);
      const answer =
        proposal.kind === 'about'
          ? await person.ask('PATCH', '/jobseeker/me', values)
          : await person.ask('POST', `/jobseeker/${paths[proposal.kind]}/create`, {
              ...values,
              ...(values.is_current && { is_current: true }),
              ...(values.education_level_id && { education_level_id: Number(values.education_level_id) }),
              ...(proposal.kind === 'language' && { proficiency: 'fluent' }),
            });
      expect([proposal.id, answer.statusCode]).toEqual([proposal.id, proposal.kind === 'about' ? 200 : 201]);
    }
    expect((await contentOf(person, id)).proposals).toEqual([]);
  });

  it('offers an entry once, and what is different in it beside what the profile has', async () => {
    const person = await aJobseeker(api);
    const id = await upload(person);
    const draft = {
      company_name: 'hotel lighthouse',
      job_title: 'Pastry Chef',
      start_month: '2020-01',
      end_month: '2020-09',
    };
    const created = await person.ask('POST', '/jobseeker/work-experiences/create', draft);
    const entryId = created.json().data.work_experience.id;
    const { proposals } = await contentOf(person, id);
    const [job, earlier] = ofKind(proposals, 'work_experience').toSorted(
      (a, b) => Number(b.entry_id) - Number(a.entry_id),
    );
    expect(job).toMatchObject({ entry_id: entryId });
    expect(job?.fields.map(({ name, current }) => [name, current])).toEqual([
      ['start_month', '2020-01'],
      ['is_current', null],
      ['description', null],
    ]);
    expect(earlier).toMatchObject({ entry_id: null });
  });

  it('offers licences apart from the rest, and none that the profile has', async () => {
    const person = await aJobseeker(api);
    const id = await upload(person);
    const { proposals, license_proposals: licenses } = await contentOf(person, id);
    expect(ofKind(proposals, 'license_certification')).toEqual([]);
    expect(licenses.map(valuesOf)).toEqual([
      { title: 'Food safety, level 2', issuer: 'Harbour Guild', issue_month: '2018-04' },
    ]);
    const path = '/jobseeker/license-certifications/create';
    const draft = { ...valuesOf(licenses[0]), does_not_expire: true };
    expect((await person.ask('POST', path, draft)).statusCode).toBe(201);
    expect((await contentOf(person, id)).license_proposals).toEqual([]);
  });

  it('is rated by its owner, and nobody else reads or rates it', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const id = await upload(person);
    const rate = (by: Person, rating: string) =>
      by.ask('PUT', `/jobseeker/resume/${id}/rate-sync`, { rating });
    expect((await rate(person, 'pretty_good')).statusCode).toBe(200);
    expect((await contentOf(person, id)).rating).toBe('pretty_good');
    expect((await rate(person, 'wonderful')).json()).toMatchObject({ code: 40001 });
    expect((await rate(other, 'perfect_match')).json()).toMatchObject({ code: 40004 });
    const address = `/jobseeker/resume/${id}/get-syncable-content`;
    expect((await other.ask('GET', address)).json()).toMatchObject({ code: 40004 });
    expect((await aVisitor(api).ask('GET', address)).statusCode).toBe(401);
  });

  it('is read once by the server, which tells when it is done while no request waits', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const id = await upload(person);
    const begin = (by: Person) => by.ask('POST', `/jobseeker/resume/${id}/read`);
    const claimOf = async () =>
      api.dependencies.db
        .selectFrom('resume_readings')
        .select('claim')
        .where('resume_id', '=', id)
        .executeTakeFirst();
    const tab = await openSocket(api, person);
    expect((await begin(other)).json()).toMatchObject({ code: 40004 });
    expect(await claimOf()).toBeUndefined();
    expect((await begin(person)).json().data).toEqual({ state: 'reading' });
    const claim = await claimOf();
    await Promise.all([begin(person), begin(person)]);
    expect((await contentOf(person, id)).lines).toBeGreaterThan(10);
    expect(await tab.waitFor('resume-reading')).toMatchObject({ resume_id: id, state: 'read' });
    expect((await begin(person)).json().data).toEqual({ state: 'read' });
    const preview = (await person.ask('GET', `/jobseeker/resumes/${id}/preview`)).json().data;
    expect(preview.lines.map(({ text }: { text: string }) => text)).toContain('Pastry chef');
    expect(await claimOf()).toEqual(claim);
    tab.close();
  });

  it('is read again after a failure, a new version of the reader, or the end of the process that read it', async () => {
    const person = await aJobseeker(api);
    const id = await upload(person, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'));
    const { db, clock } = api.dependencies;
    const set = (values: object) =>
      db.updateTable('resume_readings').set(values).where('resume_id', '=', id).execute();
    const state = async () => (await person.ask('POST', `/jobseeker/resume/${id}/read`)).json().data.state;
    const content = () => person.ask('GET', `/jobseeker/resume/${id}/get-syncable-content`);
    expect((await content()).json().code).toBe(41281);
    await set({ state: 'read' });
    expect(await state()).toBe('read');
    for (const values of [
      { reader: 'an older one' },
      { state: 'reading', started_at: new Date(clock().getTime() - 121_000) },
    ]) {
      await set({ state: 'read', ...values });
      expect(await state()).toBe('reading');
      expect((await content()).json().code).toBe(41281);
    }
  });

  it('that cannot be read is refused by name', async () => {
    const person = await aJobseeker(api);
    const id = await upload(person, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'));
    const answer = await person.ask('GET', `/jobseeker/resume/${id}/get-syncable-content`);
    expect(answer.json()).toMatchObject({ code: 41281 });
  });
});
