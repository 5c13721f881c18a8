import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { reportPages } from './page-marks.ts';
import { readText } from './read-text.ts';

/**
 * Entry point of the process that opens one uploaded document: `text <format>` answers with JSON, `page <number>` with
 * a picture, `open <format>` with whether it opens. Loaded by nothing else, so that no hostile document is ever opened
 * in the API's own process.
 */
async function run([task, argument = '']: readonly string[]): Promise<Uint8Array> {
  const bytes = await buffer(process.stdin);
  if (task === 'page') return (await import('./read-pdf.ts')).drawPdfPage(bytes, Number(argument));
  if (task === 'open') {
    const { tryToOpen } = await import('./try-to-open.ts');
    return Buffer.from(JSON.stringify(await tryToOpen(argument, bytes)));
  }
  return Buffer.from(JSON.stringify(await readText(argument, bytes)));
}

reportPages();
const answer = await run(process.argv.slice(2));
for (let written = 0; written < answer.length; ) written += writeSync(1, answer, written);
// Timers and workers of a library must not keep the process.
process.exit(0);
