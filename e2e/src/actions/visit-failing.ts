import type { HealthFact } from '@jobharbor/shared/telemetry/beacon';
import { expect } from 'vitest';
import { type Broken, breakVersion, type Failure, isHanging } from '../browser/break-version.ts';
import { collectHealthFacts } from '../browser/collect-health-facts.ts';
import { controlClock } from '../browser/control-clock.ts';
import type { Visitor } from '../browser/open-browser.ts';
import { behaviours } from '../browser/planted-behaviours.ts';
import type { Versions } from '../site/add-release.ts';
import { signUpOverApi } from './sign-up-over-api.ts';

/** Errors that a page reports when it was broken on purpose. */
const reasons =
  /planted|remoteEntry|integrity|Federation Runtime|Failed to load resource|MIME type|slot-failed|unmount-failed|Maximum update depth|Unexpected/;

export interface Subject extends Omit<Broken, 'version'> {
  name: string;
  /** The slot to check; the remote's page when left out. */
  slot?: string;
  isGuest?: boolean;
  versions: Versions | undefined;
}

/** Visits a site whose served version of a remote is broken; signed in, unless signing in is what is broken. */
export async function visitFailing({ page, expectError }: Visitor, subject: Subject) {
  const { slot, isGuest = subject.name === 'mfe-auth', versions, ...broken } = subject;
  const { name, failure } = broken;
  expectError(reasons);
  if (!isGuest) await signUpOverApi(page.context());
  const time = await controlClock(page);
  const health = collectHealthFacts(page);
  const { live = '', before = '' } = versions ?? {};
  await breakVersion(page, { ...broken, version: live });
  const relevant = () =>
    health.facts.filter(
      (fact) => fact.remote === name && fact.slot === slot && (fact.rung || fact.event === 'unmount-failed'),
    );
  const until: typeof time.until = (isDone) => time.until(isDone, { isHanging: isHanging(failure) });
  return {
    page,
    live,
    before,
    /** Waits for a health fact, then forgets the facts so far. Returns their steps and the last support code. */
    async waitForFact(wanted: Partial<HealthFact>) {
      await until(async () => {
        await health.flush();
        return relevant().some((fact) => fact.event === wanted.event && fact.rung === wanted.rung);
      });
      const facts = relevant();
      health.facts.splice(0);
      const last = facts.at(-1);
      expect(last).toMatchObject(wanted);
      return { steps: facts.map(({ event, rung }) => `${event} ${rung}`), code: last?.support_code ?? '' };
    },
    breakBefore: () => breakVersion(page, { ...broken, version: before }),
    mend: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
    until,
  };
}

/** The event that a failure is reported as. */
export function eventOf(failure: Failure): HealthFact['event'] {
  if (failure === 'crashing after mount') return 'crashed';
  const isStarted = behaviours.some((one) => one === failure) && failure !== 'throwing at load';
  return isStarted ? 'mount-failed' : 'load-failed';
}

/** The reported steps of the fallback chain, up to loading the previous version. */
export function fallbackSteps(failure: Failure): string[] {
  const event = eventOf(failure);
  const isTriedAgain = event === 'load-failed' && failure !== 'in need of another shell';
  return [...(isTriedAgain ? ['retry', 'retry'] : []), 'previous-version'].map((rung) => `${event} ${rung}`);
}
