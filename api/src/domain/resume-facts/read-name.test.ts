import { expect, it } from 'vitest';
import type { DocumentLine } from './lines/source-line.ts';
import { readFacts } from './read-facts.ts';
import { isSameName } from './read-name.ts';

const nameOf = (lines: readonly (string | Partial<DocumentLine>)[]) =>
  readFacts(
    lines.map((line) => ({
      ...{ page: 1, kind: 'text', text: '' },
      ...(typeof line === 'string' ? { text: line } : line),
    })),
  ).contact.name?.value;

it.each([
  ['Siti Nur Azizah', 'siti@example.id'],
  ['Mohd Faizal bin Ismail', '+60 12-345 6789'],
  ['Jucilene Aparecida Brandão', 'São Paulo, SP'],
  ['Marisela de la Cruz Quiroga', 'Asistente contable'],
  ['Gülsüm Karaoğlan', 'Muhasebe Uzmanı'],
  ['ريم عبد الله الشهري', 'محاسبة'],
  ['邵文博', '男 | 28岁 | 上海'],
  ['陳怡君', '業務專員'],
  ['Peter O’Halloran', 'Electrician'],
  ['Jane Baker', 'jane.baker@example.org'],
  ['Jane Baker', 'j.baker88@example.org'],
  ['長谷川 直美', '090-5555-0142'],
  ['店村 美咲', '経理'],
  ['Crisanto dela Peña', 'Welder'],
])('reads "%s" at the top as the name', (name, below) => {
  expect(nameOf([name, below, 'Experience', 'Cook, Hotel Quay 2019 – 2021'])).toBe(name);
});

it.each([
  [['履 歴 書', '氏\t名\t和久井 千景'], '和久井 千景'],
  [['職務経歴書', '氏名：榎本 悠真'], '榎本 悠真'],
  [['履歴書', 'ふりがな わくい ちかげ', '氏名 和久井 千景（わくい ちかげ）'], '和久井 千景'],
  [['个人简历', '姓名：贺思远 性别：男'], '贺思远'],
  [['个人简历', '姓\t名：欧阳慧敏\t性\t别：女'], '欧阳慧敏'],
  [['DAFTAR RIWAYAT HIDUP', 'Nama Lengkap: Yoga Pratama'], 'Yoga Pratama'],
  [['CURRÍCULO', 'Nome: Rafael Teixeira Lobo | 32 anos'], 'Rafael Teixeira Lobo'],
  [['السيرة الذاتية', 'الاسم: خالد منصور'], 'خالد منصور'],
])('reads the name behind its label in %j', (lines, name) => {
  expect(nameOf([...lines, '電話 090-5555-0142'])).toBe(name);
});

it('leaves a nickname in quotes out', () => {
  expect(nameOf(['Bartholomew "Bart" Quinlan', 'Sous Chef'])).toBe('Bartholomew Quinlan');
});

it('reads the first cell of a row as the name', () => {
  expect(nameOf(['Jana Holm\tjana@example.org', 'Experience'])).toBe('Jana Holm');
});

it('reads the largest letters, on two lines or beside another column', () => {
  const body = Array.from({ length: 9 }, () => ({ text: 'Kept the till of a busy shop', size: 10 }));
  const large = [
    { text: 'Okoro-Bell', size: 26, column: 287 },
    { text: 'Deshawn', size: 26, column: 130 },
  ];
  expect(nameOf([{ text: 'Contact', size: 13 }, ...body, ...large, ...body])).toBe('Deshawn Okoro-Bell');
});

it.each([
  'Curriculum Vitae',
  'Full-Stack Developer',
  'Back End Developer',
  'Professional Experience',
  'Haifa, Israel',
  'Quay Hotel Group',
  'Ege University',
  'Phone:',
  '职务经历',
  '株式会社北風',
  'I keep the books of three shops.',
  'Kopi',
  '営業部長',
])('takes "%s" for no name', (text) => {
  expect(nameOf([text, 'Cook, Hotel Quay 2019 – 2021'])).toBeUndefined();
});

it.each([
  ['Berg Olav', ['Olav', 'Berg'], true],
  ['OLAV KÅRE BERG', ['Olav', 'Berg'], true],
  ['高橋 美咲', ['美咲', '高橋'], true],
  ['Olav Berg', ['Olaf', 'Berg'], false],
  ['Olav Berg', ['', ''], false],
])('compares "%s" with %j', (inResume, account, same) => expect(isSameName(inResume, account)).toBe(same));
