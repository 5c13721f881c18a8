import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobSource } from '../../job-source/job-source.ts';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { aRecruiterWithJob, importJob } from '../../testing/people/recruiter.ts';
import { aForm } from '../../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const wide = () =>
  sharp({ create: { width: 320, height: 80, channels: 4, background: '#b0103080' } })
    .png()
    .toBuffer();
const upload = (person: Person, companyId: number, bytes: Buffer) => {
  const { body, headers } = aForm({ name: 'logo.png', bytes, field: 'logo' });
  return person.ask('POST', `/recruiter/companies/${companyId}/logo`, body, { headers });
};
const companyOf = async (jobId: number) =>
  (await aVisitor(api).ask('GET', `/job/${jobId}/static`)).json().data.company;
const ask = (url: string) => aVisitor(api).ask('GET', url.replace(/^\/api/, ''));

it('a recruiter uploads the logo of the company, everybody sees it whole on white, and it can go again', async () => {
  const recruiter = await aRecruiterWithJob(api);
  const { id, logo_url: before } = await companyOf(recruiter.jobId);
  expect(before).toBeNull();
  const answer = await upload(recruiter, id, await wide());
  expect(answer.statusCode).toBe(200);
  const url = answer.json().data.logo_url;
  expect((await companyOf(recruiter.jobId)).logo_url).toBe(url);

  const file = await ask(url);
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const { data, info } = await sharp(file.rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  expect([info.width, info.height]).toEqual([160, 160]);
  expect(pixel(80, 10)).toEqual([255, 255, 255]);
  // Half transparent red over white.
  expect(pixel(80, 80)[0]).toBeGreaterThan(190);
  expect(pixel(80, 80)[1]).toBeLessThan(150);

  expect((await recruiter.ask('DELETE', `/recruiter/companies/${id}/logo`)).statusCode).toBe(200);
  expect((await companyOf(recruiter.jobId)).logo_url).toBeNull();
  expect((await ask(url)).json()).toMatchObject({ code: 40004 });
});

it('nobody but the recruiters of a company changes its logo', async () => {
  const recruiter = await aRecruiterWithJob(api);
  const other = await importJob(api, { company: { sourceKey: 'of-nobody', name: 'Of nobody' } });
  const jobseeker = await aJobseeker(api);
  const png = await wide();
  expect((await upload(recruiter, other.company_id, png)).json()).toMatchObject({ code: 40004 });
  expect(
    (await recruiter.ask('DELETE', `/recruiter/companies/${other.company_id}/logo`)).json(),
  ).toMatchObject({ code: 40004 });
  expect((await upload(jobseeker, other.company_id, png)).statusCode).toBe(403);
  expect((await companyOf(other.id)).logo_url).toBeNull();
});

it.each([
  ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 42061],
  ['a torn picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 42008],
  ['nothing', Buffer.alloc(0), 42009],
])('%s is refused with the field, and the logo before stays', async (_name, bytes, code) => {
  const recruiter = await aRecruiterWithJob(api);
  const { id } = await companyOf(recruiter.jobId);
  const url = (await upload(recruiter, id, await wide())).json().data.logo_url;
  expect((await upload(recruiter, id, bytes)).json()).toMatchObject({
    code,
    errors: { logo: [expect.any(String)] },
  });
  expect((await companyOf(recruiter.jobId)).logo_url).toBe(url);
});

it('a source draws logos for its companies that have none', async () => {
  const job = await importJob(api, { source: 'drawn', company: { sourceKey: 'one', name: 'One' } });
  await importJob(api, { source: 'drawn', sourceId: '2', company: { sourceKey: 'two', name: 'Two' } });
  const source = createJobSource(api.dependencies.db, 'drawn');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z" fill="#0b5d8a"/></svg>';
  const svgOf = (key: string) => (key === 'one' ? svg : undefined);
  expect([await source.addLogos(svgOf), await source.addLogos(svgOf)]).toEqual([1, 0]);
  const { logo_url } = await companyOf(job.id);
  const { format } = await sharp((await ask(logo_url)).rawPayload).metadata();
  expect(format).toBe('png');
});
