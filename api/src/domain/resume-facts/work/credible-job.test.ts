import { expect, it } from 'vitest';
import { readFacts } from '../read-facts.ts';
import { isDoubtfulJob } from './credible-job.ts';

const read = (text: string) =>
  readFacts(
    text
      .trim()
      .split('\n')
      .map((line) => ({ page: 1, kind: /^[•-] /u.test(line) ? 'item' : 'text', text: line })),
  );
const jobsOf = (text: string) =>
  read(text).work.map(({ title, company, start, end }) => [
    ...[title?.value, company?.value, start?.value, end?.value],
  ]);

it('reads headings with marks in Japanese, and no job from an examination', () => {
  const text = `
職務経歴書
■職務要約
Webアプリケーションの開発に八年間携わり、要件定義から運用までを一貫して担当してきました。
■職務経歴
株式会社青葉システム
2018年4月～現在
開発リーダー
◆学歴
2010年4月～2014年3月　明治大学 理工学部
【資格】
応用情報技術者試験 合格 2015年6月
TOEIC 860点
■語学
英語（ビジネスレベル）`;
  expect(jobsOf(text)).toEqual([['開発リーダー', '株式会社青葉システム', '2018-04', undefined]]);
  const { about, schools, languages, sections } = read(text);
  expect(sections).toEqual(['summary', 'work', 'education', 'licenses', 'languages']);
  expect(about.summary?.value).toMatch(/^Web/u);
  expect(schools.map(({ school }) => school?.value)).toEqual(['明治大学']);
  expect(languages.map(({ language }) => language.value)).toEqual(['en']);
});

it('takes no label for an employer, an occupation or a skill in Chinese', () => {
  const text = `
李晓明
工作年限：7年 求职意向：Java高级工程师
手机：13800000000 邮箱：li@example.cn
【工作经历】
上海云舟信息技术有限公司 2019.03-至今
高级Java工程师
负责用户中心的设计与开发
公司：杭州蓝湖科技有限公司 职位：Java开发工程师 时间：2016.07-2019.02
【技能】
掌握：Java、Spring Boot
熟悉：Redis、Kafka
获奖情况
2015年 校级一等奖学金`;
  expect(jobsOf(text)).toEqual([
    ['高级Java工程师', '上海云舟信息技术有限公司', '2019-03', undefined],
    ['Java开发工程师', '杭州蓝湖科技有限公司', '2016-07', '2019-02'],
  ]);
  expect(read(text).skills.map(({ value }) => value)).toEqual(['Java', 'Spring Boot', 'Redis', 'Kafka']);
});

it('reads headings with marks in Korean', () => {
  const text = `
김민수
■ 경력
주식회사 한빛시스템	2019.03 ~ 현재
백엔드 개발자
◆ 학력
서울대학교	2012.03 ~ 2016.02
● 기술 스택
Java, Kotlin`;
  expect(jobsOf(text)).toEqual([['백엔드 개발자', '주식회사 한빛시스템', '2019-03', undefined]]);
  expect(read(text).schools.map(({ school }) => school?.value)).toEqual(['서울대학교']);
  expect(read(text).skills.map(({ value }) => value)).toEqual(['Java', 'Kotlin']);
});

it('takes fields about the person for no jobs in Indonesian', () => {
  expect(
    jobsOf(`
DATA PRIBADI
Nama : Sari Lestari
Posisi yang dilamar : Staf Akuntansi
A. RIWAYAT PENDIDIKAN
2013 - 2017 : S1 Akuntansi, Universitas Padjadjaran
B. PENGALAMAN KERJA
PT Maju Jaya Abadi (2019 - sekarang)
Jabatan : Staf Akuntansi
C. KEAHLIAN
Microsoft Excel, Accurate`),
  ).toEqual([['Staf Akuntansi', 'PT Maju Jaya Abadi', '2019', undefined]]);
});

