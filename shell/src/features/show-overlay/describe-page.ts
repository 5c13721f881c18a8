import type { HealthFact } from '@jobharbor/shared/telemetry';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import type { FollowedFacts } from './follow-facts.ts';

/** A part of the page with the remote that rendered it. */
export interface PagePart {
  /** `frame`, `page`, or the name of a slot. */
  part: string;
  name: string;
  version: string;
  team: string;
  drawn: 'on the server' | 'in the browser';
  health: string;
}

export interface DescribedPage {
  registry: Pick<RemoteRegistry, 'named' | 'entryOf' | 'fillersOf'>;
  /** The remote's element from the server-rendered HTML; null without one. */
  hydrated: Element | null;
}

/** The frame, the page in the outlet and the slots in the document, in that order. */
export function describePage(
  root: ParentNode,
  { registry, hydrated }: DescribedPage,
  { latest }: Pick<FollowedFacts, 'latest'>,
): PagePart[] {
  const describe = (part: string, name: string, isDrawn: boolean, slot?: string): PagePart => {
    const fact = latest(name, slot);
    return {
      part,
      name,
      // The version that runs, which differs from the set's after a fallback.
      version: fact?.version ?? registry.named(name).version,
      team: registry.entryOf(name)?.extras.contract.team ?? '',
      drawn: isDrawn ? 'on the server' : 'in the browser',
      health: fact ? wordsOf(fact) : 'no report yet',
    };
  };
  const pages = [...root.querySelectorAll<HTMLElement>('[data-remote]')].map((element) =>
    describe('page', element.dataset.remote ?? '', element === hydrated),
  );
  const slots = [...root.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset: { slot = '' } }) =>
    describe(slot, registry.fillersOf(slot)[0] ?? '', false, slot),
  );
  return [{ ...describe('frame', 'shell', true), health: 'well' }, ...pages, ...slots];
}

function wordsOf({ event, ms, rung, text }: HealthFact): string {
  switch (event) {
    case 'loaded':
      return `loaded in ${ms} ms, mounting`;
    case 'mounted':
      return `well, mounted in ${ms} ms`;
    case 'recovered':
      return `recovered (${rung})`;
    default:
      return [event, rung && `(${rung})`, text].filter(Boolean).join(' ');
  }
}
