import type { SyncField } from '@jobharbor/shared/contracts/profile/resume-sync';
import { readMonth } from '../../common/entries/read-month.ts';
import { typedMonthNames } from '../../common/entries/typed-month-names.ts';
import { type LocalProposals, proposalOf } from '../../common/local-proposals.ts';
import { contactFields, languageCode, type OwnContact, present, studyOf } from './archive-facts.ts';
import { readCsv } from './read-csv.ts';
import { readJsonResume } from './read-json-resume.ts';
import { readZip } from './read-zip.ts';

type Row = Readonly<Record<string, string | undefined>>;

/**
 * Files of LinkedIn's archive that are read, with their columns in the order of the archive. All others, such as messages,
 * stay unread.
 */
const columns = {
  Profile: [
    ...['First Name', 'Last Name', 'Maiden Name', 'Address', 'Birth Date', 'Headline', 'Summary'],
    ...['Industry', 'Zip Code', 'Geo Location'],
  ],
  Positions: ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
  Education: ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name'],
  Skills: ['Name'],
  Languages: ['Name', 'Proficiency'],
  Certifications: ['Name', 'Url', 'Authority', 'Started On', 'Finished On', 'License Number'],
  'Email Addresses': ['Email Address', 'Confirmed', 'Primary'],
  'Phone Numbers': ['Extension', 'Number', 'Type'],
} as const satisfies Record<string, readonly string[]>;
type Name = keyof typeof columns;
const wanted = Object.keys(columns) as Name[];

const maxBytes = 2_000_000;
const maxRows = 60;

const nameOf = (path: string): Name | undefined =>
  wanted.find((name) => path.split('/').at(-1)?.toLowerCase() === `${name.toLowerCase()}.csv`);

const isJsonResume = (path: string) => path === 'resume.json';

/** Rows of each file of LinkedIn's archive. */
function readFiles(files: Readonly<Record<string, Uint8Array>>): Record<Name, Row[]> {
  const rows = Object.fromEntries(wanted.map((name) => [name, [] as Row[]])) as Record<Name, Row[]>;
  for (const [path, bytes] of Object.entries(files)) {
    const name = nameOf(path);
    if (name === undefined) continue;
    rows[name] = readCsv(new TextDecoder().decode(bytes), maxRows).map((row) =>
      inEnglish(row, columns[name]),
    );
  }
  return rows;
}

/** A row of which half of the headings or more are in another language has its columns by their places. */
function inEnglish(row: Row, names: readonly string[]): Row {
  const values = Object.values(row);
  const isKnown = names.filter((name) => name in row).length * 2 > values.length;
  if (isKnown || values.length < names.length) return row;
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

/** `Mar 2021`, or as the language of `tag` names the month, as `2021-03`; the year alone where no month is named. */
export function readArchiveMonth(text = '', tag = 'en'): string {
  const read = readMonth(text, '', typedMonthNames(tag, ''));
  return read ? `${read.year}-${read.month}` : (/(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0] ?? '');
}

/** Proficiencies as the archive writes them. */
const levels: readonly [RegExp, string][] = [
  [/native|bilingual/i, 'native'],
  [/full professional/i, 'fluent'],
  [/professional/i, 'conversational'],
  [/limited|elementary/i, 'basic'],
];

const workOf = (positions: readonly Row[], tag: string) =>
  positions.map((row, index) => {
    const end = readArchiveMonth(row['Finished On'], tag);
    return proposalOf('work_experience', `${index}`, {
      ...{ job_title: row.Title, company_name: row['Company Name'] },
      ...{ start_month: readArchiveMonth(row['Started On'], tag), end_month: end },
      ...{ is_current: end === '' ? 'true' : '', description: row.Description?.slice(0, 4_000) },
    });
  });

const schoolsOf = (schools: readonly Row[], tag: string) =>
  schools.map((row, index) =>
    proposalOf('education', `${index}`, {
      ...{ school_name: row['School Name'], ...studyOf(row['Degree Name']) },
      start_month: readArchiveMonth(row['Start Date'], tag),
      end_month: readArchiveMonth(row['End Date'], tag),
      description: row.Notes?.slice(0, 4_000),
    }),
  );

const licensesOf = (licenses: readonly Row[], tag: string) =>
  licenses.map((row, index) =>
    proposalOf('license_certification', `${index}`, {
      ...{ title: row.Name, issuer: row.Authority },
      issue_month: readArchiveMonth(row['Started On'], tag),
      expiry_month: readArchiveMonth(row['Finished On'], tag),
      ...{ credential_id: row['License Number'], credential_url: row.Url },
    }),
  );

const languagesOf = (languages: readonly Row[], tag: string) =>
  languages.map((row) => {
    const code = languageCode(row.Name ?? '', tag);
    const proficiency = levels.find(([pattern]) => pattern.test(row.Proficiency ?? ''))?.[1];
    return code ? proposalOf('language', code, { language: code, proficiency }) : null;
  });

/** Of the address that the archive calls the primary one, and of the first number. */
function contactOf(files: Record<Name, Row[]>, known: OwnContact): SyncField[] {
  const emails = files['Email Addresses'];
  const main = emails.find(({ Primary }) => /yes/i.test(Primary ?? '')) ?? emails[0];
  return contactFields({ email: main?.['Email Address'], phone: files['Phone Numbers'][0]?.Number }, known);
}

/**
 * Reads an archive of a person's own data in the browser: nothing of it is sent. That of LinkedIn is a zip of CSV files,
 * that of this site has a JSON Resume. Null if it holds none of the files; throws if it is no zip.
 */
export async function readArchive(
  zip: Blob,
  tag: string,
  account: OwnContact,
): Promise<LocalProposals | null> {
  const unpacked = await readZip(zip, (name) => isJsonResume(name) || nameOf(name) !== undefined, maxBytes);
  const own = unpacked['resume.json'];
  if (own) return readJsonResume(new TextDecoder().decode(own), tag, account);
  const files = readFiles(unpacked);
  const [profile = {}] = files.Profile;
  const proposals = present([
    proposalOf('about', 'headline', { headline: profile.Headline?.slice(0, 120) }),
    proposalOf('about', 'summary', { summary: profile.Summary?.slice(0, 4_000) }),
    proposalOf('about', 'location', { location: profile['Geo Location'] }),
    ...workOf(files.Positions, tag),
    ...schoolsOf(files.Education, tag),
    ...files.Skills.map(({ Name: name = '' }) => proposalOf('skill', name.toLowerCase(), { name })),
    ...languagesOf(files.Languages, tag),
    ...licensesOf(files.Certifications, tag),
  ]);
  return proposals.length === 0 ? null : { proposals, contact: contactOf(files, account) };
}