it('gives each role of one employer the employer, and takes no team for one', () => {
  expect(
    jobsOf(`
Experience
Northwind Cold Storage Pte Ltd\t2014 – Present
Operations Manager, Cold Chain\tMar 2020 – Present
• Lead 42 staff on three shifts.
Stock Clerk, Returns\tJan 2014 – Feb 2020
• Counted stock every night.
Education
Diploma in Logistics\t2012 – 2015
Singapore Polytechnic`),
  ).toEqual([
    ['Operations Manager, Cold Chain', 'Northwind Cold Storage Pte Ltd', '2020-03', undefined],
    ['Stock Clerk, Returns', 'Northwind Cold Storage Pte Ltd', '2014-01', '2020-02'],
  ]);
});

it('takes what stands behind the dates, such as a rank or a count of staff, for no job', () => {
  expect(
    jobsOf(`
Experience
Sr. Operations Manager · Site Lead, Cold Chain · Northwind Cold Storage, Singapore
01/2020 – 12/2024 · M4 · 22 staff, 3 shifts
• Ran the move of 9,000 pallets.
Warehouse Supervisor · Inbound · Harbourline Freight, Singapore
06/2016 – 12/2019 · S2 · 12 staff`),
  ).toEqual([
    ['Sr. Operations Manager', 'Northwind Cold Storage', '2020-01', '2024-12'],
    ['Warehouse Supervisor', 'Harbourline Freight', '2016-06', '2019-12'],
  ]);
});

it('is sure of a job with title, employer and time, and doubts one that lacks them', () => {
  const doubts = (text: string) => read(text).work.map((job) => [job.title?.value, isDoubtfulJob(job)]);
  expect(
    doubts(`
Experience
Head Cook\tMar 2020 – Present
Hotel Quay
• Baked for the whole street.
Freelance Translator\tJan 2018 – Feb 2020
• Translated menus.
Waiter
2012`),
  ).toEqual([
    ['Head Cook', false],
    ['Freelance Translator', false],
    ['Waiter', true],
  ]);
});

it.each([
  ['Awards', '2018\tFinalist, Baker of the Year\tLas Vegas, USA'],
  ['Publications', 'Multi-Agent Cooks with Emergent Communication\tJuly 2022'],
  ['Invited talks', '2020 – 2021\tOrganizer, Quay Conference\tOslo, Norway'],
  ['毕业论文', '导师 王经理 2018.06 – 2019.06'],
  ['Penghargaan', 'Juara Koki Muda, Hotel Quay 2018 – 2019'],
])('takes nothing below "%s" for a job', (heading, line) => {
  const text = `Experience\nCook, Quay Hotel\tMay 2019 – June 2021\n• Baked bread.\n${heading}\n${line}`;
  expect(jobsOf(text)).toEqual([['Cook', 'Quay Hotel', '2019-05', '2021-06']]);
});

it('reads the roles of a Japanese history behind their labels, and no sentence, count or point as a job', () => {
  const text = `
職務経歴
2019年4月～2021年3月
株式会社青葉システム
【役割】 iOSプログラマ
【体制】 開発者3人、PM1人
・データエンジニアへのアドバイスと、開発者間コードレビューの運用
運用・保守を担当するエンジニアとして開発に従事。
2021年4月～現在
株式会社若葉
職位 ／ サポートエンジニア
・管理者向けの画面を作成した`;
  expect(jobsOf(text)).toEqual([
    ['iOSプログラマ', '株式会社青葉システム', '2019-04', '2021-03'],
    ['サポートエンジニア', '株式会社若葉', '2021-04', undefined],
  ]);
});

it('takes no point that begins with a middle dot for the employer', () => {
  const text = `
Experience
Research Assistant\tJune 2019 – Present
Quay University, Oslo, Norway
· Creates, edits and manages Surveys
Kitchen Assistant\tMay 2016 – May 2019
Tern Kitchens, Bergen, Norway
· Uses Excel to plan the Week`;
  expect(jobsOf(text).map(([title, company]) => [title, company])).toEqual([
    ['Research Assistant', 'Quay University'],
    ['Kitchen Assistant', 'Tern Kitchens'],
  ]);
});
