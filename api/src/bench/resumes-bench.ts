import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type LanguageTag,
  languages,
  type ResumeTemplate,
  resumeTemplates,
} from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { exampleResume } from '../domain/generated-resumes/example-resume.ts';
import { renderPdf } from '../domain/generated-resumes/render-pdf.ts';
import { type ResumeFacts, readFacts } from '../domain/resume-facts/read-facts.ts';
import { comparisonKey } from '../domain/resume-facts/words.ts';
import { readDocx } from '../domain/resume-reading/read-docx.ts';
import { readPdf } from '../domain/resume-reading/read-pdf.ts';
import { findSkill } from '../domain/skills/find-skill.ts';
import labelFile from './resume-labels.json' with { type: 'json' };

/**
 * Quality of résumé reading: `pnpm bench resumes`. Precision and recall of each field on 35 real résumés of
 * `../shared/data` that were labelled by hand, in the order of their names and whatever their layout; what a résumé of the
 * product keeps of its fields when it is read back, in each language; time and memory of the largest file.
 *
 * 31 of the résumés may be read while the reader is improved; numbers 44, 46, 48 and 50 are kept apart and only measured.
 * Until 24 November 2026, the even numbers from 32 to 50 were kept apart; six of these ten were opened on that day.
 *
 * The labels are kept as hashes, since they are of real people. The skills of a résumé are those of its section of skills,
 * names in brackets included; of one without such a section, those that its jobs list behind a label such as `Stack:`. A
 * label is what the document says: letters that its text has lost are not added, and a name that another column tears apart
 * is the longest piece of it on one line.
 */
const folder = join(import.meta.dirname, '../../../../shared/data/resumes/vanetik/CV');
const entry = join(import.meta.dirname, '../domain/resume-facts/facts-process.ts');
const fields = ['title', 'company', 'dates', 'school', 'skill'] as const;
type Field = (typeof fields)[number];

const isKeptApart = (number: number) => [44, 46, 48, 50].includes(number);

const labels = z.record(z.string(), z.partialRecord(z.enum(fields), z.array(z.string()))).parse(labelFile);

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const hashOf = (file: string, field: Field, value: string) =>
  createHash('sha256')
    .update(`${file} ${field} ${comparisonKey(value)}`)
    .digest('hex')
    .slice(0, 12);

const legalForms = ['inc', 'ltd', 'llc', 'gmbh', 'corp', 'co', 'company', 'limited', 'plc'];
const legalForm = new RegExp(`[\\s,]+(?:${legalForms.join('|')})\\.?$`, 'iu');

/**
 * Spelling variants of a name: without what stands in brackets behind it; of a company or school with and without its
 * article or legal form, or the place behind a comma; of a skill that the site knows, its other names, such as JS and
 * JavaScript. Case, accents, spaces and punctuation are ignored anyway.
 */
