import { type Right, right } from '../contract/documents.ts';
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

/** Comma-separated rights of a token. */
export function readRights(text: string): Right[] {
  return readList(text).map((name) => {
    const parsed = right.safeParse(name);
    if (parsed.success) return parsed.data;
    throw new OperationError('invalid', `“${name}” is no right. There are ${right.options.join(', ')}.`);
  });
}

export function readNumber(text: string, what: string): number {
  const figure = Number(text);
  if (text.trim() !== '' && Number.isInteger(figure) && figure >= 0) return figure;
  throw new OperationError('invalid', `“${text}” is no number of ${what}.`);
}

/** A required argument; `what` completes “Name …”. */
export function requireArgument(argument: string | undefined, what: string): string {
  if (argument) return argument;
  throw new OperationError('invalid', `Name ${what}.`);
}

/** The required reason, for the log. */
export const reasonOf = (reason: string | undefined): string => reason?.trim() || 'no reason given';
