import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJobseeker } from '../../testing/people/person.ts';
import { aForm } from '../../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('deletes the files of a deleted account, except those that other rows share', async () => {
  const { db, files } = api.dependencies;
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const withPicture = async () => {
    const person = await aJobseeker(api);
    const { body, headers } = aForm({ name: 'me.jpg', bytes, field: 'avatar' });
    await person.ask('POST', '/jobseeker/upload-avatar', body, { headers });
    const { file_key } = await db
      .selectFrom('avatars')
      .select('file_key')
      .where('account_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    return { id: person.user.id, key: file_key };
  };
  const [leaving, staying] = [await withPicture(), await withPicture()];
  await db.insertInto('removed_files').values({ file_key: staying.key }).execute();
  await db.deleteFrom('accounts').where('id', '=', leaving.id).execute();
  await removeUnusedFiles(db, files);
  expect([await files.read(leaving.key), (await files.read(staying.key)) !== null]).toEqual([null, true]);
  expect(await db.selectFrom('removed_files').selectAll().execute()).toEqual([]);
});
