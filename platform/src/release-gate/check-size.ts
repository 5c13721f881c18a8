import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf } from './candidate.ts';

/** Compares the gzipped script size with the budget of the contract: the entry, and the first page with it. */
export function checkSize({ release }: Candidate): Refusal[] {
  const weights = new Map(release.files.map(({ path, gzip }) => [path, gzip]));
  const weigh = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + (weights.get(path) ?? 0), 0);
  const { entry, route } = release.contract.budget;
  const heavy = (part: string, bytes: number, budget: number, files: string): Refusal[] =>
    bytes <= budget
      ? []
      : [
          {
            check: 'size',
            what: `${files} weigh ${bytes} bytes (gzip), ${bytes - budget} more than the budget of ${budget}`,
            where: `${nameOf(release)}, remote.contract.ts, budget.${part}`,
            remedy:
              'Load later what the first page does not need, or raise the budget where a review can see it.',
          },
        ];
  return [
    ...heavy('entry', weigh([release.entry]), entry, `The entry ${release.entry}`),
    ...heavy(
      'route',
      weigh(new Set([release.entry, ...release.preload.scripts])),
      route,
      'The scripts of its first page',
    ),
  ];
}
