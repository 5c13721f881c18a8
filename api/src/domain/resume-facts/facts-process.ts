import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { beginPage, reportPages } from '../resume-reading/page-marks.ts';
import { readText } from '../resume-reading/read-text.ts';
import { readFacts } from './read-facts.ts';
import type { ReadResume } from './read-resume.ts';

/** Entry point of the process that parses one résumé. The argument names its format; the answer is JSON. */
reportPages();
const { pages, lines } = await readText(process.argv[2] ?? '', await buffer(process.stdin));
// The facts have the limit of a page, so that they do not use up that of the last page.
beginPage();
const text = lines.map((line) => ({ page: line.page, kind: line.kind, text: line.text }));
const answer = Buffer.from(
  JSON.stringify({ pages, lines: lines.length, facts: readFacts(lines), text } satisfies ReadResume),
);
for (let written = 0; written < answer.length; ) written += writeSync(1, answer, written);
process.exit(0);
