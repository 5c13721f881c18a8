import type { Release } from '@jobharbor/shared/remote/discovery';
import type { Refusal } from '../contract/operation-error.ts';
import { discoveryInPage, discoveryOf } from '../sets/discovery.ts';
import { type Candidate, nameOf } from './candidate.ts';

/** Maximum unpacked bytes per byte of a budget: code compresses 3 to 5 times, while padding costs only the browser. */
const maxExpansion = 10;

/** Maximum bytes of a release's part of the data in every page of the site, of all remotes. */
const pageDataBytes = 12_000;

function heavyInPages(release: Release): Refusal[] {
  if (!release.files.some(({ path }) => path === release.entry)) return [];
  const data = JSON.stringify(discoveryInPage(discoveryOf('', [release]), 'en'));
  const bytes = Buffer.byteLength(data);
  if (bytes <= pageDataBytes) return [];
  return [
    {
      check: 'size',
      what: `its contract and its lists of files weigh ${bytes} bytes in every page of the site, more than ${pageDataBytes}`,
      where: `${nameOf(release)}, remote.contract.ts`,
      remedy: 'Name fewer routes, places and files that are loaded at once, and by shorter names.',
    },
  ];
}

/**
 * Compares the script size, gzipped and unpacked, with the contract's budget: of the entry, of the entry with the first
 * page, and of each page.
 */
export function checkSize({ release }: Candidate): Refusal[] {
  const sizes = new Map(release.files.map((file) => [file.path, file]));
  const weigh = (paths: readonly string[], size: 'gzip' | 'bytes') =>
    paths.reduce((sum, path) => sum + (sizes.get(path)?.[size] ?? 0), 0);
  const heavy = (part: 'entry' | 'route', scripts: readonly string[], title: string): Refusal[] => {
    const budget = release.contract.budget[part];
    const packed = weigh(scripts, 'gzip');
    const unpacked = weigh(scripts, 'bytes');
    const isPacked = packed > budget;
    if (!isPacked && unpacked <= budget * maxExpansion) return [];
    const what = isPacked
      ? `${title} weigh ${packed} bytes (gzip), ${packed - budget} more than the budget of ${budget}`
      : `${title} weigh ${unpacked} bytes unpacked, more than ${maxExpansion} times the budget of ${budget}`;
    return [
      {
        check: 'size',
        what,
        where: `${nameOf(release)}, remote.contract.ts, budget.${part}`,
        remedy:
          'Load later what the first page does not need, or raise the budget where a review can see it.',
      },
    ];
  };
  return [
    ...heavyInPages(release),
    ...heavy('entry', [release.entry], `The entry ${release.entry}`),
    ...heavy(
      'route',
      [...new Set([release.entry, ...release.preload.scripts])],
      'The scripts of its first page',
    ),
  ];
}
