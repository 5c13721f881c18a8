import type { ResumeDocument } from '@jobharbor/shared/contracts';
import labels from './rirekisho-labels.json' with { type: 'json' };

/** A row of the history: year, month and what happened; `align` places headings and the closing mark. */
export interface HistoryRow {
  year: string;
  month: string;
  text: string;
  align?: 'center' | 'end';
}

/** Text of a Japanese résumé form. */
export interface Rirekisho {
  name: string;
  address: string;
  phone: string;
  email: string;
  history: HistoryRow[];
  licenses: HistoryRow[];
  appeal: string;
}

type Education = NonNullable<ResumeDocument['education']>[number];
type Location = NonNullable<NonNullable<ResumeDocument['basics']>['location']>;
type Work = NonNullable<ResumeDocument['work']>[number];

const given = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part.trim() !== '').join('　');

/** Region and city stand before the address where it does not name them itself. */
function wholeAddress({ region, city, address = '' }: Location): string {
  const isNew = (part = '') => !address.toLowerCase().includes(part.trim().toLowerCase());
  return given(isNew(region) ? region : '', isNew(city) ? city : '', address);
}

const inBrackets = (text = ''): string => (text.trim() === '' ? '' : `（${text}）`);

/** `港町大学　経済学部`; where a name has spaces of its own, `Harbour College（Law）`. */
function withField(name = '', field = ''): string {
  return name !== '' && /\s/u.test(`${name}${field}`.trim())
    ? `${name}${inBrackets(field)}`
    : given(name, field);
}

/**
 * The résumé in the order and words of the form: schools and jobs from the earliest, with a line for each beginning and end.
 */
export function toRirekisho(document: ResumeDocument, now: Date): Rirekisho {
  const { basics = {}, work = [], education = [], certificates = [], skills = [], languages = [] } = document;
  const { location = {} } = basics;
  const month = now.toISOString().slice(0, 7);
  const list = (title: string, items: string[]) => (items.length > 0 ? `${title}：${items.join('、')}` : '');
  return {
    name: basics.name ?? '',
    address: wholeAddress(location),
    phone: basics.phone ?? '',
    email: basics.email ?? '',
    history: [
      heading(labels.education),
      ...earliestFirst(education).flatMap((one) => schoolRows(one, month)),
      heading(labels.work),
      ...(work.length > 0 ? earliestFirst(work).flatMap(workRows) : [row('', labels.none)]),
      { ...row('', labels.end), align: 'end' },
    ],
    licenses: certificates.map(({ name, issuer, date }) =>
      row(date, `${name ?? ''}${inBrackets(issuer)}　${labels.obtained}`),
    ),
    appeal: [
      basics.summary ?? '',
      list(
        labels.skills,
        skills.map(({ name, level }) => (level ? `${name}（${level}）` : (name ?? ''))),
      ),
      list(
        labels.languages,
        languages.map(({ language, fluency }) => (fluency ? `${language}（${fluency}）` : (language ?? ''))),
      ),
    ]
      .filter((text) => text.trim() !== '')
      .join('\n'),
  };
}

const heading = (text: string): HistoryRow => ({ year: '', month: '', text, align: 'center' });

/** A row with its date. A date in words stands before the text, since the form has columns for numbers alone. */
function row(date = '', text = ''): HistoryRow {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(date.trim()) ?? [];
  if (year === undefined) return { year: '', month: '', text: given(date, text) };
  return { year, month: month === undefined ? '' : String(Number(month)), text };
}

const isDate = (text = ''): boolean => /^\d{4}(?:-\d{2}){0,2}$/.test(text.trim());

/** Entries without a date stay where they are. */
const earliestFirst = <T extends { startDate?: string | undefined }>(entries: readonly T[]): T[] =>
  entries.toReversed().toSorted((a, b) => {
    if (!isDate(a.startDate) || !isDate(b.startDate)) return 0;
    return (a.startDate ?? '').localeCompare(b.startDate ?? '');
  });

/** Whether somebody graduated is said only where a degree is named. The degree stands behind the last event. */
function schoolRows(school: Education, month: string): HistoryRow[] {
  const { institution, area, studyType, startDate = '', endDate = '' } = school;
  const name = withField(institution, area);
  // A level such as 大卒 says that somebody graduated, as the events do.
  const degree = /卒$/u.test(studyType ?? '') ? '' : inBrackets(studyType);
  const begun = (behind: string) =>
    startDate === '' ? [] : [row(startDate, `${name}　${labels.entered}${behind}`)];
  if (!isDate(endDate)) {
    const whole = startDate === '' ? `${name}${degree}` : '';
    return [...begun(degree), row('', given(whole, endDate))].filter(hasText);
  }
  const isAhead = endDate.slice(0, 7) > month;
  const isHigher = labels.higherDegrees.some((name) => studyType?.includes(name));
  const finished = isHigher ? labels.completed : labels.graduated;
  const end = studyType ? (isAhead ? `${finished}${labels.expected}` : finished) : labels.until;
  return [...begun(''), row(endDate, `${name}　${end}${degree}`)];
}

/** Characters of a row, which is on one page as a whole. */
const maxRow = 500;

/** A text in pieces that are rows of their own: between lines or sentences, and only within one where it is longer. */
function cut(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parts = lines.flatMap((line) =>
    (line.length <= maxRow ? [line] : line.split(/(?<=[。！？]|[.!?؟]\s)/u)).flatMap(
      (sentence, at) =>
        sentence
          .match(new RegExp(`[^]{1,${maxRow}}`, 'gu'))
          ?.map((piece, index) => ({ piece, joint: at + index === 0 ? '\n' : '' })) ?? [],
    ),
  );
  const rows: string[] = [];
  for (const { piece, joint } of parts) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + piece.length < maxRow)
      rows[rows.length - 1] = last + joint + piece;
    else rows.push(piece);
  }
  return rows.map((piece) => piece.trim());
}

/** Rows of a job: its start, its duties, its end. */
function workRows(job: Work): HistoryRow[] {
  const { name, position, startDate = '', endDate = '', summary = '', highlights = [] } = job;
  const company = name || position || '';
  const role = name && position ? `（${position}）` : '';
  const rows = [
    row(startDate, startDate === '' ? `${company}${role}` : `${company}　${labels.joined}${role}`),
    ...cut([summary, ...highlights].join('\n')).map((text) => row('', text)),
  ];
  if (isDate(endDate)) rows.push(row(endDate, `${company}　${labels.left}`));
  else if (endDate !== '') rows.push(row('', endDate));
  else if (startDate !== '') rows.push(row('', labels.present));
  return rows;
}

const hasText = ({ text }: HistoryRow): boolean => text.trim() !== '';
