import { parseUrl } from '@jobharbor/shared/contracts/primitives/parse-url';
import { splitAddress } from '@jobharbor/shared/remote/locale';

/**
 * Steps of the onboarding in order: the résumé fills in the steps after it. Only `preferences` is required; the others may be
 * skipped.
 */
export const steps = ['resume', 'preferences', 'work', 'education', 'completion'] as const;
export type Step = (typeof steps)[number];

/** Number of items for each step; undefined until loaded. */
export type StepCounts = Record<Exclude<Step, 'completion'>, number | undefined>;

/**
 * The first step without items. While the profile has nothing of an uploaded résumé it is that of the résumé, which shows
 * what was read. Null until the counts are loaded.
 */
export function nextOpenStep(counts: StepCounts): Step | null {
  const { resume, ...profile } = counts;
  if (resume === 0) return 'resume';
  // The answers come in any order: one that is missing may be the one that decides.
  if (Object.values(counts).includes(undefined)) return null;
  if (Object.values(profile).every((count) => count === 0)) return 'resume';
  return steps.find((step) => step !== 'completion' && counts[step] === 0) ?? 'completion';
}

/** The step after `step`: the next one that has nothing yet. The required one is never passed over. */
export const stepAfter = (step: Step, counts: StepCounts): Step | undefined =>
  steps.slice(steps.indexOf(step) + 1).find((next) => next === 'completion' || !counts[next]);

/** Whether a step has nothing yet. That of the résumé has something once other answers have filled the profile. */
export const isEmptyStep = (step: Step, counts: StepCounts): boolean =>
  step !== 'completion' && counts[step] === 0 && !(step === 'resume' && (counts.work || counts.education));

/** Whether `step` comes after the required one. */
export const isAfterRequired = (step: Step): boolean => steps.indexOf(step) > steps.indexOf('preferences');

/**
 * Entry flows, by the last segment of the URL: the person returns to it after the first step. `10` is the step after the
 * preferences.
 */
const flows = ['10', 'create-resume', 'quick-upload'] as const;
export type Flow = (typeof flows)[number];

/** The flow of a URL segment; null for others. */
export const flowOf = (token: string | undefined): Flow | null =>
  flows.find((flow) => flow === token) ?? null;

/** First step of a flow: it continues at the résumé, which `create-resume` builds on its own page. Null until loaded. */
export function startOf(flow: Flow | null, counts: StepCounts): Step | 'builder' | null {
  if (flow === null) return nextOpenStep(counts);
  if (flow === 'quick-upload') return 'resume';
  if (counts.preferences === undefined) return null;
  if (counts.preferences === 0) return 'preferences';
  return flow === 'create-resume' ? 'builder' : 'resume';
}

/** The step of a URL by its number. */
export const stepOf = (number: string | null): Step | null => steps[Number(number) - 1] ?? null;

const pathHere = '/jobseeker-complete-profile';

/** Path after the onboarding: the page of this site in `requested`, else the news page. */
export function pathAfterOnboarding(requested: string | null, base: string): string {
  const home = `${base}/onsite-job`;
  if (!requested?.startsWith('/') || /[\\\p{Cc}]/u.test(requested)) return home;
  const url = parseUrl(requested, 'http://site');
  const split = url?.host === 'site' ? splitAddress(url.pathname) : undefined;
  if (!url || !split || split.path.startsWith(pathHere)) return home;
  return base + (split.path === '/' ? '' : split.path) + url.search + url.hash;
}
