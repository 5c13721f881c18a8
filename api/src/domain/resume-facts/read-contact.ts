import { type Fact, factOf, type SourceLine } from './lines/source-line.ts';
import { readName } from './read-name.ts';
import type { ResumeSections } from './sections/resume-sections.ts';

export interface ContactFacts {
  name: Fact | null;
  email: Fact | null;
  phone: Fact | null;
}

const mailAddress = /[^\s@<>()|,;:：，、]{1,64}@[^\s@<>()|,;，、]{1,190}\.\p{L}{2,}/u;
const telephone =
  /(?<![\p{L}\p{N}./_-])(?:\([+＋]?|[+＋])?\p{Nd}[\p{Nd} \u00a0\u3000().‑-]{6,20}\p{Nd}(?![\p{L}\p{N}/_])/gu;
/** Numbers that are not telephone numbers. */
const otherNumber =
  /\b(?:nik|npwp|cpf|rg|dni|nie|rfc|curp|passport|pasaporte|id no|ktp|https?:)|身份证|身分證|证书|番号(?!：?\s*0\d)/iu;
const digits = { least: 8, most: 15 };

/** Who it is, and how the person is reached: the first address and number at the top of the document, or else anywhere. */
export function readContact(sections: ResumeSections, document: readonly SourceLine[]): ContactFacts {
  const { head, other, all } = sections;
  const lines = [...head, ...other, ...all];
  const email = first(lines, emailIn);
  return { name: readName(sections, document, email?.value ?? null), email, phone: first(lines, phoneIn) };
}

function first(lines: readonly SourceLine[], find: (line: SourceLine) => string | null): Fact | null {
  for (const line of lines) {
    const found = find(line);
    if (found !== null) return factOf(found, line);
  }
  return null;
}

const emailIn = ({ text, links = [] }: SourceLine): string | null =>
  mailAddress.exec(text)?.[0]?.replace(/\.$/u, '') ??
  mailAddress.exec(
    links
      .find((link) => /^mailto:/iu.test(link))
      ?.slice('mailto:'.length)
      .split('?')[0] ?? '',
  )?.[0] ??
  null;

function phoneIn({ text, dates, links = [] }: SourceLine): string | null {
  const called = links.find((link) => /^tel:/iu.test(link))?.slice('tel:'.length) ?? '';
  const written = dates !== null || otherNumber.test(text) ? '' : text;
  for (const [number] of `${written}\n${called}`.matchAll(telephone)) {
    const count = number.replace(/\P{Nd}/gu, '').length;
    if (count >= digits.least && count <= digits.most) return number.trim();
  }
  return null;
}

/** Whether two numbers are equal apart from the country code. */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.normalize('NFKC').replace(/\D/gu, '').replace(/^0+/u, ''));
  return a !== undefined && b !== undefined && a !== '' && b !== '' && (a.endsWith(b) || b.endsWith(a));
}
