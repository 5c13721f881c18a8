import { type CallOptions, defineCall } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import {
  canaryChange,
  canaryStart,
  changed,
  choice,
  packageRetirement,
  packageRevert,
  publishInput,
  rampChange,
  reasonOnly,
  rollBackTo,
  setAdoption,
  setChange,
  setPromotion,
} from './change-schemas.ts';
import { errorList } from './error-schemas.ts';
import { flagList, flagSetting } from './flag-schemas.ts';
import { madeOverride, madePreview, newOverride, newPreview } from './link-schemas.ts';
import { logCheck } from './log-check.ts';
import { machineList } from './machine-schemas.ts';
import { errorsQuery, healthQuery, logQuery, releaseQuery, setQuery, setsQuery } from './query-schemas.ts';
import {
  canRelease,
  collected,
  compatibility,
  health,
  login,
  logPage,
  me,
  setList,
  status,
  supportCase,
} from './schemas.ts';
import { madeToken, newToken, tokenList } from './token-schemas.ts';

/*
 * The calls of the platform's API, below `/platform/api`: routes, command-line client and dashboard derive from them.
 * An answer is its schema without an envelope, an error is `refusal`. A call carries `Authorization: Bearer {token}`,
 * or the session cookie that `logIn` sets; with the cookie every change sends `csrf` of `getMe` as `X-CSRF-Token`.
 * Rights are those of the token and are checked by each operation.
 */
const call = <const Options extends Omit<CallOptions, 'access'>>(options: Options) =>
  defineCall({ access: 'protected', roles: [], ...options } as Options & { access: 'protected' });

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

export const getStatus = call({
  method: 'GET',
  path: '/status',
  summary: 'What is served now',
  answer: status,
});
export const listSets = call({
  method: 'GET',
  path: '/sets',
  summary: 'Sets, newest first',
  query: setsQuery,
  answer: setList,
});
export const getHealth = call({
  method: 'GET',
  path: '/health',
  summary: 'Visits, failures and web vitals',
  query: healthQuery,
  answer: health,
});
export const listErrors = call({
  method: 'GET',
  path: '/errors',
  summary: 'Errors of visitors’ browsers, each once, with its stack in the sources',
  query: errorsQuery,
  answer: errorList,
});
export const listFlags = call({
  method: 'GET',
  path: '/flags',
  summary: 'What can be switched while the site runs, and what it was set to',
  answer: flagList,
});
export const setFlag = call({
  method: 'POST',
  path: '/flags',
  summary: 'Set a flag everywhere or in some countries',
  body: flagSetting,
  answer: changed,
});
export const listMachines = call({
  method: 'GET',
  path: '/machines',
  summary: 'Gateways, the processes that draw pages, API, database, disk and memory',
  answer: machineList,
});
export const readLog = call({
  method: 'GET',
  path: '/log',
  summary: 'Who changed what and why',
  query: logQuery,
  answer: logPage,
});
export const checkLog = call({
  method: 'GET',
  path: '/log/check',
  summary: 'Whether the log is as it was written',
  answer: logCheck,
});
export const getCompatibility = call({
  method: 'GET',
  path: '/compatibility',
  summary: 'What remotes need and the shell provides',
  query: setQuery,
  answer: compatibility,
});
export const getSupportCase = call({
  method: 'GET',
  path: '/support/{code}',
  summary: 'The failure behind a support code',
  params: z.object({ code: z.string() }),
  answer: supportCase,
});
export const listTokens = call({
  method: 'GET',
  path: '/tokens',
  summary: 'Deploy tokens',
  answer: tokenList,
});
export const checkRelease = call({
  method: 'GET',
  path: '/can-release',
  summary: 'What the release gate refuses of a release',
  query: releaseQuery,
  answer: canRelease,
});

export const publishReleases = call({
  method: 'POST',
  path: '/publish',
  summary: 'Make releases of the store live',
  body: publishInput,
  answer: changed,
});
export const adoptSet = call({
  method: 'POST',
  path: '/sets',
  summary: 'Take over a set of another environment, served to nobody yet',
  body: setAdoption,
  answer: changed,
});
export const startCanary = call({
  method: 'POST',
  path: '/canary',
  summary: 'Start a canary',
  body: canaryStart,
  answer: changed,
});
export const changeCanary = call({
  method: 'PATCH',
  path: '/canary',
  summary: 'Change share and countries of the running canary',
  body: canaryChange,
  answer: changed,
});
export const steerRamp = call({
  method: 'POST',
  path: '/canary/ramp',
  summary: 'Pause the ramp of the running canary, let it go on, or take its next step now',
  body: rampChange,
  answer: changed,
});
export const stopCanary = call({
  method: 'POST',
  path: '/canary/stop',
  summary: 'Stop the running canary',
  body: reasonOnly,
  answer: changed,
});
export const promoteSet = call({
  method: 'POST',
  path: '/promote',
  summary: 'Make a set live',
  body: setPromotion,
  answer: changed,
});
export const rollBack = call({
  method: 'POST',
  path: '/roll-back',
  summary: 'Make an earlier set live again',
  body: rollBackTo,
  answer: changed,
});
export const revertPackage = call({
  method: 'POST',
  path: '/revert',
  summary: 'Put one package of the live set back to an earlier version',
  body: packageRevert,
  answer: changed,
});
export const retirePackage = call({
  method: 'POST',
  path: '/retire',
  summary: 'Take one remote out of the live set',
  body: packageRetirement,
  answer: changed,
});
export const pinSet = call({
  method: 'POST',
  path: '/pins',
  summary: 'Keep a set whatever its age',
  body: setChange,
  answer: changed,
});
export const unpinSet = call({
  method: 'POST',
  path: '/pins/remove',
  summary: 'Remove the pin of a set',
  body: setChange,
  answer: changed,
});
export const makeToken = call({
  method: 'POST',
  path: '/tokens',
  summary: 'Make a deploy token',
  body: newToken,
  answer: madeToken,
});
export const revokeToken = call({
  method: 'POST',
  path: '/tokens/{id}/revoke',
  summary: 'Revoke a deploy token',
  params: z.object({ id: z.string() }),
  body: reasonOnly,
  answer: changed,
});
export const collectGarbage = call({
  method: 'POST',
  path: '/collect',
  summary: 'Remove old sets and releases',
  body: reasonOnly,
  answer: collected,
});
export const makeOverride = call({
  method: 'POST',
  path: '/overrides',
  summary: 'Make an override for a remote on a developer’s machine',
  body: newOverride,
  answer: madeOverride,
});
export const makePreview = call({
  method: 'POST',
  path: '/previews',
  summary: 'Make a link with which people without a token see a set',
  body: newPreview,
  answer: madePreview,
});
