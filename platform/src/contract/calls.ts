/*
 * The calls of the platform's API, below `/platform/api`: routes, command-line client and dashboard derive from them.
 * An answer is its schema without an envelope, an error is `refusal`. A call carries `Authorization: Bearer {token}`,
 * or the session cookie that `logIn` sets; with the cookie every change sends `csrf` of `getMe` as `X-CSRF-Token`.
 * Rights are those of the token and are checked by each operation.
 */
export * from './changing-calls.ts';
export * from './reading-calls.ts';
export * from './session-calls.ts';
