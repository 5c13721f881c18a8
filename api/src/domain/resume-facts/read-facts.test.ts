import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../testing/samples/resume-lines.ts';
import { readDocx } from '../resume-reading/read-docx.ts';
import { readFacts } from './read-facts.ts';
import { resumeWords } from './words/words.ts';

const aResume = `
Noor Haddad
Hotel manager
Residence: Izmir
noor@example.com | +90 555 000 00 00 | linkedin.com/in/noor-haddad
SUMMARY
Hotel manager with nine years at the front desk, who trains
beginners and keeps guests coming back.
WORK EXPERIENCE
Front office manager
Hotel Lighthouse (Izmir, Turkey) | Mar 2021 – present
• Led a team of six.
• Cut waiting by 30%.
Receptionist
Grand Quay Inn | June 2015 – Feb 2021
Welcomed guests in three languages.
EDUCATION
Ege University
Bachelor's degree in Tourism, 2011 – 2015
SKILLS
Office: Excel, Word; Customer service
LANGUAGES
Turkish (native), English – fluent, German A2
HOBBIES
Sailing since 2009
`;

const values = (facts: object): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact?.value]));

describe('what is read from a résumé', () => {
  const facts = readFacts(linesOf(aResume));

  it('is who the person is, and where they live', () => {
    expect(values(facts.about)).toEqual({
      headline: 'Hotel manager',
      summary:
        'Hotel manager with nine years at the front desk, who trains beginners and keeps guests coming back.',
      location: 'Izmir',
    });
    expect(facts.links.map(({ value }) => value)).toEqual(['linkedin.com/in/noor-haddad']);
    expect(values(facts.contact)).toEqual({
      name: 'Noor Haddad',
      email: 'noor@example.com',
      phone: '+90 555 000 00 00',
    });
  });

  it('is each job with its dates and its points', () => {
    expect(facts.work.map(values)).toEqual([
      {
        title: 'Front office manager',
        company: 'Hotel Lighthouse',
        start: '2021-03',
        end: undefined,
        current: 'true',
        description: 'Led a team of six.\nCut waiting by 30%.',
      },
      {
        title: 'Receptionist',
        company: 'Grand Quay Inn',
        start: '2015-06',
        end: '2021-02',
        current: undefined,
        description: 'Welcomed guests in three languages.',
      },
    ]);
  });

  it('is school, skills and languages, and nothing of the hobbies', () => {
    expect(facts.schools.map(values)).toMatchObject([
      { school: 'Ege University', degree: "Bachelor's degree", field: 'Tourism', start: '2011', end: '2015' },
    ]);
    expect(facts.skills.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Excel', 'Word', 'Customer service']),
    );
    expect(facts.languages.map(({ language, level }) => [language.value, level?.value])).toEqual([
      ['tr', 'native'],
      ['en', 'fluent'],
      ['de', 'basic'],
    ]);
  });

  it('gives the line of each value', () => {
    const [job] = facts.work;
    expect(job?.company).toMatchObject({
      page: 1,
      line: 9,
      quote: expect.stringContaining('Hotel Lighthouse'),
    });
  });

  it.each([
    [
      '職務経歴\n株式会社みなと\t2018年4月～2021年3月\n営業担当\n学歴\n港大学 経済学部\t2014年4月～2018年3月',
      '株式会社みなと',
    ],
    ['الخبرة العملية\nمحاسبة\tمارس 2019 – الآن\nشركة النور\nالتعليم\nجامعة القاهرة 2015', 'شركة النور'],
    [
      'Experiencia laboral\nCocinera | Restaurante El Faro\nenero de 2019 – actualidad',
      'Restaurante El Faro',
    ],
    ['İş Deneyimi\nAşçı – Liman Lokantası A.Ş.\nOcak 2019 – Halen', 'Liman Lokantası A.Ş.'],
  ])('knows the headings and companies of other languages: %#', (text, company) => {
    expect(readFacts(linesOf(text)).work.map((job) => job.company?.value)).toEqual([company]);
  });

  it.each([
    ['Cook at Hotel Quay 2019 – 2021', 'Cook', 'Hotel Quay'],
    ['2019 – 2021 Cook, Hotel Quay', 'Cook', 'Hotel Quay'],
    ['Quay & Sons (Oslo, Norway) Cook 2019 – 2021', 'Cook', 'Quay & Sons'],
    ['Quay Foods, Oslo, Norway, Cook 2019 – 2021', 'Cook', 'Quay Foods'],
    ['Internship, Pastry Cook, Quay Foods\n2019 – 2021', 'Pastry Cook', 'Quay Foods'],
    ['Summer internship as Pastry Cook at Quay Foods\n2019 – 2021', 'Pastry Cook', 'Quay Foods'],
    ['Head Cook Quay Foods, Oslo, Norway 2019 – 2021', 'Head Cook', 'Quay Foods'],
    ['Head of kitchen\nQuay Foods\n2019 – 2021', 'Head of kitchen', 'Quay Foods'],
    ['2019年～2021年\n株式会社灯台ホテル\nフロント支配人', 'フロント支配人', '株式会社灯台ホテル'],
    ['2019年～2021年\n港町旅館\nフロント係', 'フロント係', '港町旅館'],
    ['2019年～2021年\n株式会社みなと\n灯台守', '灯台守', '株式会社みなと'],
  ])('tells title and company of %s', (text, title, company) => {
    const { work } = readFacts(linesOf(`Experience\n${text}`));
    expect(work.map(values)).toMatchObject([{ title, company, start: '2019', end: '2021' }]);
  });

  it('finds a job below another heading, and takes no school for one', () => {
    const facts = readFacts(
      linesOf(
        'Skills\nCooking\nHead cook, Hotel Quay 2019 – 2021\nEducation\nCook diploma, Quay College\n2015 – 2017',
      ),
    );
    expect(facts.work.map(values)).toMatchObject([{ title: 'Head cook', company: 'Hotel Quay' }]);
    expect(facts.schools.map(({ school }) => school?.value)).toEqual(['Quay College']);
  });

  it('tells skills apart that stand side by side', () => {
    const { skills } = readFacts(linesOf('Skills\nTableau Microsoft Excel GitHub\nGuest relations'));
    expect(skills.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Tableau', 'GitHub', 'Guest relations']),
    );
  });

  it('tells skills from the words around them, from each other, and from where somebody is found', () => {
    const { skills } = readFacts(
      linesOf('Skills\nGood knowledge of SQL, Linux/Docker, LinkedIn, www\nBuild tools Jenkins, HACCP plans'),
    );
    expect(skills.map(({ value }) => value)).toEqual(['SQL', 'Linux', 'Docker', 'Jenkins', 'HACCP plans']);
  });

  it('keeps a company whole whose name holds a word for where', () => {
    const { work } = readFacts(
      linesOf('WORK EXPERIENCE\n2020 – 2021 Trainee, Baker, Center for Baltic Bread'),
    );
    expect(work.map(({ company }) => company?.value)).toEqual(['Center for Baltic Bread']);
  });

  it('reads letters that stand apart, and headings that share a line with their content', () => {
    const { work, languages } = readFacts(
      linesOf('W O R K  E X P E R I E N C E\nCook, Hotel Quay\n2019 – 2021\nLanguages: English, Spanish'),
    );
    expect(work).toHaveLength(1);
    expect(languages).toHaveLength(0);
    const below = readFacts(linesOf('Skills\nCooking\nLanguages: English (fluent), Spanish'));
    expect(below.languages.map(({ language }) => language.value)).toEqual(['en', 'es']);
  });

  it('puts a name together that a hyphen parts at the end of a line', () => {
    const { schools } = readFacts(
      linesOf('Education\nOslo State Radio-\nEngineering University (Norway).\n2015 – 2018'),
    );
    expect(schools.map(({ school, start }) => [school?.value, start?.value])).toEqual([
      ['Oslo State Radio-Engineering University', '2015'],
    ]);
  });

  it('reads headings that stand in a column of their own, beside their first line', () => {
    const { schools, skills, languages } = readFacts(
      linesOf(
        'EXPERIENCE\tCook\t2019 – 2021\nHotel Quay\nEDUCATION\tEge University\t2015 – 2018\nSKILLS\tPython, SQL\nLANGUAGES\tEnglish (fluent), Spanish',
      ),
    );
    expect(schools.map(({ school }) => school?.value)).toEqual(['Ege University']);
    expect(skills.map(({ value }) => value)).toEqual(['Python', 'SQL']);
    expect(languages.map(({ language }) => language.value)).toEqual(['en', 'es']);
  });

  it('is nothing where there is nothing, and ends for any text', () => {
    expect(readFacts([]).work).toEqual([]);
    const hostile = [
      'a'.repeat(5_000),
      '1'.repeat(5_000),
      '- '.repeat(2_500),
      'Jan 2020 - '.repeat(400),
      '(('.repeat(2_000),
    ];
    for (const text of hostile) {
      const many = Array.from({ length: 40 }, () => ({ page: 1, kind: 'text' as const, text }));
      expect(readFacts([...linesOf('Work experience'), ...many]).work.length).toBeLessThanOrEqual(30);
    }
  });

  it('has the same words to know résumés by in each language', () => {
    for (const [language, words] of Object.entries(resumeWords)) {
      expect([language, Object.keys(words)]).toEqual([language, Object.keys(resumeWords.en)]);
      for (const texts of Object.values(words.headings)) expect(texts.length).toBeGreaterThan(0);
    }
  });
});

const folder = join(import.meta.dirname, '../../../../../shared/data/resumes/vanetik/CV');

describe('real résumés', () => {
  it.skipIf(!existsSync(folder))('yield nothing that does not stand in them', async () => {
    const bare = (text: string) => text.replace(/\s+/g, '');
    for (const name of readdirSync(folder).filter((_, index) => index % 7 === 0)) {
      const { lines: read } = await readDocx(readFileSync(join(folder, name)));
      const text = bare(read.map((line) => line.text.replace(/^[•●▪◦‣·*>-]\s/u, '')).join(''));
      const { about, work, schools, skills, links } = readFacts(read);
      const all = [
        ...[about.headline, about.location, ...skills, ...links],
        ...work.flatMap(({ title, company }) => [title, company]),
        ...schools.flatMap(({ school, degree, field }) => [school, degree, field]),
      ];
      const invented = all.filter((fact) => fact !== null && !text.includes(bare(fact.value)));
      expect([name, invented]).toEqual([name, []]);
    }
  });
});
