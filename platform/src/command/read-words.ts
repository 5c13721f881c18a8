import { OperationError } from '../contract/operation-error.ts';

/** `10%` or `0.1`, as a share from 0 to 1. */
export function readShare(text: string): number {
  const figure = Number(text.replace(/%$/, ''));
  const share = text.endsWith('%') ? figure / 100 : figure;
  if (text.trim() !== '' && share >= 0 && share <= 1) return share;
  throw new OperationError('invalid', `“${text}” is no share. Write 10% or 0.1.`);
}

export const readList = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((part) => part.trim() || []);

export function readNumber(text: string, what: string): number {
  const figure = Number(text);
  if (text.trim() !== '' && Number.isInteger(figure) && figure >= 0) return figure;
  throw new OperationError('invalid', `“${text}” is no number of ${what}.`);
}

export function needWord(word: string | undefined, what: string): string {
  if (word) return word;
  throw new OperationError('invalid', `Name ${what}.`);
}

/** The log asks why of everything; who gives no reason has none in it. */
export const reasonOf = (reason: string | undefined): string => reason?.trim() || 'no reason given';
