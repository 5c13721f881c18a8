import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;

/** Of parts that only a script shows: after a click, for a returning visitor, or on a page without a server render. */
const withoutServerRender = new Set([
  'features/apply-to-job/apply.css',
  'features/apply-to-job/apply-success.css',
  'features/browse-home/recent-activity.css',
]);

/** Stylesheets of the chunk of `file`: of all modules that it imports statically. */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [relative(root, file)];
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|\} from|export .* from)[^;]*?'(\.[^']+)';$/gm,
  );
  return [...imports].flatMap(([, path = '']) => stylesOf(join(dirname(file), path), seen));
}

it('links the styles of every server-rendered page with its HTML, so that nothing moves when its chunk loads', () => {
  const linked = stylesOf(join(root, 'entry.tsx'));
  expect(linked).toContain('features/search-jobs/results.css');
  const later = globSync('**/*.css', { cwd: root }).filter((file) => !linked.includes(file));
  expect(new Set(later)).toEqual(withoutServerRender);
});
