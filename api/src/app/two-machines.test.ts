import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anS3Bucket } from '@jobharbor/shared/testing/s3-server';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createPools } from '../database/pools.ts';
import { openDependencies } from '../dependencies.ts';
import { checkFiles, removeOrphans } from '../domain/removed-files/check-files.ts';
import { fileColumns } from '../domain/removed-files/file-columns.ts';
import { removeUnusedFiles } from '../domain/removed-files/remove-unused-files.ts';
import { createFolderStore } from '../files/folder-store.ts';
import { filesFolder } from '../files/open-file-store.ts';
import { aJobseeker, aVisitor, type Person } from '../testing/people/person.ts';
import { pdf, upload } from '../testing/people/upload-resume.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';
import { createApp } from './create-app.ts';

const secretKeys = [{ id: 'shared', key: Buffer.alloc(32, 1) }];

/** A second API with a data folder of its own on the database of the first, as on another machine. */
async function anotherMachine(first: TestApi): Promise<TestApi> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'machine-'));
  const { dependencies, close } = await openDependencies({
    connectionString: first.connectionString,
    config: { ...first.dependencies.config, dataFolder },
    clock: first.dependencies.clock,
  });
  const app = await createApp(dependencies);
  onTestFinished(async () => {
    await app.close();
    await close();
    await rm(dataFolder, { recursive: true, force: true });
  });
  return { ...first, app, dependencies };
}

/** The same browser, answered by another machine. */
function onMachine(machine: TestApi, person: Person): Person {
  const browser = aVisitor(machine);
  for (const [name, value] of person.cookies) browser.cookies.set(name, value);
  return browser;
}

async function aMachine() {
  const { bucket, env, setUnreachable } = await anS3Bucket({ isConditional: false });
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const first = await createTestApi({ config: { fileStore: { bucket, prefix: 'site' }, secretKeys } });
  onTestFinished(() => first.close());
  return { first, setUnreachable };
}

it('a machine with a key of its own is refused, and told which setting to share', async () => {
  const { first } = await aMachine();
  const { config } = first.dependencies;
  const start = (keys: typeof secretKeys) =>
    openDependencies({ connectionString: first.connectionString, config: { ...config, secretKeys: keys } });
  const own = { id: 'own', key: Buffer.alloc(32, 2) };
  await expect(start([own])).rejects.toThrow('SECRET_KEYS');
  await expect(start([{ ...own, id: 'shared' }])).rejects.toThrow('SECRET_KEYS');
  // A new key before the old one, and then without it.
  for (const keys of [[own, ...secretKeys], [own]]) await (await start(keys)).close();
});

it('a file that came through one machine is read, and removed, through another', async () => {
  const { first, setUnreachable } = await aMachine();
  const second = await anotherMachine(first);
  const person = await aJobseeker(first);
  const { id } = (await upload(person, 'cv.pdf', pdf())).json().data.resume;
  const path = `/jobseeker/resumes/${id}/file`;
  const elsewhere = onMachine(second, person);
  expect((await elsewhere.ask('GET', path)).rawPayload.equals(pdf())).toBe(true);
  setUnreachable(true);
  expect((await elsewhere.ask('GET', path)).statusCode).toBe(503);
  setUnreachable(false);
  const { file_key: key } = await first.dependencies.db
    .selectFrom('resumes')
    .select('file_key')
    .executeTakeFirstOrThrow();
  await first.dependencies.db.deleteFrom('accounts').where('id', '=', person.user.id).execute();
  await removeUnusedFiles(second.dependencies.db, second.dependencies.files);
  expect(await first.dependencies.files.read(key)).toBeNull();
});

it('reads files that were not yet moved, finds those without a row and rows without theirs, and removes what has had a day', async () => {
  const { first } = await aMachine();
  const { db, files, config } = first.dependencies;
  const folder = createFolderStore(filesFolder(config.dataFolder));
  const unmoved = await folder.save(Buffer.from('before the bucket'));
  expect((await files.read(unmoved))?.toString()).toBe('before the bucket');
  await files.remove(unmoved);
  expect([await files.read(unmoved), await folder.read(unmoved)]).toEqual([null, null]);
  const person = await aJobseeker(first);
  await upload(person, 'kept.pdf', pdf('kept'));
  await upload(person, 'lost.pdf', pdf('lost'));
  const { file_key: lost } = await db
    .selectFrom('resumes')
    .select('file_key')
    .where('filename', 'like', 'lost%')
    .executeTakeFirstOrThrow();
  await files.remove(lost);
  const orphan = await files.save(Buffer.from('no row'));
  const owner = createPools({ connectionString: first.connectionString, max: 1, searchMax: 1 });
  onTestFinished(() => owner.close());
  const today = await checkFiles(owner.db, files, new Date());
  expect(today).toEqual({ stored: 2, orphans: [], missing: [lost] });
  const tomorrow = await checkFiles(owner.db, files, new Date(Date.now() + 90_000_000));
  expect(tomorrow).toEqual({ stored: 2, orphans: [orphan], missing: [lost] });
  expect(await removeOrphans(owner.db, files, tomorrow.orphans)).toBe(1);
  expect(await files.read(orphan)).toBeNull();
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%file_key' and table_name <> 'removed_files'
    order by 1`.execute(db);
  expect(fileColumns.map((names) => names.join('.')).sort()).toEqual(rows.map(({ name }) => name));
});
