import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { neighbours } from '@jobharbor/shared/http-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';
import { consumePlaceAttempt } from './throttle.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('refuses the places of one rented IPv6 network together, and none of another', async () => {
  const attempt = (place: string) =>
    consumePlaceAttempt(
      api.dependencies.db,
      { name: 'test-of-places', place, limit: 1, seconds: 900 },
      new Date(),
    );
  await attempt('2001:db8:a:0::/64');
  await expect(attempt('2001:db8:a:0::/64')).rejects.toMatchObject({ code: 40006 });
  // What one place was refused is no attempt of its neighbours.
  for (let place = 1; place < neighbours; place += 1) await attempt(`2001:db8:a:${place}::/64`);
  await expect(attempt(`2001:db8:a:${neighbours}::/64`)).rejects.toMatchObject({ code: 40006 });
  await attempt('2001:db8:b:0::/64');
});

it('no counter is of a place alone', async () => {
  const folder = join(import.meta.dirname, '..');
  const alone: string[] = [];
  for await (const path of glob('**/*.ts', { cwd: folder })) {
    const text = await readFile(join(folder, path), 'utf8');
    if (/key: `[\w-]+:\$\{(?:\w+\.)*place\}`/.test(text) && !path.endsWith('throttle.ts')) alone.push(path);
  }
  expect(alone).toEqual([]);
});
