import { expect, it } from 'vitest';
import { linesOf } from '../../testing/samples/resume-lines.ts';
import { readFacts } from './read-facts.ts';

const texts = {
  German: `BERUFSERFAHRUNG
Softwareentwickler
Leuchtturm Software GmbH, Bremen | März 2018 – heute
AUSBILDUNG
Hochschule Bremen
Diplom-Ingenieur, Informatik, 2009 – 2013
SPRACHEN
Englisch – fließend`,
  French: `EXPÉRIENCE PROFESSIONNELLE
Assistante de direction
Groupe Phare, Brest | mars 2018 – aujourd'hui
FORMATION
Université de Bretagne
Licence professionnelle en Gestion, 2009 – 2013
LANGUES
Anglais – courant`,
  Italian: `ESPERIENZA LAVORATIVA
Responsabile amministrativa
Meccanica Porto S.r.l., Torino | marzo 2018 – presente
ISTRUZIONE E FORMAZIONE
Università di Torino
Laurea magistrale in Economia, 2009 – 2013
LINGUE
Inglese – avanzato`,
  Dutch: `WERKERVARING
Verpleegkundige
Stichting De Haven, Utrecht | maart 2018 – heden
OPLEIDING
Hogeschool Utrecht
HBO Verpleegkunde, 2009 – 2013
TALEN
Engels – goed`,
  Polish: `DOŚWIADCZENIE ZAWODOWE
Główna księgowa
Stocznia Latarnia Sp. z o.o., Gdańsk | od marca 2018 do dziś
WYKSZTAŁCENIE
Uniwersytet Gdański
Licencjat, Ekonomia, 2009 – 2013
JĘZYKI
angielski – biegły`,
  Russian: `ОПЫТ РАБОТЫ
Менеджер по продажам
ООО «Гавань», Казань | с марта 2018 по настоящее время
ОБРАЗОВАНИЕ
Казанский университет
Бакалавр, Экономика, 2009 – 2013
ЯЗЫКИ
Английский – свободно`,
  Persian: `سوابق کاری
حسابدار ارشد
شرکت فولاد البرز، تهران | اسفند ۱۳۹۶ تا کنون
تحصیلات
دانشگاه الزهرا
کارشناسی حسابداری، ۱۳۸۸ – ۱۳۹۲
زبان‌ها
انگلیسی – پیشرفته`,
  Urdu: `پیشہ ورانہ تجربہ
اکاؤنٹنٹ
راوی ٹریڈرز، لاہور | مارچ 2018 تا حال
تعلیمی قابلیت
پنجاب یونیورسٹی
ایم ایس سی ریاضی، 2009 – 2013
زبانیں
انگریزی – روانی`,
} as const;

const read = {
  German: ['Softwareentwickler', 'Leuchtturm Software GmbH', 'Diplom-Ingenieur', 'Informatik'],
  French: ['Assistante de direction', 'Groupe Phare', 'Licence professionnelle', 'Gestion'],
  Italian: ['Responsabile amministrativa', 'Meccanica Porto S.r.l.', 'Laurea magistrale', 'Economia'],
  Dutch: ['Verpleegkundige', 'Stichting De Haven', 'HBO', 'Verpleegkunde'],
  Polish: ['Główna księgowa', 'Stocznia Latarnia Sp. z o.o.', 'Licencjat', 'Ekonomia'],
  Persian: ['حسابدار ارشد', 'شرکت فولاد البرز', 'کارشناسی', 'حسابداری'],
  Urdu: ['اکاؤنٹنٹ', 'راوی ٹریڈرز', 'ایم ایس سی', 'ریاضی'],
  Russian: ['Менеджер по продажам', 'ООО «Гавань»', 'Бакалавр', 'Экономика'],
} as const;

const languages = Object.keys(texts) as (keyof typeof texts)[];

