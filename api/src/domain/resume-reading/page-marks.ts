import { writeSync } from 'node:fs';

/** The file descriptor on which a document process tells its parent that a page begins. */
export const marksFd = 3;

let tell = () => {};

/** Called by the entry point of a document process, since only that has the file descriptor. */
export function reportPages(): void {
  tell = () => void writeSync(marksFd, '.');
}

/** Reports that a page begins, or the work after the last one; the limit of processor time counts from here. */
export const beginPage = (): void => tell();
