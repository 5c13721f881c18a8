import { expect, it } from 'vitest';
import { linesOf } from '../../testing/samples/resume-lines.ts';
import { readFacts } from './read-facts.ts';

const read = (text: string) => {
  const { about, work, schools, licenses, skills } = readFacts(linesOf(text));
  return {
    about: [about.headline?.value, about.location?.value],
    work: work.map(({ title, company, start, end, current }) => [
      ...[title?.value, company?.value, start?.value, (end ?? current)?.value],
    ]),
    schools: schools.map(({ school, degree, field }) => [school?.value, degree?.value, field?.value]),
    licenses: licenses.map(({ title, issuer }) => [title.value, issuer?.value]),
    skills: skills.map(({ value }) => value),
  };
};

it('reads a 履歴書 with an address without a label, degrees by graduation, and licences behind the jobs', () => {
  expect(
    read(`
履歴書
氏名 高橋 健一
〒060-0042 北海道札幌市中央区大通西3丁目6 大通ビル502
電話番号 080-9876-1234
学歴・職歴
学歴
平成18年4月 北海道立札幌北高等学校 入学
平成21年3月 北海道立札幌北高等学校 卒業
平成21年4月 北海道大学 工学部 情報工学科 入学
平成25年3月 北海道大学 工学部 情報工学科 卒業
平成27年3月 北海道大学大学院 情報科学研究科 中退
職歴
平成25年4月 株式会社北斗システム 入社
令和元年4月 同社 開発主任
令和2年9月 一身上の都合により退社
令和2年10月 合同会社スノウソフト 入社
現在に至る
以上
免許・資格
平成24年8月 普通自動車第一種運転免許 取得
平成26年11月 応用情報技術者試験 合格`),
  ).toEqual({
    about: [undefined, '北海道札幌市中央区'],
    work: [
      ['開発主任', '株式会社北斗システム', '2013-04', '2020-09'],
      [undefined, '合同会社スノウソフト', '2020-10', 'true'],
    ],
    schools: [
      ['北海道立札幌北高等学校', '高等学校卒業', undefined],
      ['北海道大学', '大学卒業', '工学部 情報工学科'],
      ['北海道大学大学院', undefined, '情報科学研究科'],
    ],
    licenses: [
      ['普通自動車第一種運転免許', undefined],
      ['応用情報技術者試験', undefined],
    ],
    skills: [],
  });
});

it('reads a Japanese employer with its size in brackets, a degree behind its faculty, and certificates one a line', () => {
  expect(
    read(`
小林 さくら
〒530-0001
大阪府大阪市北区梅田2丁目5-10
職務経歴
2018年4月～2024年12月 株式会社なにわ百貨店（従業員数：1,200名）
婦人服販売員
学歴
2018年3月 関西大学 文学部 大学卒業
資格
TOEIC 820点（2022年6月）
販売士2級`),
  ).toEqual({
    about: [undefined, '大阪府大阪市北区'],
    work: [['婦人服販売員', '株式会社なにわ百貨店', '2018-04', '2024-12']],
    schools: [['関西大学', '大学卒業', '文学部']],
    licenses: [
      ['TOEIC 820点', undefined],
      ['販売士2級', undefined],
    ],
    skills: [],
  });
});

it('reads the wanted job of a Chinese résumé, employers and titles with a space between, and skills behind a verb', () => {
  expect(
    read(`
个人简历
姓名：陈思远  性别：男  出生年月：1993.08
现居住地：广东省深圳市南山区科技园
求职意向：前端开发工程师  期望薪资：20k-25k
工作经验
2019.03-至今  深圳协和医院 护士长
教育背景
2012.09-2016.06  电子科技大学  软件工程（本科）
技能特长
熟悉 React、TypeScript，了解 Docker
计算机技能
Photoshop`),
  ).toEqual({
    about: ['前端开发工程师', '广东省深圳市南山区'],
    work: [['护士长', '深圳协和医院', '2019-03', 'true']],
    schools: [['电子科技大学', '本科', '软件工程']],
    licenses: [],
    skills: ['React', 'TypeScript', 'Docker', 'Photoshop'],
  });
});

it('reads Arabic times with a colon between, a faculty before its university, and the heading of programs', () => {
  expect(
    read(`
محمد إبراهيم
القاهرة - مصر
الخبرة
أكتوبر 2018 : الآن | مهندس مدني | شركة المقاولون العرب
يوليو 2014 : سبتمبر 2018 | مهندس موقع | أوراسكوم للإنشاءات
التعليم
كلية الهندسة، جامعة عين شمس، دفعة 2014، تقدير جيد جدا
البرامج
AutoCAD، Revit، Primavera`),
  ).toEqual({
    about: [undefined, 'القاهرة'],
    work: [
      ['مهندس مدني', 'شركة المقاولون العرب', '2018-10', 'true'],
      ['مهندس موقع', 'أوراسكوم للإنشاءات', '2014-07', '2018-09'],
    ],
    schools: [['جامعة عين شمس', undefined, 'كلية الهندسة']],
    licenses: [],
    skills: ['AutoCAD', 'Revit', 'Primavera'],
  });
});
