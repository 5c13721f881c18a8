import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { DocumentLine } from '../domain/resume-facts/lines/source-line.ts';
import { readPdf } from '../domain/resume-reading/read-pdf.ts';
import { fields } from './resume-scores.ts';

/**
 * Résumés of nobody in templates that people use. `documents.ndjson` has the labels of each, its lines as they were
 * read, and whether it is kept apart from tuning. A few have a PDF instead, which is read.
 */
const folder = join(import.meta.dirname, 'template-resumes');

const documentLine = z.object({
  page: z.nullable(z.number()),
  kind: z.enum(['heading', 'item', 'text']),
  text: z.string(),
  size: z.nullish(z.number()),
  isBold: z.optional(z.boolean()),
  column: z.optional(z.number()),
  fontsAt: z.optional(z.number()),
  links: z.optional(z.array(z.string())),
});

const templateDocument = z.object({
  file: z.string(),
  isApart: z.boolean(),
  labels: z.record(z.enum(fields), z.array(z.string())),
  lines: z.optional(z.array(z.custom<DocumentLine>((line) => documentLine.safeParse(line).success))),
});

export interface TemplateResume {
  file: string;
  isApart: boolean;
  lines: DocumentLine[];
  labels: Record<(typeof fields)[number], string[]>;
}

export async function templateResumes(): Promise<TemplateResume[]> {
  const known = readFileSync(join(folder, 'documents.ndjson'), 'utf8').trim().split('\n');
  const read: TemplateResume[] = [];
  for (const row of known) {
    const { lines, ...document } = templateDocument.parse(JSON.parse(row));
    const ofFile = lines ?? (await readPdf(readFileSync(join(folder, document.file)))).lines;
    read.push({ ...document, lines: ofFile });
  }
  return read;
}
