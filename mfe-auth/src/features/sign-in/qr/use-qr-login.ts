import { checkQrLogin } from '@jobharbor/shared/calls/auth/check-qr-login';
import { startQrLogin } from '@jobharbor/shared/calls/auth/start-qr-login';
import type { CallAnswer } from '@jobharbor/shared/contracts/define-call';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import type { QrLoginStatus } from '@jobharbor/shared/contracts/sign-in/qr-login';
import { AppError } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { useRemote, useSendOnce } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

const pollIntervalMs = 2_000;

export type QrLoginState =
  | { status: 'starting' }
  /** No code was created, or the approved login was refused. */
  | { status: 'failed'; error: AppError }
  | { status: 'waiting'; code: CallAnswer<typeof startQrLogin>; isOffline: boolean }
  | { status: Exclude<QrLoginStatus, 'waiting'> };

/** A transient error: polling continues. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code === 0 || error.status >= 500;

const isOpen = (status: QrLoginStatus): boolean => status === 'waiting' || status === 'seen';

/** Creates a code and polls its status until it is final; `renew` creates another. */
export function useQrLogin(onSignedIn: (user: SessionUser) => void): {
  state: QrLoginState;
  renew: () => void;
} {
  const { http } = useRemote();
  const start = useSendOnce(startQrLogin);
  const begin = useEffectEvent(() => start.sendOnce({}));
  useEffect(() => {
    begin();
  }, []);

  const code = start.data;
  const token = code?.token ?? '';
  /** The final status, kept in state: a new session clears the query cache. */
  const final = useRef<{ token: string; answer: CallAnswer<typeof checkQrLogin> } | null>(null);
  const progress = useQuery({
    queryKey: ['qr-login', token],
    queryFn: async () => {
      if (final.current?.token === token) return final.current.answer;
      const answer = await sendCall(http, checkQrLogin, { body: { token } });
      if (!isOpen(answer.status)) final.current = { token, answer };
      return answer;
    },
    enabled: token !== '',
    refetchInterval: ({ state }) => {
      if (state.error !== null && !isPassing(state.error)) return false;
      return isOpen(state.data?.status ?? 'waiting') ? pollIntervalMs : false;
    },
    // Keep polling in the background: the person looks at the other device.
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const user = progress.data?.user ?? null;
  const enter = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (user !== null) enter(user);
  }, [user]);

  return { state: stateOf(), renew: () => start.sendOnce({}) };

  function stateOf(): QrLoginState {
    if (start.isError) return { status: 'failed', error: start.error };
    if (code === undefined) return { status: 'starting' };
    const { error } = progress;
    if (error !== null && !isPassing(error)) return { status: 'failed', error: error as AppError };
    const status = progress.data?.status ?? 'waiting';
    return status === 'waiting' ? { status, code, isOffline: error !== null } : { status };
  }
}
