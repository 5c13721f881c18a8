import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../settings.ts';

/**
 * Helpers of tests that start a service: a database, the API on one, a gateway or release gate with its render processes,
 * an S3 server.
 */
const services =
  /\/testing\/(?:[\w-]+\/)?(?:test-database|a-gateway|a-true-release|s3-server|ask-release-gate)\.ts$/;
const imported =
  /from '((?:\.|@jobharbor\/api)[^']*\/testing\/[^']+\.ts|\.{1,2}\/[^']+\.ts|@jobharbor\/shared\/testing\/s3-server)'/g;

/**
 * Test files that start a service, directly or by a helper, as paths below `folder`. They take most of a package's time.
 * Derived from the imports, so that a new one of their kind is among them.
 */
export function findServiceTests(folder: string): string[] {
  const known = new Map<string, boolean>();
  const startsService = (file: string): boolean => {
    const before = known.get(file);
    if (before !== undefined) return before;
    // Helpers that import each other are asked once.
    known.set(file, services.test(file));
    const found = services.test(file) || (existsSync(file) && helpersOf(file).some(startsService));
    known.set(file, found);
    return found;
  };
  return globSync('src/**/*.test.{ts,tsx}', { cwd: folder })
    .filter((path) => startsService(join(folder, path)))
    .toSorted();
}

/** The test helpers that a file imports, or for a helper also those in the same folder of helpers. */
function helpersOf(file: string): string[] {
  const isHelper = file.includes('/testing/');
  return [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(([, name = '']) => {
    if (name.startsWith('@jobharbor/shared'))
      return [join(projectFolder, `${name.replace('@jobharbor/shared', 'shared/src')}.ts`)];
    if (name.startsWith('@')) return [join(projectFolder, name.replace('@jobharbor/api', 'api/src'))];
    if (!name.includes('/testing/') && !isHelper) return [];
    return [join(dirname(file), name)];
  });
}
