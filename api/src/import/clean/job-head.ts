import { createHash } from 'node:crypto';
import type { RawJob } from '../map/apply-mapping.ts';
import { contactMask, maskContacts } from './mask-contacts.ts';
import { cleanLine, dropUnreadable } from './plain-text.ts';

/** What every job needs, looked at before anything costs time. */
export interface JobHead {
  title: string;
  company: string;
}

export type HeadResult = ({ ok: true } & JobHead) | { ok: false; reason: string };

const maxTitle = 300;

/** Whether a record can become a job; the reason, in plain words, when it cannot. */
export function readHead(raw: RawJob): HeadResult {
  const title = maskContacts(trimMarks(cleanLine(raw.title?.[0] ?? '')));
  const company = cleanLine(raw.company?.[0] ?? '');
  if (title === '') return { ok: false, reason: 'no title' };
  if (company === '') return { ok: false, reason: 'no company' };
  if (maskContacts(company) === contactMask)
    return { ok: false, reason: 'a mail address or a phone number for a company' };
  if (!/[\p{L}\p{N}]/u.test(title))
    return { ok: false, reason: `a title without a letter: ${title.slice(0, 40)}` };
  if (title.length > maxTitle) return { ok: false, reason: `a title of ${title.length} characters` };
  return { ok: true, title, company: company.slice(0, 200) };
}

/** Without the dashes, bars and colons that something taken out of a title leaves at its ends. */
const trimMarks = (title: string): string =>
  title.replace(/^(?:[-–—|,:]\s*)+(?=\p{L})|(?:\s*[-–—|,:])+$/gu, '') || title;

/** Names a record for good: by its source's own id, else by what it says. */
export function sourceKeyOf(source: string, raw: RawJob, head: JobHead): string {
  const id = dropUnreadable(raw.id?.[0] ?? '').trim();
  if (id) return `${source}:${id.length > 300 ? digest(id) : id}`;
  const said = [
    head.title,
    head.company,
    raw.places?.join(),
    raw.url?.[0] ?? '',
    (raw.description ?? []).join(),
  ].join('\n');
  return `${source}:#${digest(said)}`;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
