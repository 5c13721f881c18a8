import { expect, it } from 'vitest';
import { readFacts } from '../read-facts.ts';

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ page: 1, kind: /^• /.test(line) ? 'item' : 'text', text: line }) as const);
const jobs = (text: string) =>
  readFacts(lines(text)).work.map(({ title, company }) => [title?.value, company?.value]);

it('takes a town that no list knows for a place, where the other jobs have theirs in the same part', () => {
  const read = jobs(`
Experience
Glenmara Dairy\tSep 2020 - Present
Sales Manager\tOslo, Norway
Tayto Snacks\tFeb 2017 - Aug 2020
Brand Executive\tUlvik, Norway`);
  expect(read).toEqual([
    ['Sales Manager', 'Glenmara Dairy'],
    ['Brand Executive', 'Tayto Snacks'],
  ]);
});

it('keeps an employer with its country, where no other job has a place there', () => {
  const read = jobs(
    'Experience\nNordwind, Norway\tSep 2020 - Present\nBaker\nTern, Sweden\tFeb 2017 - Aug 2020\nCook',
  );
  expect(read).toEqual([
    ['Baker', 'Nordwind'],
    ['Cook', 'Tern'],
  ]);
});

it('joins a header that the edge of the page breaks', () => {
  const read = jobs(`
Experience
Quay Hotel, Oslo — Pastry
Cook
FEBRUARY 2019 - PRESENT
Baked for sixty.
Tolmie & Park, Bergen — Baker
JANUARY 2016 - JANUARY 2019`);
  expect(read).toEqual([
    ['Pastry Cook', 'Quay Hotel'],
    ['Baker', 'Tolmie & Park'],
  ]);
});

it('parts what one line says in two fonts', () => {
  const document = lines('Experience\n03/2020 – Present\nPASTRY COOK QUAY BAKERS\nBaked for sixty.').map(
    (line) => (line.text.startsWith('PASTRY') ? { ...line, fontsAt: 'PASTRY COOK'.length } : line),
  );
  const [job] = readFacts(document).work;
  expect([job?.title?.value, job?.company?.value]).toEqual(['PASTRY COOK', 'QUAY BAKERS']);
});

it('reads no job from the fields of a form', () => {
  const read = jobs(`
工作經歷
總年資 6~7年工作經驗
烘焙師
森活食品股份有限公司（食品業 30~100人） 台北市
2020/03~2022/05
職務類別\t烘焙師
管理責任\t無
求職條件
希望職務名稱\t主廚
希望待遇\t依公司規定`);
  expect(read).toEqual([['烘焙師', '森活食品股份有限公司']]);
});

it('reads the points above an occupation with its time as employers', () => {
  const read = jobs(`
Experience
• Quay Hotel\tOslo, Norway
Pastry Cook\tOct 2016 – Present
◦ Cakes: Baked for sixty guests each day.
• Tern Kitchens\tBergen, Norway
Kitchen Assistant\tJan 2014 – Oct 2016
◦ Ovens: Cleaned each of them.`);
  expect(read).toEqual([
    ['Pastry Cook', 'Quay Hotel'],
    ['Kitchen Assistant', 'Tern Kitchens'],
  ]);
});

it('keeps the mark at the end of the name of an employer', () => {
  expect(jobs('Experience\nHead Cook\nYummy!\nJuly 2012 – Present\n• Baked bread.')).toEqual([
    ['Head Cook', 'Yummy!'],
  ]);
});
