/** Why the release gate refuses a release: readable sentences about what, where and how to fix it. */
export interface Refusal {
  /** Name of the check, such as `compatibility` or `size`. */
  check: string;
  what: string;
  where: string;
  remedy: string;
  /** The check could not be run here, so its result is unknown. */
  isUntried?: true;
  /** `force` does not override it. */
  isFinal?: true;
}

export type OperationCode =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  /** The set was rolled back, or its canary stopped: requires `force`. */
  | 'withdrawn'
  | 'invalid'
  | 'refused'
  /** The release store does not answer: nothing can be looked up or changed until it does. */
  | 'unavailable'
  | 'failed';

/** An operation of the platform that was refused or failed. The message is a readable sentence. */
export class OperationError extends Error {
  readonly code: OperationCode;
  /** For the code `refused` only. */
  readonly refusals: readonly Refusal[];

  constructor(code: OperationCode, message: string, refusals: readonly Refusal[] = []) {
    super(message);
    this.code = code;
    this.refusals = refusals;
  }
}

/** Known by its code: the release store does not answer. */
export const isUnavailable = (error: unknown): error is OperationError =>
  error instanceof OperationError && error.code === 'unavailable';

/** Whether `force` overrides all of the refusals. */
export const mayOverride = (refusals: readonly Refusal[]): boolean =>
  !refusals.some(({ isFinal }) => isFinal);

/** A refusal as one line, for the terminal and the log. */
export const formatRefusal = ({ check, what, where, remedy }: Refusal): string =>
  `${check}: ${what} (${where}). ${remedy}`.trim();
