import { prefetchLinks } from '../navigation/prefetch-links.ts';
import type { Services } from '../services/create-services.ts';
import { confirmSession, refetchForPerson, shareSession } from '../session/watch-session.ts';
import { hydrateFrame } from './hydrate-frame.tsx';

/** What can wait until the page itself stands: the frame, other tabs, who is signed in, what may be wanted next. */
export async function takeOverRest(services: Services): Promise<void> {
  hydrateFrame(services);
  shareSession(services.session);
  refetchForPerson(services.session, services.queryClient);
  prefetchLinks(services.registry, services.fetchRemote);
  await confirmSession(services.http, services.session);
}
