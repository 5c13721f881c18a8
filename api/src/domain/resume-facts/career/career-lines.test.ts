import { expect, it } from 'vitest';
import { readFacts } from '../read-facts.ts';

const read = (text: string) => {
  const { work, schools, licenses } = readFacts(
    text
      .trim()
      .split('\n')
      .map((line) => ({ page: 1, kind: 'text', text: line.replace(/^> /u, '') })),
  );
  return {
    work: work.map(({ title, company, start, end, current }) => [
      ...[title?.value, company?.value, start?.value],
      end?.value ?? (current ? 'now' : undefined),
    ]),
    schools: schools.map(({ school, field, start, end }) => [
      ...[school?.value, field?.value, start?.value, end?.value],
    ]),
    licenses: licenses.map(({ title }) => title.value),
  };
};

it('reads the lines of entering and leaving of a 履歴書 as one school or one employer', () => {
  expect(
    read(`
履歴書
氏名　山田 太郎
学歴
平成20年4月\t東京都立西高等学校 入学
平成23年3月\t東京都立西高等学校 卒業
平成23年4月\t早稲田大学 商学部 入学
平成27年3月\t同大学 卒業
職歴
平成27年4月\t株式会社大空商事 入社
> \t営業部に配属 法人営業を担当
令和元年9月\t一身上の都合により退社
令和元年10月\t有限会社若葉企画 入社（営業主任）
> \t現在に至る
以上
免許・資格
平成26年8月\t普通自動車第一種運転免許 取得`),
  ).toEqual({
    work: [
      ['法人営業', '株式会社大空商事', '2015-04', '2019-09'],
      ['営業主任', '有限会社若葉企画', '2019-10', 'now'],
    ],
    schools: [
      ['東京都立西高等学校', undefined, '2008-04', '2011-03'],
      ['早稲田大学', '商学部', '2011-04', '2015-03'],
    ],
    licenses: ['普通自動車第一種運転免許'],
  });
});

it('reads the title on the line below an employer', () => {
  const { work } = read(`
職歴
2016年4月 株式会社みなと商事 入社
経理担当
2020年3月 同社 退社`);
  expect(work).toEqual([['経理担当', '株式会社みなと商事', '2016-04', '2020-03']]);
});

it('reads years and months in cells of their own', () => {
  const { work, schools } = read(`
学歴・職歴
平成24\t4\t慶應義塾大学 経済学部 入学
平成28\t3\t慶應義塾大学 経済学部 卒業
2016\t4\t株式会社北斗電機 入社
2020\t3\t株式会社北斗電機 退職`);
  expect(schools).toEqual([['慶應義塾大学', '経済学部', '2012-04', '2016-03']]);
  expect(work).toEqual([[undefined, '株式会社北斗電機', '2016-04', '2020-03']]);
});

it('reads what stands in brackets behind an event, and what was done below it', () => {
  const { work, schools } = readFacts(
    [
      '学歴',
      '2015\t4\tHarbour College（Law） 入学',
      '2019\t3\tHarbour College（Law） 卒業（Bachelor of Laws）',
      '2021\t4\t港町大学院 入学（修士）',
      '職歴',
      '2019\t4\tHotel Lighthouse 入社（Pastry chef）',
      'Baked 40 cakes a day.',
      'Trained two beginners.',
      '現在に至る',
      '以上',
      '日曜は休み',
    ].map((text) => ({ page: 1, kind: 'text', text })),
  );
  expect(schools.map(({ school, field, degree }) => [school?.value, field?.value, degree?.value])).toEqual([
    ['Harbour College', 'Law', 'Bachelor of Laws'],
    ['港町大学院', undefined, '修士'],
  ]);
  expect(
    work.map(({ title, company, description }) => [title, company, description].map((fact) => fact?.value)),
  ).toEqual([['Pastry chef', 'Hotel Lighthouse', 'Baked 40 cakes a day.\nTrained two beginners.']]);
});
