import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readArchive, readArchiveMonth } from './read-archive.ts';
import { readZip } from './read-zip.ts';

const zip = (files: Record<string, string>) =>
  new Blob([
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))).slice(),
  ]);
const account = { email: 'me@example.com', phone: null };
const valuesOf = (made: Awaited<ReturnType<typeof readArchive>>) =>
  Object.fromEntries(
    (made?.proposals ?? []).map(({ id, fields }) => [
      id,
      Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    ]),
  );

describe('an archive of LinkedIn', () => {
  it('is read by its files, wherever they stand, and proposes what each row says', async () => {
    const made = await readArchive(
      zip({
        'Basic_Export/Profile.csv':
          '\ufeffFirst Name,Last Name,Headline,Summary,Geo Location\nNoor,Haddad,Notary clerk,"Deeds, seals.\nTwo lines.","Basco, Philippines"\n',
        'Basic_Export/Positions.csv':
          'Company Name,Title,Description,Location,Started On,Finished On\n"Kanzlei ""Süd""",Clerk,Files,Ulm,Nov 2009,Jan 2014\nRTC,Registrar,,Basco,2014,\n',
        'Basic_Export/Education.csv':
          'School Name,Start Date,End Date,Notes,Degree Name\nUGR,2004,2009,,Filología\nBasco College,2001,2003,,"Bachelor of Laws, Civil law"\n',
        'Basic_Export/Skills.csv': 'Name\nShorthand\n\nSeals\n',
        'Basic_Export/Languages.csv':
          'Name,Proficiency\nTürkçe,Native or bilingual proficiency\nGerman,Limited working proficiency\nKlingon,Elementary\n',
        'Basic_Export/Email Addresses.csv':
          'Email Address,Confirmed,Primary\nold@example.com,Yes,No\nnew@example.com,Yes,Yes\n',
        'Basic_Export/Phone Numbers.csv': 'Extension,Number,Type\n,+63 917 123 4567,Mobile\n',
        'messages.csv': 'CONTENT\nsecret\n',
      }),
      'en',
      account,
    );
    expect(valuesOf(made)).toEqual({
      'about:headline': { headline: 'Notary clerk' },
      'about:summary': { summary: 'Deeds, seals.\nTwo lines.' },
      'about:location': { location: 'Basco, Philippines' },
      'work_experience:0': {
        ...{ job_title: 'Clerk', company_name: 'Kanzlei "Süd"', description: 'Files' },
        ...{ start_month: '2009-11', end_month: '2014-01' },
      },
      'work_experience:1': {
        ...{ job_title: 'Registrar', company_name: 'RTC', start_month: '2014', is_current: 'true' },
      },
      'education:0': {
        ...{ school_name: 'UGR', field_of_study: 'Filología', start_month: '2004', end_month: '2009' },
      },
      'education:1': {
        ...{ school_name: 'Basco College', education_level_id: '5', field_of_study: 'Civil law' },
        ...{ start_month: '2001', end_month: '2003' },
      },
      'skill:shorthand': { name: 'Shorthand' },
      'skill:seals': { name: 'Seals' },
      'language:tr': { language: 'tr', proficiency: 'native' },
      'language:de': { language: 'de', proficiency: 'basic' },
    });
    expect(made?.contact.map(({ name, value, current }) => [name, value, current])).toEqual([
      ['email', 'new@example.com', 'me@example.com'],
      ['phone', '+63 917 123 4567', null],
    ]);
  });

  it('of this site proposes its JSON Resume, and leaves out what is of another type', async () => {
    const resume = {
      basics: {
        name: 'Noor',
        label: 'Notary clerk',
        email: 'new@example.com',
        location: { address: 'Basco' },
      },
      work: [{ name: 'RTC', position: 'Registrar', startDate: '2014-02-11' }, { name: 7 }],
      education: [
        {
          institution: 'UGR',
          studyType: "Master's degree",
          area: 'Law',
          startDate: '2004',
          endDate: '2009-06',
        },
        { institution: 'Basco', studyType: 'CAP', area: 'Sewing' },
      ],
      certificates: 'none',
      skills: [{ name: 'Shorthand', level: null }, { name: 'Latin', level: 'advanced' }, { level: 'expert' }],
      languages: [{ language: 'Turkish', fluency: 'native' }, { language: 'Klingon' }],
    };
    const made = await readArchive(
      zip({ 'resume.json': JSON.stringify(resume), 'data.json': '{}', 'Skills.csv': 'Name\nOther\n' }),
      'en',
      account,
    );
    expect(valuesOf(made)).toEqual({
      'about:headline': { headline: 'Notary clerk' },
      'about:location': { location: 'Basco' },
      'work_experience:0': {
        ...{ job_title: 'Registrar', company_name: 'RTC', start_month: '2014-02', is_current: 'true' },
      },
      'education:0': {
        ...{ school_name: 'UGR', education_level_id: '6', field_of_study: 'Law' },
        ...{ start_month: '2004', end_month: '2009-06' },
      },
      'education:1': { school_name: 'Basco', field_of_study: 'CAP, Sewing' },
      'skill:shorthand': { name: 'Shorthand' },
      'skill:latin': { name: 'Latin', proficiency: 'advanced' },
      'language:tr': { language: 'tr', proficiency: 'native' },
    });
    expect(made?.contact.map(({ name }) => name)).toEqual(['email']);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['another schema', '{"version":1,"files":{}}'],
    ['null', 'null'],
  ])('of this site with %s instead of a JSON Resume proposes nothing', async (_, json) => {
    expect(await readArchive(zip({ 'resume.json': json }), 'en', account)).toBeNull();
  });

  it('whose résumé would be larger than any is read without it', async () => {
    const large = zip({ 'resume.json': `{"basics":{"label":"${'x'.repeat(3_000_000)}"}}` });
    expect(await readArchive(large, 'en', account)).toBeNull();
  });

  it('proposes nothing where it holds none of the files, and is refused where it is no zip', async () => {
    expect(await readArchive(zip({ 'messages.csv': 'CONTENT\nx' }), 'en', account)).toBeNull();
    const whole = zip({ 'Skills.csv': 'Name\nA' });
    for (const part of [new Blob(['%PDF-1.4']), new Blob([]), whole.slice(0, 40), whole.slice(9)])
      await expect(readArchive(part, 'en', account)).rejects.toThrow();
  });

  it('is read by the places of its columns where headings are in another language', async () => {
    const made = await readArchive(
      zip({
        'Positions.csv':
          'Entreprise,Poste,Description,Lieu,Début,Fin\nChantier Nord,Soudeuse,,Brest,févr. 2019,\n',
        'Education.csv': 'École,Début,Fin,Notes,Diplôme\nLycée Maritime,2014,2017,,CAP\n',
        'Certifications.csv': 'Nom,Adresse,Organisme,Début,Fin,Numéro\nCACES,,AFPA,2020,,\n',
        'Skills.csv': 'Nom\nSoudure\n',
        'Languages.csv': 'Langue\nBreton\n',
      }),
      'en',
      account,
    );
    expect(valuesOf(made)).toEqual({
      'work_experience:0': {
        ...{ job_title: 'Soudeuse', company_name: 'Chantier Nord' },
        ...{ start_month: '2019', is_current: 'true' },
      },
      'education:0': {
        ...{ school_name: 'Lycée Maritime', field_of_study: 'CAP', start_month: '2014', end_month: '2017' },
      },
      'skill:soudure': { name: 'Soudure' },
      'license_certification:0': { title: 'CACES', issuer: 'AFPA', issue_month: '2020' },
    });
  });

  it('leaves out a file that would be larger than any list of skills', async () => {
    const large = zip({ 'Skills.csv': `Name\n${'x'.repeat(3_000_000)}`, 'Profile.csv': 'Headline\nCook' });
    expect(Object.keys(valuesOf(await readArchive(large, 'en', account)))).toEqual(['about:headline']);
  });

  it('that is a ZIP bomb is read up to a limit', async () => {
    const files = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${index}`, ' '.repeat(100)]));
    expect(Object.keys(await readZip(zip(files), () => true, 100))).toHaveLength(20);
    expect(Object.keys(await readZip(zip(files), () => true, 300))).toHaveLength(60);
  });

  it('of any size is read by the parts that are needed, and not as a whole', async () => {
    const bytes = zipSync(
      {
        'video/1.webm': [new Uint8Array(3_000_000).fill(7), { level: 0 }],
        'Profile.csv': strToU8('Headline\nCook'),
      },
      { comment: 'Of 30 November' },
    );
    let read = 0;
    const file = new Blob([bytes.slice()]);
    const counted = Object.assign(file, {
      slice: (from = 0, to = 0) => {
        read += to - from;
        return Blob.prototype.slice.call(file, from, to);
      },
    });
    expect(valuesOf(await readArchive(counted, 'en', account))).toEqual({
      'about:headline': { headline: 'Cook' },
    });
    expect(read).toBeLessThan(100_000);
  });

  it.each([
    ['Mar 2021', 'en', '2021-03'],
    ['2021年3月', 'ja', '2021-03'],
    ['مارس 2021', 'ar', '2021-03'],
    ['Mar 2021', 'ar', '2021-03'],
    ['2021', 'en', '2021'],
    ['printemps 2021', 'en', '2021'],
    ['', 'en', ''],
    ['soon', 'en', ''],
  ])('says of the month “%s” in %s: %s', (text, tag, month) =>
    expect(readArchiveMonth(text, tag)).toBe(month),
  );
});
