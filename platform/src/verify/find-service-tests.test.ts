import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { findServiceTests } from './find-service-tests.ts';

const among = (name: string) => findServiceTests(join(projectFolder, name));

it('finds tests that start a database, the API or a gateway, also by a helper', () => {
  expect(among('api')).toEqual(
    expect.arrayContaining([
      'src/database/migrate.test.ts',
      'src/domain/chats/chats.test.ts',
      'src/import/run/import-file.test.ts',
    ]),
  );
  expect(among('demo')).toContain('src/market/market-searches.test.ts');
  expect(among('platform')).toEqual(
    expect.arrayContaining([
      'src/gateway/pages/kept-pages.test.ts',
      'src/release-gate/run-release-gate.test.ts',
      'src/store/release-store.test.ts',
    ]),
  );
});

it('finds no test of a rule, of a check or of a screen', () => {
  const apiTests = globSync('src/**/*.test.ts', { cwd: join(projectFolder, 'api') });
  expect(among('api').length).toBeLessThan(apiTests.length - 40);
  expect(among('platform').filter((path) => path.startsWith('src/checks'))).toEqual([]);
  expect(['shared', 'shell', 'mfe-search', 'mfe-profile'].flatMap(among)).toEqual([]);
});
