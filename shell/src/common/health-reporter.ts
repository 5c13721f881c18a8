import { sendBeacon } from '@jobharbor/shared/browser/send-beacon';
import type { HealthBeacon, HealthFact } from '@jobharbor/shared/telemetry';

/** A fact without its time and stack, which the reporter adds; the stack is that of `error`. */
export type ReportedFact = Omit<HealthFact, 'at' | 'stack'> & { error?: unknown };

export interface HealthReporter {
  /** Queues a fact. Facts are sent together after a few seconds, or when the page is left. */
  report(fact: ReportedFact): void;
}

const sendEvery = 3_000;
const maxFacts = 20;
const maxBefore = 50;
const longestText = 500;
const longestStack = 12;

/** Stack lines in files of releases, from the formats of all browsers. */
export const stackOf = (error: unknown): string[] =>
  error instanceof Error
    ? (error.stack?.match(/\/assets\/[^\s()]{9,100}:\d+:\d+/g) ?? []).slice(0, longestStack)
    : [];

/** Whether the network, or an extension of the browser, may have caused what a fact is about. */
const hasCause = ({ event }: HealthFact): boolean => /failed|crashed|recovered|mismatch/.test(event);

const loadCause = () => import(/* webpackChunkName: "recovery" */ './find-cause.ts');

/**
 * Sends health facts to the gateway by `sendBeacon`, so that none is lost when the page is left. `page` goes with each beacon.
 * Where a privacy setting has removed the function nothing is sent.
 */
export function createHealthReporter(page: () => Omit<HealthBeacon, 'facts'>): HealthReporter {
  const facts: HealthFact[] = [];
  /** Facts whose cause is not known yet. */
  const held = new Set<HealthFact>();
  const before = new Map<string, Pick<HealthFact, 'event' | 'remote' | 'rung' | 'cause'>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    while (facts.length > 0) {
      const sent = facts.splice(0, maxFacts);
      const earlier = [...before.values()].slice(0, maxBefore);
      const beacon = { ...page(), facts: sent, ...(earlier.length > 0 && { before: earlier }) };
      sendBeacon('/telemetry', beacon);
      for (const { event, remote, rung, cause } of sent)
        if (event !== 'vital') before.set(event + remote + rung + cause, { event, remote, rung, cause });
    }
  };
  const add = (fact: HealthFact) => {
    facts.push(fact);
    timer ??= setTimeout(send, sendEvery);
  };
  const leave = () => {
    facts.push(...held);
    held.clear();
    send();
  };
  // On the window, because listeners on the document (web vitals) run first and report their final values.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('pagehide', leave);

  return {
    report({ error, ...reported }) {
      const stack = stackOf(error).join('\n');
      const fact: HealthFact = {
        at: Date.now(),
        ...reported,
        ...(reported.text && { text: reported.text.slice(0, longestText) }),
        ...(stack && { stack }),
      };
      if (!hasCause(fact)) return add(fact);
      held.add(fact);
      void loadCause()
        .then(
          ({ addCause }) => addCause(fact, error),
          () => {
            fact.cause = 'network';
          },
        )
        // Sent already where the page was left meanwhile.
        .finally(() => held.delete(fact) && add(fact));
    },
  };
}
