import { choice } from './change-schemas.ts';
import { call } from './define-platform-call.ts';
import { login, me } from './schemas.ts';

/* Calls of the dashboard's session, and of the set that a browser is pinned to. */

export const logIn = call({
  method: 'POST',
  path: '/login',
  summary: 'Open a session in this browser',
  body: login,
  answer: me,
  signsIn: true,
});
export const logOut = call({ method: 'POST', path: '/logout', summary: 'End the session' });
export const getMe = call({ method: 'GET', path: '/me', summary: 'Whose token it is', answer: me });
export const chooseSet = call({
  method: 'POST',
  path: '/choice',
  summary: 'Choose the set that this browser gets',
  body: choice,
  answer: choice,
});
