import type { Me } from '@jobharbor/platform/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { meQuery } from './api/queries.ts';
import { Loaded } from './components/loaded.tsx';
import { LoginPage } from './features/log-in/login-page.tsx';
import { Frame } from './frame/frame.tsx';
import { FrameSkeleton } from './frame/frame-skeleton.tsx';
import { CurrentPage } from './pages/current-page.tsx';
import { readLogin, startLogin, watchLogin } from './session/login-store.ts';
import { SessionContext } from './session/use-session.ts';

/** The login page, or the dashboard. The query cache is cleared between two logins. */
export function App() {
  const { ended } = useSyncExternalStore(watchLogin, readLogin);
  const client = useQueryClient();
  const me = useQuery({ ...meQuery, enabled: ended === null });
  const enter = (known: Me) => {
    client.clear();
    client.setQueryData(meQuery.queryKey, known);
    startLogin(known.csrf);
  };
  if (ended !== null) return <LoginPage why={ended} onLoggedIn={enter} />;
  return (
    <Loaded query={me} what="your rights" skeleton={<FrameSkeleton />}>
      {(known) => (
        <SessionContext value={known}>
          <Frame>
            <CurrentPage />
          </Frame>
        </SessionContext>
      )}
    </Loaded>
  );
}
