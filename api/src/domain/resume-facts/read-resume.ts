import { join } from 'node:path';
import type { Asker } from '@jobharbor/shared/http-server';
import type { TextLine } from '../resume-reading/document-text.ts';
import type { ResumeFormat } from '../resume-reading/resume-format.ts';
import { runDocumentProcess } from '../resume-reading/run-document-process.ts';
import type { ResumeFacts } from './read-facts.ts';

export interface ReadResume {
  /** 0 where the format has no pages. */
  pages: number;
  /** How many lines of text it has: none in a scan. */
  lines: number;
  facts: ResumeFacts;
  /** The text itself. */
  text: Pick<TextLine, 'page' | 'kind' | 'text'>[];
}

const entry = join(import.meta.dirname, 'facts-process.ts');
const source = join(import.meta.dirname, '../..');
/** Folders of the lists of skills, degrees and places, and of the code that reads them. */
const reads = [
  ...['config-lists', 'data-files', 'import/clean', 'search/analyser', 'domain/skills'].map((name) =>
    join(source, name),
  ),
  join(source, '../data'),
];

/**
 * Parses a résumé in a sandboxed process with limits of time and memory. Throws 41281 if unreadable, and 40019 if the
 * queue is full.
 */
export async function readResume(
  bytes: Uint8Array,
  format: ResumeFormat,
  asker?: Asker,
): Promise<ReadResume> {
  const answer = await runDocumentProcess({
    ...{ entry, args: [format], bytes, reads },
    ...(asker && { asker }),
  });
  // Written by our own code, in the process that ran it.
  return JSON.parse(answer.toString('utf8')) as ReadResume;
}
