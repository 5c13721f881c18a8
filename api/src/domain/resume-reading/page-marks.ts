import { writeSync } from 'node:fs';

/** The file descriptor on which a document process tells its parent that a page begins. */
export const marksFd = 3;

let tell = () => {};

/** Called by the entry of a document process, which alone has that file descriptor. */
export function reportPages(): void {
  tell = () => void writeSync(marksFd, '.');
}

/** A page of a document begins, for which the process has a limit of processor time. */
export const beginPage = (): void => tell();
