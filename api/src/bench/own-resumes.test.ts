import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFacts } from '../domain/resume-facts/read-facts.ts';
import { comparisonKey } from '../domain/resume-facts/words/words.ts';
import { readDocx } from '../domain/resume-reading/read-docx.ts';
import { readPdf } from '../domain/resume-reading/read-pdf.ts';
import labels from './own-resumes/labels.json' with { type: 'json' };
import { fields, spellingsOf, valuesOf } from './resume-scores.ts';

/**
 * Invented résumés, among them PDF files that browsers printed. They have dates that float at an edge, Arabic and
 * Chinese letters by their forms, tables and side bars.
 */
const folder = join(import.meta.dirname, 'own-resumes');

it.each(Object.entries(labels))('reads every field of %s, and nothing else', async (file, labelled) => {
  const bytes = readFileSync(join(folder, file));
  const { lines } = await (file.endsWith('.pdf') ? readPdf(bytes) : readDocx(bytes));
  const read = valuesOf(readFacts(lines));
  for (const field of fields) {
    const wanted = labelled[field].map(comparisonKey);
    const found = read[field].map((value) => {
      const keys = spellingsOf(field, value).map(comparisonKey);
      return keys.find((key) => wanted.includes(key)) ?? value;
    });
    expect(found.sort(), field).toEqual(wanted.sort());
  }
});
