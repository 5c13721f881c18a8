import { languages } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { readFacts } from '../resume-facts/read-facts.ts';
import { readPdf } from '../resume-reading/read-pdf.ts';
import { exampleResume } from './example-resume.ts';
import { renderPdf } from './render-pdf.ts';
import { toRirekisho } from './rirekisho.ts';

const now = new Date('2026-11-20T00:00:00Z');

it('the Japanese form lists schools and jobs from the earliest, and says only what is known', () => {
  const { history, licenses, appeal } = toRirekisho(
    {
      work: [
        {
          ...{ name: '灯台ホテル', position: 'パティシエ', startDate: '2021-04', summary: 'ケーキ担当。' },
          highlights: ['六人のチームを率いた。', ' '],
        },
        { name: '北埠頭ベーカリー', startDate: '2019', endDate: '2021-03' },
      ],
      education: [
        { institution: '港町大学院', studyType: '修士', startDate: '2025-04', endDate: '2027-03' },
        { institution: '港町大学', studyType: '学士', startDate: '2015-04', endDate: '2019-03' },
        { institution: '夜間講座', startDate: '2014-04', endDate: '2014-09' },
        { institution: '港町高等学校', studyType: '高校卒', startDate: '2011-04', endDate: '2014-03' },
      ],
      certificates: [{ name: '調理師免許', date: '2020-06', issuer: '東京都' }, { name: '普通自動車免許' }],
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
    '2015/4 港町大学　入学',
    '2019/3 港町大学　卒業（学士）',
    '2025/4 港町大学院　入学',
    '2027/3 港町大学院　修了見込み（修士）',
    '/ 職　歴',
    '2019/ 北埠頭ベーカリー　入社',
    '2021/3 北埠頭ベーカリー　退社',
    '2021/4 灯台ホテル　入社（パティシエ）',
    '/ ケーキ担当。\n六人のチームを率いた。',
    '/ 現在に至る',
    '/ 以上',
  ]);
  expect(licenses.map(({ year, text }) => `${year} ${text}`)).toEqual([
    '2020 調理師免許（東京都）　取得',
    ' 普通自動車免許　取得',
  ]);
  expect(appeal).toBe('スキル：製菓（上級）');
});

it.each([
  [{ region: '神奈川県', city: '横浜市', address: '横浜市中区一番地' }, '神奈川県　横浜市中区一番地'],
  [{ city: 'جدة', address: 'شارع الكورنيش ١٢، جدة' }, 'شارع الكورنيش ١٢، جدة'],
  [{ city: 'Makati', address: '12 Harbour Street' }, 'Makati　12 Harbour Street'],
])('the Japanese form names a place of %j once', (location, address) => {
  expect(toRirekisho({ basics: { location } }, now).address).toBe(address);
});

it('the Japanese form keeps dates in words, and says where there was no work', () => {
  const { history } = toRirekisho({ education: [{ institution: '港町高校', endDate: '今' }] }, now);
  expect(history.map(({ text }) => text)).toEqual(['学　歴', '港町高校　今', '職　歴', 'なし', '以上']);
});

it('the Japanese form parts names that have spaces by brackets, and says the degree of who still studies', () => {
  const { history } = toRirekisho(
    {
      education: [
        {
          institution: 'Harbour College',
          area: 'Law',
          studyType: 'Diploma',
          startDate: '2024',
          endDate: '今',
        },
      ],
    },
    now,
  );
  expect(history.map(({ text }) => text)).toContain('Harbour College（Law）　入学（Diploma）');
});

it('the Japanese form has lower boxes where these save a page, and no box alone on the second', async () => {
  const pagesOf = async (jobs: number, highlights: string[] = []) => {
    const work = Array.from({ length: jobs }, (_, at) => ({
      ...{ name: `会社${at}`, startDate: `${2000 + at}-04`, endDate: `${2001 + at}-03`, highlights },
    }));
    const document = { ...exampleResume('ja'), work };
    const { pdf, pages } = await renderPdf({ document, template: 'rirekisho', paper: 'a4', language: 'ja' });
    const texts = (await readPdf(pdf)).lines.map(({ page, text }) => `${page} ${text}`);
    return { pages, appeal: texts.some((text) => text.startsWith(`${pages} 志望の動機`)) };
  };
  expect(await pagesOf(2, ['一', '二'])).toEqual({ pages: 1, appeal: true });
  for (const jobs of [4, 5, 6, 7, 8]) expect((await pagesOf(jobs)).appeal).toBe(true);
});

it('the Japanese form cuts a long text into rows that fit on a page', async () => {
  const summary = `${'港で荷物を数えました。'.repeat(90)}\n${'x'.repeat(1_800)}`;
  const document = { work: [{ name: '灯台ホテル', startDate: '2021-04', summary, highlights: ['終わり'] }] };
  const { history } = toRirekisho(document, now);
  const rows = history.slice(3, -2).map(({ text }) => text);
  expect(Math.max(...rows.map((text) => text.length))).toBeLessThanOrEqual(500);
  expect(rows.join('').replaceAll('\n', '')).toBe(`${summary}終わり`.replaceAll('\n', ''));
  expect(rows.slice(0, 2).every((text) => text.endsWith('。'))).toBe(true);
});

it.each(languages.map(({ value }) => value).filter((tag) => tag !== 'ar'))(
  'what the Japanese form says is read back from its text in %s',
  async (language) => {
    const certificates = [{ name: 'Forklift Class B', issuer: 'Red Cross', date: '2021-03' }];
    const document = { ...exampleResume(language), certificates };
    const { pdf } = await renderPdf({ document, template: 'rirekisho', paper: 'a4', language });
    const facts = readFacts((await readPdf(pdf)).lines);
    const [school] = document.education ?? [];
    expect(
      facts.schools.map(({ school, field, degree }) => [school?.value, field?.value, degree?.value]),
    ).toEqual([[school?.institution, school?.area, school?.studyType]]);
    expect(facts.work.map(({ company, start, end }) => [company?.value, start?.value, end?.value])).toEqual(
      document.work?.toReversed().map(({ name, startDate, endDate }) => [name, startDate, endDate]),
    );
    expect(facts.work[1]?.description?.value.split('\n').length).toBeGreaterThan(1);
    expect(
      facts.licenses.map(({ title, issuer, issued }) => [title.value, issuer?.value, issued?.value]),
    ).toEqual([['Forklift Class B', 'Red Cross', '2021-03']]);
    expect(facts.skills.map(({ value }) => value)).toEqual(
      expect.arrayContaining((document.skills ?? []).map(({ name }) => name)),
    );
    expect(facts.languages).toHaveLength(2);
    expect(facts.about.summary?.value.slice(0, 20)).toBe(document.basics?.summary?.slice(0, 20));
  },
);

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
