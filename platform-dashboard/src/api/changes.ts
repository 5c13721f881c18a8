import {
  type CanaryChange,
  type CanaryWish,
  changed,
  choice,
  madeToken,
  me,
  type RollBackWish,
  type SetWish,
  type TokenWish,
} from '@jobharbor/platform/wire';
import * as z from 'zod/mini';
import { request } from './request.ts';

const post = (path: string, body: unknown) => request(changed, path, { method: 'POST', body });

export const startCanary = (wish: CanaryWish) => post('/canary', wish);
export const changeCanary = (change: CanaryChange) =>
  request(changed, '/canary', { method: 'PATCH', body: change });
export const stopCanary = (reason: string) => post('/canary/stop', { reason });
export const promoteSet = (wish: SetWish) => post('/promote', wish);
export const rollBack = (wish: RollBackWish) => post('/roll-back', wish);
export const pinSet = (wish: SetWish) => post('/pins', wish);
export const unpinSet = (wish: SetWish) => post('/pins/remove', wish);
export const makeToken = (wish: TokenWish) => request(madeToken, '/tokens', { method: 'POST', body: wish });
export const revokeToken = (id: string, reason: string) =>
  post(`/tokens/${encodeURIComponent(id)}/revoke`, { reason });
/** Gives this browser alone the pages of a set for a working day; null: what everybody gets. */
export const chooseSet = (set: string | null) =>
  request(choice, '/choice', { method: 'POST', body: { set } });
export const logIn = (token: string) => request(me, '/login', { method: 'POST', body: { token } });
export const logOut = () => request(z.null(), '/logout', { method: 'POST' });
