import { afterEach, expect, it, vi } from 'vitest';
import { hash } from './hash-threads.ts';

afterEach(() => vi.unstubAllEnvs());

it('returns the hash where threads report their modules to the parent, as under node --watch', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  expect(await hash('a password', { memoryCost: 1_024, timeCost: 2, parallelism: 1 })).toMatch(
    /^\$argon2id\$/,
  );
});
