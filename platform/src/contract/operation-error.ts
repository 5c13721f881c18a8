/** Why the gate says no to a release: sentences for people, of what, where and how to mend it. */
export interface Refusal {
  /** Name of the check, as `compatibility` or `size`. */
  check: string;
  what: string;
  where: string;
  remedy: string;
}

export type OperationCode =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'refused'
  | 'failed';

/** Something that was asked of the platform and is not done. The message is a sentence for people. */
export class OperationError extends Error {
  readonly code: OperationCode;
  /** Of `refused` only. */
  readonly refusals: readonly Refusal[];

  constructor(code: OperationCode, message: string, refusals: readonly Refusal[] = []) {
    super(message);
    this.code = code;
    this.refusals = refusals;
  }
}

/** One refusal as the terminal and the log show it. */
export const formatRefusal = ({ check, what, where, remedy }: Refusal): string =>
  `${check}: ${what} (${where}). ${remedy}`.trim();
