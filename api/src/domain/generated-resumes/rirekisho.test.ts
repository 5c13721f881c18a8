import { expect, it } from 'vitest';
import { readPdf } from '../resume-reading/read-pdf.ts';
import { exampleResume } from './example-resume.ts';
import { renderPdf } from './render-pdf.ts';
import { toRirekisho } from './rirekisho.ts';

const now = new Date('2026-11-20T00:00:00Z');

it('the Japanese form lists schools and jobs from the earliest, and says only what is known', () => {
  const { history, licenses, appeal } = toRirekisho(
    {
      work: [
        { name: '灯台ホテル', position: 'パティシエ', startDate: '2021-04' },
        { name: '北埠頭ベーカリー', startDate: '2019', endDate: '2021-03' },
      ],
      education: [
        { institution: '港町大学院', studyType: '修士', startDate: '2025-04', endDate: '2027-03' },
        { institution: '港町大学', studyType: '学士', startDate: '2015-04', endDate: '2019-03' },
        { institution: '夜間講座', startDate: '2014-04', endDate: '2014-09' },
        { institution: '港町高等学校', studyType: '高校卒', startDate: '2011-04', endDate: '2014-03' },
      ],
      certificates: [{ name: '調理師免許', date: '2020-06' }, { name: '普通自動車免許' }],
      skills: [{ name: '製菓', level: '上級' }],
    },
    now,
  );
  expect(history.map(({ year, month, text }) => `${year}/${month} ${text}`)).toEqual([
    '/ 学　歴',
    '2011/4 港町高等学校　入学',
    '2014/3 港町高等学校　卒業',
    '2014/4 夜間講座　入学',
    '2014/9 夜間講座　まで在籍',
    '2015/4 港町大学　学士　入学',
    '2019/3 港町大学　学士　卒業',
    '2025/4 港町大学院　修士　入学',
    '2027/3 港町大学院　修士　修了見込み',
    '/ 職　歴',
    '2019/ 北埠頭ベーカリー　入社',
    '2021/3 北埠頭ベーカリー　退社',
    '2021/4 灯台ホテル　入社（パティシエ）',
    '/ 現在に至る',
    '/ 以上',
  ]);
  expect(licenses.map(({ year, text }) => `${year} ${text}`)).toEqual([
    '2020 調理師免許　取得',
    ' 普通自動車免許　取得',
  ]);
  expect(appeal).toBe('スキル：製菓（上級）');
});

it('the Japanese form keeps dates in words, and says where there was no work', () => {
  const { history } = toRirekisho({ education: [{ institution: '港町高校', endDate: '今' }] }, now);
  expect(history.map(({ text }) => text)).toEqual(['学　歴', '港町高校　今', '職　歴', 'なし', '以上']);
});

it.each(['a4', 'letter'] as const)(
  'the Japanese form fills one page, and a long history two, on %s',
  async (paper) => {
    const design = { document: exampleResume('ja'), template: 'rirekisho', paper, language: 'ja' } as const;
    const { pdf, pages, missing } = await renderPdf(design);
    expect([pages, missing]).toEqual([1, '']);
    const text = (await readPdf(pdf)).lines.map((line) => line.text).join('');
    for (const part of ['履歴書', '学歴・職歴', '灯台ホテル', '現在に至る', '本人希望記入欄'])
      expect(text).toContain(part);
    const work = Array.from({ length: 12 }, (_, at) => ({
      ...{ name: `会社${at}`, startDate: `${2000 + at}-04`, endDate: `${2001 + at}-03` },
    }));
    expect((await renderPdf({ ...design, document: { ...design.document, work } })).pages).toBe(2);
  },
);
