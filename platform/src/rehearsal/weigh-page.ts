import type { Release } from '@jobharbor/shared/remote/discovery';
import type { Page } from 'playwright';

/** Follows which files of a release a page asks for, each named once. Call it before the page is opened. */
export function followFiles(
  page: Page,
  { name, version }: Pick<Release, 'name' | 'version'>,
): () => string[] {
  const folder = `/assets/${name}/${version}/`;
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(folder)) paths.add(decodeURIComponent(pathname.slice(folder.length)));
  });
  return () => [...paths];
}

/** Bytes of these files on their way to the browser: compressed where that makes them smaller. */
export const weightOf = ({ files }: Pick<Release, 'files'>, paths: readonly string[]): number =>
  files.reduce((sum, file) => sum + (paths.includes(file.path) ? weigh(file) : 0), 0);

/**
 * Sentence about a page or slot that exceeds its budget; null within it. `paths` are the files that it asked
 * for by itself, nobody having touched it: chunks that load later, styles, texts, fonts and images too.
 */
export function checkPageWeight(
  where: string,
  { contract, files }: Pick<Release, 'contract' | 'files'>,
  paths: readonly string[],
): string | null {
  const { route, page = 2 * route } = contract.budget;
  const weight = weightOf({ files }, paths);
  if (weight <= page) return null;
  const heaviest = files
    .filter(({ path }) => paths.includes(path))
    .sort((one, other) => weigh(other) - weigh(one))
    .slice(0, 4)
    .map((file) => `${file.path} (${weigh(file)})`);
  return `${where} loads ${weight} bytes (gzip) by itself, ${weight - page} more than its budget of ${page}: ${heaviest.join(', ')}. Load when somebody asks for it what the page does not need at first, or raise budget.page in remote.contract.ts where a review can see it.`;
}

const weigh = ({ bytes, gzip }: Release['files'][number]): number => Math.min(bytes, gzip);
