import { createHash } from 'node:crypto';
import type { RawJob } from '../map/apply-mapping.ts';
import { contactMask, maskContacts } from './text/mask-contacts.ts';
import { cleanLine, dropUnreadable } from './text/plain-text.ts';

/** The required fields of a job, checked before any expensive cleaning. */
export interface JobHead {
  title: string;
  company: string;
}

export type HeadResult = ({ ok: true } & JobHead) | { ok: false; reason: string };

const maxTitle = 300;

/** Reads the required fields of a record, or the reason why it is refused. */
export function readHead(raw: RawJob): HeadResult {
  const title = maskContacts(trimSeparators(cleanLine(raw.title?.[0] ?? '')));
  const company = cleanLine(raw.company?.[0] ?? '');
  if (title === '') return { ok: false, reason: 'no title' };
  if (company === '') return { ok: false, reason: 'no company' };
  if (maskContacts(company) === contactMask)
    return { ok: false, reason: 'a mail address or a phone number for a company' };
  if (!/[\p{L}\p{N}]/u.test(title))
    return { ok: false, reason: `a title without a letter: ${title.slice(0, 40)}` };
  if (!raw.id && !raw.url && !raw.description)
    return { ok: false, reason: 'neither an id, an address nor a text' };
  if (title.length > maxTitle) return { ok: false, reason: `a title of ${title.length} characters` };
  return { ok: true, title, company: company.slice(0, 200) };
}

/** Trims dashes, bars and colons that a removed part of a title left at its ends. */
const trimSeparators = (title: string): string =>
  title.replace(/^(?:[-–—|,:]\s*)+(?=\p{L})|(?:\s*[-–—|,:])+$/gu, '') || title;

/** A stable key of a record: the source's id, otherwise a hash of its content. */
export function sourceKeyOf(source: string, raw: RawJob, head: JobHead): string {
  const id = dropUnreadable(raw.id?.[0] ?? '').trim();
  if (id) return `${source}:${id.length > 300 ? digest(id) : id}`;
  const content = [
    head.title,
    head.company,
    raw.places?.join(),
    raw.url?.[0] ?? '',
    (raw.description ?? []).join(),
  ].join('\n');
  return `${source}:#${digest(content)}`;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
