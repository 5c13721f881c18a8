import { describe, expect, it } from 'vitest';
import { readOthers } from '../words/words.ts';
import { findDates, monthText } from './find-dates.ts';

const read = (text: string): string | null => {
  const dates = findDates(text);
  if (dates === null) return null;
  const [start, end] = [dates.start, dates.end].map((date) => (date === null ? '' : monthText(date)));
  return `${start} ${dates.isCurrent ? 'present' : end}`.trim();
};

describe('the dates of a line', () => {
  it.each([
    ['Mar 2021 – present', '2021-03 present'],
    ['Sept. 2018 - Feb 2020 (1 year 6 months)', '2018-09 2020-02'],
    ['03/2019 to 11/2020', '2019-03 2020-11'],
    ['2019-03 — 2020-11', '2019-03 2020-11'],
    ['2016 september - 2017 june', '2016-09 2017-06'],
    ['Apr 2020Jun 2020', '2020-04 2020-06'],
    ['May – Aug 2019', '2019-05 2019-08'],
    ['(2011–2015)', '2011 2015'],
    ['2021 now', '2021 present'],
    ['enero de 2020 – actualidad', '2020-01 present'],
    ['março de 2018 até fev. de 2020', '2018-03 2020-02'],
    ['Agustus 2017 sampai sekarang', '2017-08 present'],
    ['Ogos 2017 hingga kini', '2017-08 present'],
    ['Şubat 2015 – Ağustos 2019', '2015-02 2019-08'],
    ['Mart 2020 – halen', '2020-03 present'],
    ['مارس ٢٠٢١ – الآن', '2021-03 present'],
    ['آذار 2015 حتى تموز 2019', '2015-03 2019-07'],
    ['2018年4月～2021年3月', '2018-04 2021-03'],
    ['２０１８年４月 〜 現在', '2018-04 present'],
    ['平成28年4月 - 令和3年3月', '2016-04 2021-03'],
    ['2019.07 - 至今', '2019-07 present'],
    ['民國108年9月 至 民國110年6月', '2019-09 2021-06'],
    ['Sep 15 - now', '2015-09 present'],
    ['Oct ’98 – Mar 03', '1998-10 2003-03'],
    ['03/21 – 02/22', '2021-03 2022-02'],
    ['11/98 - now', '1998-11 present'],
    ["'15 - '18 Cook", '2015 2018'],
    ['’98 – now', '1998 present'],
    ['March 1, 2019 - May 31st, 2021', '2019-03 2021-05'],
    ['Spring 2019 – Fall 2021', '2019 2021'],
    ['Q1 2019 - Q3 2021', '2019 2021'],
    ['2019 → 2021', '2019 2021'],
    ['Febuary 2019 - still', '2019-02 present'],
    ['Since March 2021', '2021-03 present'],
    ['desde 2019', '2019 present'],
    ['2018-19', '2018 2019'],
    ['2019 => 2020', '2019 2020'],
    ['2019 - till date', '2019 present'],
    ['December 2019 — at present', '2019-12 present'],
    ['Jul-19 - Sep-20', '2019-07 2020-09'],
    ['منذ ٢٠١٩', '2019 present'],
    ['1441هـ – 1445هـ', '2020 2024'],
    ['1435/03 هـ - 1438/01هـ', '2014 2017'],
    ['من ١٤٣٧ هـ إلى ١٤٤٠ هـ', '2016 2019'],
    ['مهر ۱۳۹۷ تا کنون', '2018-10 present'],
    ['۱۳۹۸/۱۱ - ۱۴۰۱/۰۲', '2020-02 2022-05'],
    ['۱۳۹۰ – ۱۳۹۴', '2011 2015'],
    ['اگست 2015 سے دسمبر 2018 تک', '2015-08 2018-12'],
    ['IX 2017 – VI 2019', '2017-09 2019-06'],
    ['2016年9月 - 仍在職', '2016-09 present'],
    ['from June 2015 to Feb 2021', '2015-06 2021-02'],
    ['Food safety, level 31\tApr 2018', '2018-04'],
    ['Graduated in 2013', '2013'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    '+972 2019 8841234',
    'Room 404',
    'Python 3.11',
    'Earned 2013% more',
    'no dates',
    '12.2019.5',
    'May 15 - 20',
    'Open 9/30 - 18/00',
    'The ’90 - style',
    '15 - 18 people',
    '24/7 support',
    'ISO 2015-16001',
    '2019-05',
  ])('are none in "%s"', (text) => expect(read(text)?.includes(' ') ?? false).toBe(false));

  it.each([
    ['Cook, from June 2015 to Feb 2021', 'Cook, '],
    ['Cook Mar 2021 - present · 2 yrs 1 mo', 'Cook '],
    ['Cook (8 months) 2019 - 2020 (1 year and 8 months)', 'Cook (8 months) '],
    ['Jun 2019 - Ene 2021 (1 año 8 meses) Cocinera', ' Cocinera'],
    ['2019 - 2021, 2 years in Oslo', ', 2 years in Oslo'],
  ])('are all that says when in "%s"', (text, rest) => {
    const { from, to } = findDates(text) ?? { from: 0, to: 0 };
    expect(text.slice(0, from) + text.slice(to)).toBe(rest);
  });

  it('have no Roman month in German or French, nor is "i" one in Polish', () => {
    expect(readOthers(new Set(['de', 'fr']), () => read('Master II 2017 - 2019'))).toBe('2017 2019');
    expect(readOthers(new Set(['pl']), () => read('IX 2017 i 2019'))).toBe('2017-09');
    expect(readOthers(new Set(['pl']), () => read('2017 i 2019'))).toBe('2017');
  });

  it('are of the Persian calendar by their digits, or in a document in Persian', () => {
    expect(readOthers(new Set(), () => read('۱۳۹۸/۱۱ - ۱۴۰۱/۰۲'))).toBe('2020-02 2022-05');
    expect(readOthers(new Set(['fa']), () => read('1398/11 - 1401/02'))).toBe('2020-02 2022-05');
    expect(readOthers(new Set(['ur']), () => read('1405/03 - 1409/02'))).toBeNull();
  });

  it('never run backwards', () => expect(read('Mar 2021 - Feb 2019')).toBe('2021-03'));
});
