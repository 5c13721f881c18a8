import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  isEmptyResume,
  type LanguageTag,
  type ResumeDesign,
  type ResumeTemplate,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Asker, ownWork } from '@jobharbor/shared/http-server';
import { runDocumentProcess } from '../resume-reading/run-document-process.ts';
import { exampleResume } from './example-resume.ts';
import type { PrintedDesign } from './layouts/layout.ts';
import { createSharedWork } from './shared-work.ts';

interface Made {
  /** The PDF or Word document, base64; empty for a drawing. */
  pdf: string;
  pages: number;
  missing: string;
  /** WebP, base64. */
  pictures: string[];
}

const entry = join(import.meta.dirname, 'make-process.ts');
/** A name, a résumé's title: what a file is called may hold no more. */
const maxNameLength = 80;

type Task = 'file' | 'docx' | 'pages';
const shareWork = createSharedWork<Made>();

/** Once for the same content: a browser that has timed out and asks again takes up the same work. */
async function make(task: Task, design: PrintedDesign): Promise<Made> {
  if (isEmptyResume(design.document)) throw new ApiError(errorCode.resumeEmpty);
  const content = createHash('sha256')
    .update(JSON.stringify([task, design]))
    .digest('base64');
  return shareWork(content, (asker) => runProcess(task, design, asker));
}

async function runProcess(task: Task, design: PrintedDesign, asker: Asker): Promise<Made> {
  const answer = await runDocumentProcess({
    ...{ entry, args: [task], failure: errorCode.resumeGenerationFailed },
    bytes: Buffer.from(JSON.stringify(design)),
    needsAddons: task === 'pages',
    cost: costOf(design),
    asker,
  });
  // Written by our own code, in the process that ran it.
  return JSON.parse(answer.toString('utf8')) as Made;
}

/** The PDF of a résumé. Throws 42322 for one without text, 50010 where none can be made, and 40019 while too many are. */
export async function makeResume(design: PrintedDesign): Promise<Buffer> {
  return Buffer.from((await make('file', design)).pdf, 'base64');
}

/** A résumé as a Word document. Throws as {@link makeResume}. */
export async function makeDocx(design: PrintedDesign): Promise<Buffer> {
  return Buffer.from((await make('docx', design)).pdf, 'base64');
}

/** The first pages of a résumé as pictures (WebP, base64). Throws as {@link makeResume}. */
export async function drawPages(design: ResumeDesign) {
  const { pictures, pages, missing } = await make('pages', design);
  return { pages: pictures, page_count: pages, missing };
}

/** `Mara Linden – Pastry chef.pdf`, without what no file name may hold. */
export function filenameOf({ document: { basics = {} } }: ResumeDesign, format = 'pdf'): string {
  const name = [basics.name, basics.label]
    .map((part) =>
      part
        ?.replace(/[\p{C}\\/:*?"<>|]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(' – ');
  return `${[...(name || 'resume')].slice(0, maxNameLength).join('').trim()}.${format}`;
}

/** Scripts whose fonts take long to load and whose text takes long to lay out. */
const heavyScripts = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Arabic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'gu'),
);

/** Estimated processor time in milliseconds, by characters and scripts. */
function costOf({ document, sections = [] }: PrintedDesign): number {
  const text = JSON.stringify([document, sections]);
  const heavy = heavyScripts.map((script) => text.match(script)?.length ?? 0).filter((count) => count > 0);
  const letters = heavy.reduce((sum, count) => sum + count, 0);
  return 500 + 300 * heavy.length + 0.02 * text.length + 0.2 * letters;
}

const pictures = new Map<string, Promise<Buffer>>();

/** The first page of a template in a language: two of each, made once for each process. */
export function drawTemplate(template: ResumeTemplate, language: LanguageTag): Promise<Buffer> {
  const key = `${template} ${language}`;
  const known = pictures.get(key);
  if (known) return known;
  const design = { document: exampleResume(language), template, paper: 'a4', language } as const;
  // Shared by all waiting requests: it continues when the first client disconnects.
  const picture = runProcess('pages', design, ownWork).then(({ pictures: [first = ''] }) =>
    Buffer.from(first, 'base64'),
  );
  pictures.set(key, picture);
  // A failure is not remembered.
  picture.catch(() => pictures.delete(key));
  return picture;
}
