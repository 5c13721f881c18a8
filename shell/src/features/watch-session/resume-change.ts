import type { StoredChange } from '@jobharbor/shared/contracts/sign-in/held-change';
import type { HttpClient } from '@jobharbor/shared/http';
import type { SessionStore } from '@jobharbor/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import { isSignInPage } from './expire-session.ts';
import { readHeldChange, removeHeldChange } from './held-change.ts';

export interface ResumeParts {
  http: HttpClient;
  session: SessionStore;
  navigation: Pick<ShellNavigation, 'current' | 'subscribe'>;
  registry: Pick<RemoteRegistry, 'contracts' | 'match'>;
  queryClient: Pick<QueryClient, 'invalidateQueries'>;
  /** Called with whether the change was made. */
  notify(isMade: boolean): void;
}

/**
 * Sends the change that an earlier document of this tab has stored, once its account has signed in again. Forgets it when
 * another account signs in, when the person goes on without signing in, and when it is too old.
 */
export function resumeChange(parts: ResumeParts): void {
  const { session, navigation, registry } = parts;
  const found = readHeldChange(Date.now());
  if (found === null) {
    removeHeldChange();
    return;
  }
  const stops: (() => void)[] = [];
  const end = () => {
    for (const stop of stops.splice(0)) stop();
    // A later press of this document has replaced it.
    const change = readHeldChange(Date.now());
    if (change?.at !== found.at) return null;
    removeHeldChange();
    return change;
  };
  const check = () => {
    const { status, user } = session.getState();
    if (status === 'signed-in') {
      const change = end();
      if (change?.userId === user.id) void send(change, parts);
    } else if (status === 'guest' && !isSignInPage(registry, navigation.current().pathname)) end();
  };
  stops.push(session.subscribe(check), navigation.subscribe(check));
  check();
}

async function send(change: StoredChange, { http, queryClient, notify }: ResumeParts): Promise<void> {
  const { method, path, body, idempotencyKey } = change;
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  try {
    if (method === 'DELETE') await http.delete(path, options);
    else await http[sendOf[method]](path, body, options);
  } catch {
    return notify(false);
  }
  notify(true);
  void queryClient.invalidateQueries();
}

const sendOf = { POST: 'post', PATCH: 'patch', PUT: 'put' } as const;
