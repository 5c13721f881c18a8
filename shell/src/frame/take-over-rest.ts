import { fetchRemote } from '../navigation/fetch-remote.ts';
import { followServedSet } from '../navigation/follow-served-set.ts';
import { prefetchLinks } from '../navigation/prefetch-links.ts';
import type { Services } from '../services/create-services.ts';
import { confirmSession, refetchForPerson, shareSession } from '../session/watch-session.ts';
import { hydrateFrame } from './hydrate-frame.tsx';
import { whenIdle } from './when-idle.ts';

/** What can wait until the page itself stands: the frame, other tabs, who is signed in, what may be wanted next. */
export async function takeOverRest(services: Services): Promise<void> {
  hydrateFrame(services);
  shareSession(services.session);
  refetchForPerson(services.session, services.queryClient);
  followServedSet(services);
  const { fetchNext } = prefetchLinks(services.registry, (name) => fetchRemote(services, name));
  whenIdle(() => {
    fetchNext(services.navigation.current().pathname);
    void import('../services/watch-vitals.ts').then(({ watchVitals }) => watchVitals(services));
  });
  await confirmSession(services.http, services.session);
}
