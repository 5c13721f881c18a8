import type { Me } from '@jobharbor/platform/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { meQuery } from './api/queries.ts';
import { Loaded } from './components/loaded.tsx';
import { LoginPage } from './features/log-in/login-page.tsx';
import { Frame } from './frame/frame.tsx';
import { FrameSkeleton } from './frame/frame-skeleton.tsx';
import { CurrentPage } from './pages/current-page.tsx';
import { beginLogin, followLogin, readLogin } from './session/login-store.ts';
import { MeContext } from './session/use-me.ts';

/** The login, or the dashboard of whoever is logged in. Nothing of one login is shown to the next. */
export function App() {
  const { ended } = useSyncExternalStore(followLogin, readLogin);
  const client = useQueryClient();
  const me = useQuery({ ...meQuery, enabled: ended === null });
  const enter = (known: Me) => {
    client.clear();
    client.setQueryData(meQuery.queryKey, known);
    beginLogin(known.csrf);
  };
  if (ended !== null) return <LoginPage why={ended} onLoggedIn={enter} />;
  return (
    <Loaded query={me} what="your rights" skeleton={<FrameSkeleton />}>
      {(known) => (
        <MeContext value={known}>
          <Frame>
            <CurrentPage />
          </Frame>
        </MeContext>
      )}
    </Loaded>
  );
}
