import { describe, expect, it } from 'vitest';
import { contactMask, maskContacts } from './mask-contacts.ts';

describe('contacts inside an advertisement', () => {
  it.each([
    ['Send your CV to jobs@example.com today', `Send your CV to ${contactMask} today`],
    ['write to jobs@example.com.phApply now', `write to ${contactMask}Apply now`],
    ['mail jobs@example.com.The team answers', `mail ${contactMask}.The team answers`],
    ['JOBS@EXAMPLE.COM', contactMask],
    ['jobs (at) example.com', contactMask],
    ['cut off: m.jha@crescendogroup...', `cut off: ${contactMask}`],
    ['Call +63 917 123 4567', `Call ${contactMask}`],
    ['WA: 0812-3456-7890', `WA: ${contactMask}`],
    ['電話 02-2345-6789', `電話 ${contactMask}`],
    ['Tel. 234 5678', `Tel. ${contactMask}`],
    ['llame al 1 1 3 5 8 0 7 7 6 8', `llame al ${contactMask}`],
    [
      'our office at +63212345678 / 8711-2632 / 8256-0728.',
      `our office at ${contactMask} / ${contactMask} / ${contactMask}.`,
    ],
    ['reach me: 09171234567.', `reach me: ${contactMask}.`],
  ])('hides the contact in "%s"', (text, expected) => {
    expect(maskContacts(text)).toBe(expected);
  });

  it.each([
    'from 08.00 - 17.00',
    'Rp 1.500.000 - 2.000.000',
    'IDR 12500000 per bulan',
    'between 2019-2024',
    'posted 2024-03-12, closes 31/12/2026',
    'ISO 9001:2015, ISO 9001/14001/45001',
    'follow us @harbor',
    '10,000 employees in 25 countries',
    'https://example.com/jobs/4185013966',
    'Req 12345678',
  ])('leaves "%s" as it is', (text) => {
    expect(maskContacts(text)).toBe(text);
  });
});
