import { languages } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { type MailTemplate, mailTexts } from './mail-texts.ts';
import { renderMail } from './render-mail.ts';
import { writeTime } from './write-time.ts';

const data = { code: '012345', duration: '10 minutes', time: '1 May 2026, 09:00 UTC' };
const templates = Object.keys(mailTexts.en.mails) as MailTemplate[];

describe.each(languages)('a mail in $label', ({ value, dir }) => {
  it.each(templates)('has the same content as text and as HTML: %s', (template) => {
    const { subject, text, html } = renderMail(template, value, data);
    expect(subject).not.toBe('');
    expect(html).toContain(`<html lang="${value}" dir="${dir}">`);
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined/);
    const words = text
      .replace(/[\u2068\u2069]/g, '')
      .split('\n')
      .filter((line) => line !== '');
    const shown = html.replace(/<\/?bdi>/g, '');
    for (const line of words) expect(shown).toContain(line.replaceAll('&', '&amp;'));
  });
});

describe('a mail with a code', () => {
  it('shows it on a line of its own, in its order also from right to left', () => {
    const { text, html } = renderMail('password-reset-code', 'ar', data);
    expect(text.split('\n')).toContain('012345');
    expect(html).toMatch(/<p dir="ltr" class="code"[^>]*>012345<\/p>/);
  });

  it('adapts to a dark scheme, and needs nothing from elsewhere', () => {
    const { html } = renderMail('password-reset-code', 'en', data);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/https?:|src=|<script/);
  });
});

it('takes its data as words, not as HTML', () => {
  const { html } = renderMail('password-changed', 'en', { time: '<img src=x onerror=alert(1)>' });
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toContain('<img');
});

describe('another person’s words in a mail', () => {
  const hostile =
    'Win\n\nnow: https://evil.example/x www.evil.example a@evil.example tel:+15551234567 \u202eelpmaxe\u2066\u200b';
  const words = Object.fromEntries(
    Object.values(mailTexts.en.mails).flatMap((texts) =>
      [...JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name, hostile]),
    ),
  );
  const items = [{ title: hostile, text: hostile, url: 'https://jobs.example/1' }];
  const own = {
    from: 'ana@example.com',
    url: 'https://hook.example',
    time: 'now',
    until: 'then',
    since: 'now',
    check_in: '2 h',
    cancel: '3 h',
  };

  it.each(templates)('become no link, and turn no text after them: %s', (template) => {
    for (const language of ['en', 'ar', 'ja'] as const) {
      const { subject, text, html } = renderMail(template, language, {
        ...words,
        ...own,
        ...data,
        items,
        count: 2,
      });
      for (const content of [subject, text, html]) {
        expect(content).not.toMatch(/evil\.example|a@evil|https:\/\/evil|tel:\+/);
        expect(content).not.toMatch(/[\u202a-\u202e\u2066\u2067\u200b]/);
      }
      expect(subject).not.toContain('\n');
      expect(text).not.toContain('Win\n');
    }
  });

  it('read as they were written', () => {
    const read = (company: string) =>
      renderMail('company-joined', 'en', { company, open_url: 'https://jobs.example' }).subject.replaceAll(
        '\u2060',
        '',
      );
    for (const company of ['Booking.com', 'St. Mary’s', '3M', 'A. B. C. Ltd.'])
      expect(read(company)).toContain(company);
    expect(renderMail('resume-copy', 'en', { from: 'ana@example.com' }).text).toContain('ana@example.com');
  });
});

describe('a mail of a job alert', () => {
  const items = [
    { title: 'Nurse <b>', text: 'Clinic · Cebu', url: 'https://jobs.example/en/ph/job/nurse-1' },
  ];
  const alert = { name: 'nurse', since: 'Tuesday', items, results_url: 'https://jobs.example/jobs?a=1&b=2' };

  it('names the jobs and counts them in the forms of its language', () => {
    const one = renderMail('job-alert', 'en', { ...alert, count: 1, extra_count: 2 });
    expect(one.subject).toBe('1 new job: nurse');
    expect(one.text).toContain('2 jobs that were open then have closed.');
    expect(one.text).toContain('Nurse <b>\nClinic · Cebu\nhttps://jobs.example/en/ph/job/nurse-1');
    expect(one.html).toContain('<bdi>Nurse &lt;b&gt;</bdi>');
    expect(one.html).toContain('href="https://jobs.example/jobs?a=1&amp;b=2"');
    const many = renderMail('job-alert', 'ar', { ...alert, count: 12 });
    expect(many.subject).toContain('وظيفة جديدة');
    const inSaudiArabia = renderMail('job-alert', 'ar', { ...alert, count: 12, locale: 'ar-SA' });
    expect(inSaudiArabia.subject).toContain('١٢');
    expect(renderMail('job-alert', 'en', { ...alert, count: 1_200 }).subject).toBe('1,200 new jobs: nurse');
  });

  it('says nothing of closed jobs where there are none, and links only where it leads somewhere', () => {
    const { text } = renderMail('job-alert', 'en', { ...alert, count: 2, extra_count: 0 });
    expect(text).not.toContain('closed');
    expect(text).not.toContain('Unsubscribe');
  });
});

describe('a name that runs against its mail', () => {
  it.each([
    ['ar', 'Acme (Manila) Inc.', true],
    ['en', 'ممرضة أولى (دوام ليلي)', true],
    ['ja', 'Acme (Manila) Inc.', false],
    ['ar', 'شركة المرفأ', false],
  ] as const)('keeps its brackets and full stops: %s, %s', (language, company, isIsolated) => {
    const { subject, text, html } = renderMail('interview-invited', language, {
      ...{ company, title: 'Cook', interview_url: 'https://jobs.example/i' },
    });
    expect([subject.includes(`\u2068${company}\u2069`), subject.includes(company)]).toEqual([
      isIsolated,
      true,
    ]);
    expect(text.includes(`\u2068${company}\u2069`)).toBe(isIsolated);
    expect(html.match(/<h1[^>]*>(.*)<\/h1>/)?.[1]?.includes(`<bdi>${company}</bdi>`)).toBe(isIsolated);
  });

  it('cannot turn the mail around by signs of its own', () => {
    const { subject } = renderMail('interview-invited', 'ar', {
      ...{ company: 'A\u202ecme\u2069', title: 'Cook', interview_url: 'https://jobs.example/i' },
    });
    expect(subject).toContain('\u2068Acme\u2069');
  });
});

it('writes the hour as its language does: 5:03 AM, not 05:03 AM, and 05:03', () => {
  const time = new Date('2026-11-26T05:03:00Z');
  const written = (language: string) => writeTime(language, time).replace(/\s/g, ' ');
  expect([written('en'), written('tr')]).toEqual([
    'November 26, 2026 at 5:03 AM UTC',
    '26 Kasım 2026 05:03 UTC',
  ]);
});
