/*
 * The calls of the platform's API, below `/platform/api`; routes, command-line client and dashboard derive from them.
 * Answers have no envelope; errors are `refusal`. Authentication: `Authorization: Bearer {token}`, or the session cookie
 * of `logIn`; with the cookie, changes send `csrf` of `getMe` as `X-CSRF-Token`. Rights are those of the token, checked
 * by each operation.
 */
export * from './changing-calls.ts';
export * from './reading-calls.ts';
export * from './session-calls.ts';
