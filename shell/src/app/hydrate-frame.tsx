import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { TrackingConsent } from '../common/tracking-consent.ts';
import { Frame } from '../features/show-frame/frame.tsx';
import type { Services } from './create-services.ts';
import { frameSource } from './frame-source.ts';

/** Hydrates the frame's HTML. Its links work before that: the shell handles clicks on them from the first script on. */
export function hydrateFrame(services: Services, consent: TrackingConsent): void {
  const root = document.getElementById('jh-root');
  if (!root) throw new Error('The page has no #jh-root.');
  const { health, registry } = services;
  const frame = <Frame frame={frameSource(services, consent)} />;
  // A transition is hydrated in slices (concurrent rendering), which keep the page responsive.
  startTransition(() => {
    hydrateRoot(root, frame, {
      identifierPrefix: 'shell-',
      onRecoverableError: (error) =>
        health.report({ event: 'hydration-mismatch', ...registry.named('shell'), text: String(error) }),
    });
  });
}
