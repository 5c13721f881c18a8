import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { uploadLimit } from '@jobharbor/shared/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { collectRoutes } from '../testing/collect-routes.ts';
import { anEmployer } from '../testing/people/employer.ts';
import { aConfirmedJobseeker } from '../testing/people/person.ts';
import { aForm } from '../testing/samples/multipart.ts';
import { type ClamdServer, eicar, startClamdServer } from '../testing/servers/clamd-server.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';
import { scanWithClamd } from './clamd.ts';
import { readClamdAddress } from './clamd-address.ts';

let clamd: ClamdServer;
let api: TestApi;
let uploads: string[];
beforeAll(async () => {
  clamd = await startClamdServer();
  const collected = await collectRoutes(() => createTestApi({ config: { clamd: clamd.address } }));
  api = collected.result;
  uploads = collected.routes.flatMap(({ call }) => (call?.body === 'form' ? [call.path] : []));
});
afterAll(async () => {
  await api.close();
  await clamd.close();
});

/** The admin of a company. */
async function anAdmin() {
  const person = await anEmployer(api);
  return { person, company: person.companyId };
}

/** Sends a file to an upload's form, as somebody who may. */
async function upload(path: string, bytes: Buffer) {
  const { person, company } = path.startsWith('/recruiter/')
    ? await anAdmin()
    : { person: await aConfirmedJobseeker(api), company: 0 };
  const form = aForm({ name: 'a.png', bytes, field: uploadLimit(path).field ?? '' });
  const boundary = form.headers['content-type'].split('boundary=')[1];
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = path.includes('feedback') ? field('topic', 'idea') + field('text', 'Look') : '';
  return person.ask(
    'POST',
    // The scanner is asked before it is known whose chat that is.
    path.replace('{chatId}', '1').replace(/\{\w+\}/, String(company)),
    Buffer.concat([Buffer.from(fields), form.body]),
    {
      headers: form.headers,
    },
  );
}

it('malware is refused by every call that takes a file, at its field, before it is opened', async () => {
  expect(uploads.length).toBeGreaterThan(6);
  for (const path of uploads) {
    const refused = await upload(path, eicar);
    const field = uploadLimit(path).field ?? '';
    expect([path, refused.json()]).toEqual([
      path,
      expect.objectContaining({ code: 42345, errors: { [field]: [expect.stringContaining('malware')] } }),
    ]);
  }
  expect(clamd.scanned).toHaveLength(uploads.length);
});

it('a clean file is stored, once the scanner has seen all of it', async () => {
  const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#2060a0' } })
    .png()
    .toBuffer();
  expect((await upload('/jobseeker/upload-avatar', png)).statusCode).toBe(201);
  expect(clamd.scanned.at(-1)?.equals(png)).toBe(true);
});

it.each(['INSTREAM size limit exceeded. ERROR', 'stream: OK and more', ''])(
  'without a verdict (%j) a file is refused for now, and nothing is stored',
  async (line) => {
    clamd.answer(line);
    onTestFinished(() => clamd.answer(null));
    const answer = await upload('/jobseeker/resume/upload', Buffer.from('%PDF-1.4'));
    expect(answer.json().code).toBe(50016);
    expect(answer.headers['retry-after']).toBe('30');
    const stored = await api.dependencies.db.selectFrom('resumes').select('id').execute();
    expect(stored).toEqual([]);
  },
);

it('its address is a host with a port, or a socket, and anything else stops the start with a sentence', () => {
  const read = (text: string) => readClamdAddress({ CLAMD_ADDRESS: text });
  expect(readClamdAddress({})).toBeNull();
  expect(read('tcp://10.0.0.7')).toEqual({ host: '10.0.0.7', port: 3_310 });
  expect(read('tcp://[::1]:3311')).toEqual({ host: '::1', port: 3_311 });
  expect(read('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  for (const wrong of ['10.0.0.7', 'http://10.0.0.7', 'tcp://10.0.0.7/x', 'unix:', '/run/clamd'])
    expect(() => read(wrong)).toThrow(/CLAMD_ADDRESS takes an address such as/);
});

const program = '/usr/sbin/clamd';

it.runIf(existsSync(program))(
  'Debian’s clamd gives the verdicts, with a signature of the test string alone',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'test.ndb'), `Test-String:0:*:${eicar.toString('hex')}\n`);
    const path = join(folder, 'clamd.ctl');
    const config = [`LocalSocket ${path}`, `DatabaseDirectory ${folder}`, 'Foreground yes', 'LogVerbose yes'];
    await writeFile(join(folder, 'clamd.conf'), config.join('\n'));
    const child = spawn(program, ['--config-file', join(folder, 'clamd.conf')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(async () => {
      child.kill();
      await once(child, 'exit');
    });
    for await (const line of createInterface(child.stdout)) if (line.includes('Self checking')) break;
    expect(await scanWithClamd({ path }, eicar)).toEqual({ found: expect.stringContaining('Test-String') });
    expect(await scanWithClamd({ path }, Buffer.alloc(3_000_000, 'a'))).toEqual({ found: null });
  },
);
