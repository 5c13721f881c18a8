import type { HealthFact } from '@jobharbor/shared/telemetry/beacon';
import { expect } from 'vitest';
import { enterQuietly } from '../people/enter-quietly.ts';
import type { Versions } from '../site/release-again.ts';
import { type Broken, behaviours, breakVersion, type Failure, isHanging } from './break-version.ts';
import { hearFacts } from './hear-facts.ts';
import type { Visitor } from './open-browser.ts';
import { passTime } from './pass-time.ts';

/** What a page that was broken on purpose complains of. */
const reasons =
  /planted|remoteEntry|integrity|Federation Runtime|Failed to load resource|MIME type|slot-failed|unmount-failed|Maximum update depth|Unexpected/;

export interface Subject extends Omit<Broken, 'version'> {
  name: string;
  /** Which of its parts is looked at; its page where left out. */
  slot?: string;
  isGuest?: boolean;
  versions: Versions | undefined;
}

/** Somebody for whom the served version of a remote is broken; signed in unless signing in is what is broken. */
export async function visitBroken({ page, forgive }: Visitor, subject: Subject) {
  const { slot, isGuest = subject.name === 'mfe-auth', versions, ...broken } = subject;
  const { name, failure } = broken;
  forgive(reasons);
  if (!isGuest) await enterQuietly(page.context());
  const time = await passTime(page);
  const heard = hearFacts(page);
  const { live = '', before = '' } = versions ?? {};
  await breakVersion(page, { ...broken, version: live });
  const told = () =>
    heard.facts.filter(
      (fact) => fact.remote === name && fact.slot === slot && (fact.rung || fact.event === 'unmount-failed'),
    );
  const until: typeof time.until = (isDone) => time.until(isDone, { isHanging: isHanging(failure) });
  return {
    page,
    live,
    before,
    /** Waits for a fact, and has what was told so far told again no more. */
    async hears(wanted: Partial<HealthFact>) {
      await until(async () => {
        await heard.flush();
        return told().some((fact) => fact.event === wanted.event && fact.rung === wanted.rung);
      });
      const facts = told();
      heard.facts.splice(0);
      const last = facts.at(-1);
      expect(last).toMatchObject(wanted);
      return { steps: facts.map(({ event, rung }) => `${event} ${rung}`), code: last?.support_code ?? '' };
    },
    breakBefore: () => breakVersion(page, { ...broken, version: before }),
    mend: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
    until,
  };
}

/** What is told of a version that fails like this. */
export function eventOf(failure: Failure): HealthFact['event'] {
  if (failure === 'crashing after mount') return 'crashed';
  const isStarted = behaviours.some((one) => one === failure) && failure !== 'throwing at load';
  return isStarted ? 'mount-failed' : 'load-failed';
}

/** Every fact, up to where the version before it is tried. */
export function stepsDown(failure: Failure): string[] {
  const event = eventOf(failure);
  const isTriedAgain = event === 'load-failed' && failure !== 'in need of another shell';
  return [...(isTriedAgain ? ['retry', 'retry'] : []), 'previous-version'].map((rung) => `${event} ${rung}`);
}
