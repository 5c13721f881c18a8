import { splitAddress } from '@jobharbor/shared/remote/locale';

/** The steps of the onboarding, in their order. The first is asked for; the others may be skipped. */
export const steps = ['preferences', 'resume', 'work', 'education', 'completion'] as const;
export type Step = (typeof steps)[number];

/** How much there is for a step; undefined until it is known. */
export type StepCounts = Record<Exclude<Step, 'completion'>, number | undefined>;

/** Where to go on: the first step that has nothing yet. Null while that is not known. */
export function nextOpenStep(counts: StepCounts): Step | null {
  for (const step of steps) {
    if (step === 'completion') return step;
    if (counts[step] === undefined) return null;
    if (counts[step] === 0) return step;
  }
  return 'completion';
}

/** The step that an address names by its number. */
export const stepOf = (number: string | null): Step | null => steps[Number(number) - 1] ?? null;

const pathHere = '/jobseeker-complete-profile';

/** Where the onboarding ends: at the page of this site that `requested` names, else at the news. */
export function pathAfter(requested: string | null, base: string): string {
  const home = `${base}/onsite-job`;
  if (!requested?.startsWith('/') || /[\\\p{Cc}]/u.test(requested)) return home;
  const url = URL.parse(requested, 'http://site');
  const split = url?.host === 'site' ? splitAddress(url.pathname) : undefined;
  if (!url || !split || split.path.startsWith(pathHere)) return home;
  return base + (split.path === '/' ? '' : split.path) + url.search + url.hash;
}
