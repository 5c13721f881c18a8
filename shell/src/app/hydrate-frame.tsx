import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { HealthReporter } from '../common/health-reporter.ts';
import { countElements, hydratedParts } from '../common/hydrated-parts.ts';
import { isForeignChange } from '../common/is-foreign-change.ts';
import { Frame } from '../features/show-frame/frame.tsx';
import type { FrameSource } from '../features/show-frame/frame-context.tsx';

/** More than this in a page means that it breaks each time. */
const maxRedraws = 5;

interface FrameParts {
  source: FrameSource;
  /** The outlet's element. */
  outlet: HTMLElement;
  report(fact: Omit<Parameters<HealthReporter['report']>[0], 'remote' | 'version'>): void;
}

/**
 * Hydrates the frame's HTML. Its links work before that: the shell handles clicks on them from the first script on. A
 * frame that breaks, for example because a translator has replaced its texts, is rendered again around the same outlet.
 * After too many failures the page stays without a frame.
 */
export function hydrateFrame({ source, outlet, report }: FrameParts): void {
  const element = document.getElementById('jh-root');
  if (!element) throw new Error('The page has no #jh-root.');
  hydratedParts.set('shell', countElements(element) - countElements(outlet));
  const frame = <Frame frame={source} />;
  let root: Root | undefined;
  let redraws = 0;
  const redraw = () => {
    element.replaceChildren(outlet);
    redraws += 1;
    if (redraws <= maxRedraws) root?.render(frame);
  };
  // A transition is hydrated in slices (concurrent rendering), which keep the page responsive.
  startTransition(() => {
    root = hydrateRoot(element, frame, {
      identifierPrefix: 'shell-',
      onRecoverableError: (error) => report({ event: 'hydration-mismatch', text: String(error) }),
      onUncaughtError(error) {
        const text = String(error);
        const reported = { event: 'reported', text: `frame-redrawn ${text}` } as const;
        report(isForeignChange(error) ? reported : { event: 'crashed', text, error });
        // When React is done with what it had rendered.
        queueMicrotask(redraw);
      },
    });
  });
}
