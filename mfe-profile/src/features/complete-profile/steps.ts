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

/** Where somebody has come from whose address ends in a token: they go back to it once it is known which job they want. */
const flows = ['create-resume', 'quick-upload'] as const;
export type Flow = (typeof flows)[number];

/** The flow of an address; null for other words. */
export const flowOf = (token: string | undefined): Flow | null =>
  flows.find((flow) => flow === token) ?? null;

/** Where to begin: a flow goes on at the résumé, which `create-resume` writes on its own page. Null while it is not known. */
export function startOf(flow: Flow | null, counts: StepCounts): Step | 'builder' | null {
  if (flow === null) return nextOpenStep(counts);
  if (counts.preferences === undefined) return null;
  if (counts.preferences === 0) return 'preferences';
  return flow === 'create-resume' ? 'builder' : 'resume';
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
