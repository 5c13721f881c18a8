import { expect, it } from 'vitest';
import { readFacts } from '../domain/resume-facts/read-facts.ts';
import { comparisonKey } from '../domain/resume-facts/words/words.ts';
import { fields, spellingsOf, valuesOf } from './resume-scores.ts';
import { templateResumes } from './template-resumes.ts';

/** Faults that are known: others are new. */
const known = new Set([
  'canva-en7.pdf skill',
  'indonesia-id2.pdf school',
  'deedy-en2.pdf title',
  'deedy-en2.pdf school',
  ...['title', 'company', 'dates', 'school', 'skill'].map((field) => `deedy-en4.pdf ${field}`),
  'deedy-en6.pdf skill',
  'deedy2-en11.pdf school',
  'brasil2-pt12.pdf title',
  'brasil2-pt12.pdf company',
]);

const tuned = (await templateResumes()).filter(({ isApart }) => !isApart);

it.each(tuned)('reads every field of $file, and nothing else', ({ file, lines, labels }) => {
  const read = valuesOf(readFacts(lines));
  for (const field of fields) {
    if (known.has(`${file} ${field}`) || (field === 'skill' && labels.skill.length === 0)) continue;
    const wanted = labels[field].map(comparisonKey);
    const found = read[field].map((value) => {
      const keys = spellingsOf(field, value).map(comparisonKey);
      return keys.find((key) => wanted.includes(key)) ?? value;
    });
    expect(found.sort(), field).toEqual(wanted.sort());
  }
});
