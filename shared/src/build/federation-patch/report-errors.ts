/**
 * Replaces the federation runtime's logger and error catalogue: an error consists of its code, its arguments and the
 * original message. The runtime's documentation explains each code.
 */
const category = '[ Federation Runtime ]';

type Details = Record<string, unknown>;

export function error(what: unknown, _sentences?: unknown, details?: Details, original?: string): never {
  if (what instanceof Error) throw what;
  const about = details ? ` ${JSON.stringify(details)}` : '';
  throw new Error(`${category}: ${what}${about}${original ? ` ${original}` : ''}`);
}

export function assert(condition: unknown, what: unknown, sentences?: unknown, details?: Details): void {
  if (!condition) error(what, sentences, details);
}

export const warn = (what: unknown): void => console.warn(category, what);
export const logger = { warn, error: (...what: unknown[]): void => console.error(category, ...what) };

export const getShortErrorMsg = (code: string): string => code;
export const runtimeDescMap = undefined;
/** Context of a diagnostics report; empty, since no report is sent. */
export const optionsToMFContext = (): undefined => undefined;

export const RUNTIME_001 = '#RUNTIME-001 the entry left no container';
export const RUNTIME_002 = '#RUNTIME-002 the container cannot be initialised';
export const RUNTIME_003 = '#RUNTIME-003';
export const RUNTIME_004 = '#RUNTIME-004 no such remote';
export const RUNTIME_005 = '#RUNTIME-005';
export const RUNTIME_006 = '#RUNTIME-006';
export const RUNTIME_007 = '#RUNTIME-007';
export const RUNTIME_008 = '#RUNTIME-008 the entry did not load';
export const RUNTIME_009 = '#RUNTIME-009';
export const RUNTIME_010 = '#RUNTIME-010';
export const RUNTIME_011 = '#RUNTIME-011';
export const RUNTIME_012 = '#RUNTIME-012';
export const RUNTIME_013 = '#RUNTIME-013';
export const RUNTIME_014 = '#RUNTIME-014 the container does not expose it';
export const RUNTIME_015 = '#RUNTIME-015 the container cannot be initialised';
