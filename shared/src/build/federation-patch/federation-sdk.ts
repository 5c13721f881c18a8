/** Stands in for what the federation runtime asks of its toolbox in a browser that never changes into anything else. */

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

/** None of our shares is shaken by what others use of it. */
export const TreeShakingStatus = { UNKNOWN: 1, NO_USE: 0, CALCULATED: 2 };
