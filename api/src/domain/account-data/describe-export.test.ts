import { expect, it } from 'vitest';
import { renderExport } from './describe-export.ts';

const now = new Date('2026-11-23T19:00:00Z');

it('names the jobs that a person saved, leaves out what is empty, and escapes what they wrote', () => {
  const html = renderExport(
    {
      accounts: [{ id: 7, email: 'ana@example.com', first_name: '<b>Ana', headline: null, created_at: now }],
      saved_jobs: [{ account_id: 7, job_id: '12', saved_at: now }],
      blocked_companies: [{ account_id: 7, company_id: 3 }],
      chats: [],
      jobs: [{ id: 12, title: 'ممرضة', company: 'Bay Clinic', country_key: 'ph' }],
      companies: [{ id: 3, name: 'Harbour & Co' }],
    },
    now,
  );
  const text = html
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain('JobHarbor · ana@example.com');
  expect(text).toContain('First name &lt;b&gt;Ana Created at 2026-11-23T19:00:00.000Z');
  expect(text).toContain('Saved jobs Job id ممرضة (Bay Clinic) Saved at');
  expect(text).toContain('Blocked companies Company id Harbour &amp; Co');
  expect(text).not.toMatch(/Headline|Chats|Account id/);
});
