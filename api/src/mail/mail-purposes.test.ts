import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type MailPurpose, mailPurposes } from './mail-purposes.ts';
import { type MailTemplate, mailTexts } from './mail-texts.ts';
import { renderMail } from './render-mail.ts';

const fixed: ReadonlySet<MailPurpose> = new Set(['asked', 'safety', 'account', 'sent']);
const purposes = Object.entries(mailPurposes) as [MailTemplate, MailPurpose][];
const documented = join(import.meta.dirname, '../../../docs/mails.md');

it.each(Object.entries(mailTexts))(
  'in %s every mail of news names its way out, and no other does',
  (_, { mails }) => {
    const withLink = Object.entries(mails)
      .filter(([, { links }]) => typeof links === 'object' && 'unsubscribe' in links)
      .map(([template]) => template);
    const news = purposes.filter(([, purpose]) => !fixed.has(purpose)).map(([template]) => template);
    expect(withLink.sort()).toEqual(news.sort());
  },
);

it('the way out is a link below the text, and no button, where nothing else leads anywhere', () => {
  const { html } = renderMail('conduct-kept', 'en', { unsubscribe_url: 'https://jobs.example/stop' });
  expect(html).toContain('href="https://jobs.example/stop"');
  expect(html).not.toContain('class="button"');
});

it('the documents list each mail with its purpose', () => {
  const rows = readFileSync(documented, 'utf8').matchAll(/^\| `([\w-]+)` +\| (.+?) +\|$/gm);
  const listed = [...rows].flatMap(([, purpose, templates = '']) =>
    templates.split(', ').map((template) => [template.replaceAll('`', ''), purpose]),
  );
  expect(Object.fromEntries(listed)).toEqual(mailPurposes);
});
