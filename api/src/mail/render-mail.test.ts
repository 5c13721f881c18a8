import { languages } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { type MailTemplate, mailTexts } from './mail-texts.ts';
import { renderMail } from './render-mail.ts';

const data = { code: '012345', duration: '10 minutes', time: '1 May 2026, 09:00 UTC' };
const templates = Object.keys(mailTexts.en.mails) as MailTemplate[];

describe.each(languages)('a mail in $label', ({ value, dir }) => {
  it.each(templates)('has the same content as text and as HTML: %s', (template) => {
    const { subject, text, html } = renderMail(template, value, data);
    expect(subject).not.toBe('');
    expect(html).toContain(`<html lang="${value}" dir="${dir}">`);
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined/);
    const words = text.split('\n').filter((line) => line !== '');
    for (const line of words) expect(html).toContain(line.replaceAll('&', '&amp;'));
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