it.each(languages)('is read from a résumé in %s: the job, the studies and the languages', (language) => {
  const { work, schools, languages: spoken } = readFacts(linesOf(texts[language]));
  expect(work).toHaveLength(1);
  expect(schools).toHaveLength(1);
  const [job, school] = [work[0], schools[0]];
  expect([job?.title, job?.company, school?.degree, school?.field].map((fact) => fact?.value)).toEqual(
    read[language],
  );
  expect([job?.start, job?.current, school?.start, school?.end].map((fact) => fact?.value)).toEqual([
    '2018-03',
    'true',
    '2009',
    '2013',
  ]);
  expect(spoken.map((one) => [one.language.value, one.level?.value])).toEqual([['en', 'fluent']]);
});

it.each([
  ['Research Director', 'Gartner Inc'],
  ['Site Manager', 'Koch Industries'],
  ['Bank Teller', 'Commercial Bank of Ceylon'],
  ['Analyst', 'Charge Point'],
])('leaves the names of an English résumé as they are: %s, %s', (title, company) => {
  const { work } = readFacts(
    linesOf(`WORK EXPERIENCE\n${title}\n${company}, Boston | January 2014 – February 2018`),
  );
  expect(work.map((job) => [job.title?.value, job.company?.value])).toEqual([[title, company]]);
});

it('does not take a licence of an English résumé for a French degree', () => {
  const { schools } = readFacts(
    linesOf('EDUCATION\nUniversity of Leeds\nLicence to Practise Law, 2009 – 2013'),
  );
  expect(schools.map(({ degree }) => degree?.value)).toEqual([undefined]);
});

it.each([
  ['ホテル灯台 フロント係', 'フロント係', 'ホテル灯台'],
  ['株式会社港屋 ホールスタッフ', 'ホールスタッフ', '株式会社港屋'],
  ['旅館まつかぜ 仲居', '仲居', '旅館まつかぜ'],
])('is the title and the employer of a Japanese line: %s', (line, title, company) => {
  const { work } = readFacts(linesOf(`職務経歴\n2018年4月～2022年3月 ${line}`));
  expect(work.map((job) => [job.title?.value, job.company?.value])).toEqual([[title, company]]);
});

it.each([
  [
    'BERUFSERFAHRUNG\nKlimatechniker bei Kälte Nordsee Meisterbetrieb, Husum\n2017 – 2023',
    'Klimatechniker',
    'Kälte Nordsee Meisterbetrieb',
  ],
  [
    'PROFIEL\nMonteur met oog voor veiligheid.\nWERKERVARING\nScheepsmonteur, Werf Eemsmond, Delfzijl\nfeb. 2020 – nu',
    'Scheepsmonteur',
    'Werf Eemsmond',
  ],
  [
    'ESPERIENZA LAVORATIVA\nAddetta al banco presso Forno Ligure\n2018 – 2021',
    'Addetta al banco',
    'Forno Ligure',
  ],
  [
    'ESPERIENZA LAVORATIVA\n• Date (da – a)\tDa marzo 2018 ad oggi\n• Nome e indirizzo del datore di lavoro\tPorto Nuovo S.p.A.\n• Tipo di impiego\tImpiegata amministrativa',
    'Impiegata amministrativa',
    'Porto Nuovo S.p.A.',
  ],
  [
    'DOŚWIADCZENIE ZAWODOWE\n03.2018 – obecnie\tSpecjalista ds. zakupów\n\tStocznia Wschód S.A., Gdynia',
    'Specjalista ds. zakupów',
    'Stocznia Wschód S.A.',
  ],
  ['ОПЫТ РАБОТЫ\nБухгалтер\nАО «Тихая гавань»\nмарт 2018 – июнь 2020', 'Бухгалтер', 'АО «Тихая гавань»'],
  ['ОПЫТ РАБОТЫ\n2018 – 2020\tТехник-конструктор, ООО «Маяк», г. Пермь', 'Техник-конструктор', 'ООО «Маяк»'],
])('is the title and the employer as people there write them: %j', (text, title, company) => {
  const { work } = readFacts(linesOf(text));
  expect(work.map((job) => [job.title?.value, job.company?.value])).toEqual([[title, company]]);
});

it('does not take the class of an English school for a Roman month', () => {
  const { schools } = readFacts(linesOf('EDUCATION\nDelhi Public School\nClass XII 2017 - 2019'));
  expect(schools.map(({ start }) => start?.value)).toEqual(['2017']);
});