function spellingsOf(field: Field, value: string): string[] {
  const skill = field === 'skill' ? findSkill(value) : undefined;
  if (skill !== undefined) return [value, skill.names.en, ...skill.aliases];
  const whole = value.replace(/\s*[(（].*$/u, '');
  if (field !== 'company' && field !== 'school') return [value, whole];
  const names = [value, whole, whole.replace(/,\s.*$/u, '')].map((name) =>
    name.replace(/^the\s+/iu, '').replace(legalForm, ''),
  );
  return [
    value,
    ...names.flatMap((bare) => [bare, `the ${bare}`, ...legalForms.map((form) => `${bare} ${form}`)]),
  ];
}

/** The values that were read, by field. */
function valuesOf({ work, schools, skills }: ResumeFacts): Record<Field, string[]> {
  const present = (values: (string | undefined)[]) => values.filter((value) => value !== undefined);
  return {
    title: present(work.map(({ title }) => title?.value)),
    company: present(work.map(({ company }) => company?.value)),
    dates: work.flatMap(({ start, end, current }) =>
      present(
        [start && `from ${start.value}`, (end ?? current) && `to ${end?.value ?? 'present'}`].map(
          (one) => one ?? undefined,
        ),
      ),
    ),
    school: present(schools.map(({ school }) => school?.value)),
    skill: skills.map(({ value }) => value),
  };
}

async function measureLabelled(half: string, isOfHalf: (number: number) => boolean): Promise<void> {
  const files = Object.entries(labels).filter(([file]) => isOfHalf(Number.parseInt(file, 10)));
  const counts = Object.fromEntries(fields.map((field) => [field, { right: 0, read: 0, labelled: 0 }]));
  const invented: string[] = [];
  for (const [file, labelled] of files) {
    const { lines } = await readDocx(readFileSync(join(folder, file)));
    const read = valuesOf(readFacts(lines));
    const whole = comparisonKey(lines.map(({ text }) => text).join(' '));
    const isInvented = (value: string) => !whole.includes(comparisonKey(value));
    for (const field of fields) {
      if (field !== 'dates') invented.push(...read[field].filter(isInvented));
      const count = counts[field];
      if (count === undefined) continue;
      const wanted = [...(labelled[field] ?? [])];
      count.labelled += wanted.length;
      count.read += read[field].length;
      for (const value of read[field]) {
        const hashes = spellingsOf(field, value).map((one) => hashOf(file, field, one));
        const at = wanted.findIndex((hash) => hashes.includes(hash));
        if (at < 0) continue;
        wanted.splice(at, 1);
        count.right += 1;
      }
    }
  }
  print(`${files.length} labelled résumés ${half}, exact values (goal 90 % each):`);
  for (const [field, { right, read, labelled }] of Object.entries(counts)) {
    print(
      `  ${field.padEnd(8)} precision ${percent(right / read)}, recall ${percent(right / labelled)} (${labelled})`,
    );
  }
  print(
    `  ${invented.length} titles, companies, schools or skills that do not stand in their document (goal 0)`,
  );
}

const certificates = [
  { name: 'Forklift Class B', issuer: 'TESDA', date: '2021-03' },
  { name: 'First Aid', issuer: 'Red Cross', date: '2019' },
];

/** Fields of the example that survive a round trip. */
async function measureRoundTrip(language: LanguageTag, template: ResumeTemplate): Promise<number> {
  const document = { ...exampleResume(language), certificates };
  const { pdf } = await renderPdf({ document, template, paper: 'a4', language });
  const { about, work, schools, skills, languages: spoken, licenses } = readFacts((await readPdf(pdf)).lines);
  const read = [
    ...licenses.flatMap(({ title, issuer, issued }) => [title, issuer, issued]),
    ...[about.headline, about.summary, ...skills],
    ...work.flatMap(({ title, company, start, end }) => [title, company, start, end]),
    ...schools.flatMap(({ school, degree, field, start, end }) => [school, degree, field, start, end]),
  ].map((fact) => comparisonKey(fact?.value ?? ''));
  const written = [
    ...certificates.flatMap(({ name, issuer, date }) => [name, issuer, date]),
    ...[document.basics?.label, document.basics?.summary, ...(document.skills ?? []).map(({ name }) => name)],
    ...(document.work ?? []).flatMap(({ position, name, startDate, endDate }) => [
      position,
      name,
      startDate,
      endDate,
    ]),
    ...(document.education ?? []).flatMap(({ institution, studyType, area, startDate, endDate }) => [
      ...[institution, studyType, area, startDate, endDate],
    ]),
  ].filter((value) => value !== undefined);
  const kept = written.filter((value) => read.includes(comparisonKey(value))).length;
  const languagesKept = Math.min(spoken.length, document.languages?.length ?? 0);
  return (kept + languagesKept) / (written.length + (document.languages?.length ?? 0));
}

/** Parses the largest file in a process, and reads its peak memory from the system. */
async function measureLargest(): Promise<void> {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const [largest = ''] = files.toSorted((a, b) => statSync(b).size - statSync(a).size);
  const bytes = readFileSync(largest);
  const start = performance.now();
  const child = spawn(process.execPath, [entry, 'docx'], { stdio: ['pipe', 'ignore', 'inherit'] });
  let peak = 0;
  const timer = setInterval(() => {
    const status = `/proc/${child.pid}/status`;
    if (!existsSync(status)) return;
    peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? peak);
  }, 20);
  child.stdin.end(bytes);
  await once(child, 'close');
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1_000;
  print(
    `The largest file (${Math.round(bytes.length / 1_024)} KB): ${seconds.toFixed(1)} s and ${Math.round(peak / 1_024)} MB in its process.`,
  );
}

if (existsSync(folder)) {
  await measureLabelled('in all', () => true);
  await measureLabelled('that were tuned on', (number) => !isKeptApart(number));
  await measureLabelled('kept apart', isKeptApart);
  await measureLargest();
} else print('The folder of real résumés is absent: nothing of them is measured.');
print('What a résumé of the product keeps when it is read back (goal 95 %):');
for (const { value } of languages) {
  const kept = [];
  for (const template of resumeTemplates)
    kept.push(`${template} ${percent(await measureRoundTrip(value, template))}`);
  print(`  ${value.padEnd(8)} ${kept.join(', ')}`);
}
