/**
 * Replaces the helpers that the federation runtime imports from its SDK: reduced to the browser, where the environment
 * never changes.
 */

export { warn } from './report-errors.ts';
export { loadScript, loadScript as loadScriptNode } from './unused-parts.ts';

export const isBrowserEnvValue = true;
export const isReactNativeEnv = (): boolean => false;
export const isDebugMode = (): boolean => false;

export const composeKeyWithSeparator = (...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join(':');

export const safeToString = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
};

/** No share of ours is tree-shaken across builds. */
export const TreeShakingStatus = { UNKNOWN: 1, NO_USE: 0, CALCULATED: 2 };
