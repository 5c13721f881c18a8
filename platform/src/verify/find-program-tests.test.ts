import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { findProgramTests } from './find-program-tests.ts';

const among = (name: string) => findProgramTests(join(projectFolder, name));

it('finds tests that kill processes, run generated code, build or open a browser', () => {
  expect(among('api')).toEqual(
    expect.arrayContaining([
      'src/cli/kill-during-writes.test.ts',
      'src/cli/serve.test.ts',
      'src/database/embedded/embedded-server.test.ts',
      'src/import/run/interrupted-import.test.ts',
      'src/search/two-processes.test.ts',
    ]),
  );
  expect(among('platform')).toEqual(
    expect.arrayContaining([
      'src/create-remote/create-remote.test.ts',
      'src/create-remote/new-place.test.ts',
    ]),
  );
});

it('leaves routes, repositories, screens and checks to every run', () => {
  const quick = [
    'src/domain/jobs',
    'src/search/search',
    'src/intake',
    'src/gateway',
    'src/checks',
    'src/features',
  ];
  const found = ['api', 'platform', 'shared', 'shell', 'mfe-search'].flatMap(among);
  expect(found.filter((path) => quick.some((start) => path.startsWith(start)))).toEqual([]);
});
