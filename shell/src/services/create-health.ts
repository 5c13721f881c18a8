import type { HealthBeacon, HealthFact } from '@jobharbor/shared/telemetry';

/** A fact as it is told: when is known already. */
export type ToldFact = Omit<HealthFact, 'at'>;

export interface Health {
  /** Notes a fact, to be sent with others in a moment, or when the page is left. */
  tell(fact: ToldFact): void;
}

const sendEvery = 3_000;
const mostFacts = 20;
const longestText = 500;

/** Health facts to the gateway, by beacon so that leaving loses none. `page` says what goes with each beacon. */
export function createHealth(page: () => Omit<HealthBeacon, 'facts'>): Health {
  const facts: HealthFact[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    while (facts.length > 0) {
      navigator.sendBeacon('/telemetry', JSON.stringify({ ...page(), facts: facts.splice(0, mostFacts) }));
    }
  };
  // On the window: who listens on the document (the web vitals) tells the last facts first.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);

  return {
    tell(fact) {
      facts.push({ at: Date.now(), ...fact, ...(fact.text && { text: fact.text.slice(0, longestText) }) });
      timer ??= setTimeout(send, sendEvery);
    },
  };
}
