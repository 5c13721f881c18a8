import * as z from 'zod/mini';
import {
  canaryChange,
  canaryStart,
  canaryStop,
  changed,
  packageRetirement,
  packageRevert,
  published,
  publishInput,
  rampChange,
  reasonBody,
  rollBackTo,
  setAdoption,
  setChange,
  setPromotion,
} from './change-schemas.ts';
import { call } from './define-platform-call.ts';
import { flagSetting } from './flag-schemas.ts';
import { newOverride, newPreview, signedOverride, signedPreview } from './link-schemas.ts';
import { collected } from './schemas.ts';
import { createdToken, newToken } from './token-schemas.ts';

/* Calls that change what is served, or tokens. */

export const setFlag = call({
  method: 'POST',
  path: '/flags',
  summary: 'Set a flag everywhere or in some countries',
  body: flagSetting,
  answer: changed,
});
export const publishReleases = call({
  method: 'POST',
  path: '/publish',
  summary: 'Make releases of the store live',
  body: publishInput,
  answer: published,
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
  answer: published,
});
export const changeCanary = call({
  method: 'PATCH',
  path: '/canary',
  summary: 'Change share and countries of a running canary',
  body: canaryChange,
  answer: changed,
});
export const controlRamp = call({
  method: 'POST',
  path: '/canary/ramp',
  summary: 'Pause the ramp of a running canary, let it go on, or take its next step now',
  body: rampChange,
  answer: changed,
});
export const stopCanary = call({
  method: 'POST',
  path: '/canary/stop',
  summary: 'Stop a running canary',
  body: canaryStop,
  answer: changed,
});
export const promoteSet = call({
  method: 'POST',
  path: '/promote',
  summary: 'Make a set live',
  body: setPromotion,
  answer: published,
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
export const createToken = call({
  method: 'POST',
  path: '/tokens',
  summary: 'Make a deploy token',
  body: newToken,
  answer: createdToken,
});
export const revokeToken = call({
  method: 'POST',
  path: '/tokens/{id}/revoke',
  summary: 'Revoke a deploy token',
  params: z.object({ id: z.string() }),
  body: reasonBody,
  answer: changed,
});
export const collectGarbage = call({
  method: 'POST',
  path: '/collect',
  summary: 'Remove old sets and releases',
  body: reasonBody,
  answer: collected,
});
export const makeOverride = call({
  method: 'POST',
  path: '/overrides',
  summary: 'Make an override for a remote on a developer’s machine',
  body: newOverride,
  answer: signedOverride,
});
export const makePreview = call({
  method: 'POST',
  path: '/previews',
  summary: 'Make a link with which people without a token see a set',
  body: newPreview,
  answer: signedPreview,
});
