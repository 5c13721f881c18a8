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
    ['للتواصل ٠٥٥١٢٣٤٥٦٧', `للتواصل ${contactMask}`],
    ['جوال: ۰۹۱۲۳۴۵۶۷۸۹', `جوال: ${contactMask}`],
    ['電話：０３－１２３４－５６７８'.normalize('NFKC'), `電話:${contactMask}`],
    ['chat https://wa.me/6281234567890 now', `chat ${contactMask} now`],
    ['راسلنا على wa.me/966551234567', `راسلنا على ${contactMask}`],
    ['https://api.whatsapp.com/send?phone=90555&text=x', contactMask],
    ['join t.me/harbor_jobs today', `join ${contactMask} today`],
    ['加LINE ID：harbor_99 詢問', `加LINE ID：${contactMask} 詢問`],
    ['微信：harbor2024', `微信：${contactMask}`],
    ['Telegram: @harbor_hr', `Telegram: ${contactMask}`],
    ['https://line.me/ti/p/abc123', contactMask],
    ['加微信 hr_harbor88 聊', `加微信 ${contactMask} 聊`],
    ['Line ID harbor99', `Line ID ${contactMask}`],
    ['LINE: @harborhr', `LINE: ${contactMask}`],
    ['加LINE：harbor_99', `加LINE：${contactMask}`],
    ['write on Telegram @harbor_hr', `write on Telegram ${contactMask}`],
    ['wa.link/ab12cd', contactMask],
    ['TEL：090（1234）5678', `TEL：${contactMask}`],
    ['hr@harbor．com', contactMask],
    ['QQ 12345678', `QQ ${contactMask}`],
    ['hr[at]harbor[dot]com', contactMask],
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
    'Gaji 3000000-4500000',
    'salary 30000-45000',
    'Maaş 25000–35000 TL',
    '月薪 30000-45000元',
    'الراتب ٥٠٠٠-٨٠٠٠ ريال',
    'pay 1.500.000-2.000.000',
    'sueldo 1250000 pesos',
    'Production line: packaging and sorting',
    'see example.com/t.me',
    '12500-13750 monthly',
    'pay 13500-18250',
    'follow us online @harbor',
    'Production line 2024 rebuilt',
  ])('leaves "%s" as it is', (text) => {
    expect(maskContacts(text)).toBe(text);
  });
});
