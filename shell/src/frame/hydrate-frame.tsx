import { hydrateRoot } from 'react-dom/client';
import type { Services } from '../services/create-services.ts';
import { Frame } from './frame.tsx';
import { frameFrom } from './frame-context.tsx';

/** Takes over the frame's HTML. Until then its links work as links, and navigation is the shell's already. */
export function hydrateFrame(services: Services): void {
  const root = document.getElementById('jh-root');
  if (!root) throw new Error('The page has no #jh-root.');
  const { health, registry } = services;
  hydrateRoot(root, <Frame frame={frameFrom(services)} />, {
    identifierPrefix: 'shell-',
    onRecoverableError: (error) =>
      health.tell({ event: 'hydration-mismatch', ...registry.named('shell'), text: String(error) }),
  });
}
