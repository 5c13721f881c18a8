import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { placeNames, useImports } from '../testing/use-imports.ts';

const { db, bring, jobs, pathOf } = useImports();

describe('an import of a known format', () => {
  it('closes a job that its source calls inactive, and reads epochs, several places and who gets a visa', async () => {
    const listing = {
      company_name: 'Acme',
      id: 'a1',
      title: 'Engineer',
      active: false,
      date_posted: 1_689_728_209,
      url: 'https://example.com/1',
      locations: ['NYC', 'Chicago, IL'],
    };
    const others = ['Offers Sponsorship', 'Does Not Offer Sponsorship', 'Other'].map(
      (sponsorship, index) => ({
        ...listing,
        id: `b${index}`,
        title: ['Nurse', 'Teacher', 'Cook'][index],
        sponsorship,
      }),
    );
    await bring('a.json', JSON.stringify([listing, ...others]), 'US');
    const [job, ...more] = await jobs();
    expect(more.map((row) => [row.visa_sponsorship, row.applicant_countries])).toEqual([
      [true, []],
      [false, ['us']],
      [null, []],
    ]);
    expect(job?.status).toBe('closed');
    expect(job?.posted_at.toISOString()).toBe('2023-07-19T00:56:49.000Z');
    expect(placeNames(job?.location_ids ?? [])).toEqual(['New York', 'Chicago']);
    expect(await db().selectFrom('search_documents').selectAll().execute()).toEqual([]);
  });

  it('reads schema.org JobPosting without a mapping, at any depth of the graph', async () => {
    const posting = {
      '@type': 'JobPosting',
      title: 'Data Analyst',
      description: '<p>Look at <b>numbers</b>.</p>',
      identifier: { '@type': 'PropertyValue', value: 'J-1' },
      hiringOrganization: { '@type': 'Organization', name: 'Acme', sameAs: 'https://acme.example' },
      jobLocation: [
        {
          '@type': 'Place',
          address: { addressLocality: 'Makati', addressRegion: 'Metro Manila', addressCountry: 'PH' },
        },
      ],
      employmentType: ['FULL_TIME'],
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'Philippines' }, { name: 'SG' }],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'PHP',
        value: { minValue: 40_000, maxValue: 60_000, unitText: 'MONTH' },
      },
      experienceRequirements: { monthsOfExperience: 36 },
      educationRequirements: { credentialCategory: 'bachelor degree' },
      datePosted: '2026-01-05',
      validThrough: '2026-12-31T00:00:00Z',
    };
    const report = await bring(
      'a.jsonld',
      JSON.stringify({ '@graph': [{ '@type': 'WebPage', title: 'x' }, posting] }),
      'PH',
    );
    expect(report).toMatchObject({ mapping: 'job-posting', arrived: 1 });
    expect([...report.refused.keys()]).toEqual(['not a job']);
    const [job] = await jobs();
    expect(job).toMatchObject({
      title: 'Data Analyst',
      company: 'Acme',
      salary_currency: 'PHP',
      salary_period: 'monthly',
      salary_min: 4_000_000,
      salary_max: 6_000_000,
      job_type_id: 1,
      work_arrangement_id: 3,
      xp_lvl_id: 4,
      degree_id: 5,
      apply_mode: 'normal',
      applicant_countries: ['ph', 'sg'],
    });
    expect(job?.valid_through?.toISOString()).toBe('2026-12-31T00:00:00.000Z');
  });

  it('takes each requisition of an employer’s feed for an opening of its own, and joins what another site copies', async () => {
    const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    const opening = (id: string, site: string) => ({
      '@type': 'JobPosting',
      title: 'Baker',
      description: text,
      hiringOrganization: { name: 'Acme' },
      identifier: { value: id },
      url: `https://${site}/${id}`,
    });
    const own = ['R-1', 'R-2', 'R-3'].map((id) => opening(id, 'acme.example'));
    expect((await bring('a.jsonld', JSON.stringify(own), 'PH')).counts).toMatchObject({ created: 3 });
    const copy = [opening('77', 'board.example')];
    expect((await bring('b.jsonld', JSON.stringify(copy), 'PH')).counts).toMatchObject({ merged: 1 });
    // Columns of a board's own: its ids may be of copies, but not on the board of one employer.
    const rows = ['Q1', 'Q2'].map((id) => `${id},https://z.example/${id},Cook,,${text}`).join('\n');
    const columns = 'Job ID,Link,Job Title,Company Name,Job Description\n';
    const mapping = pathOf('own.json');
    const fields = {
      id: 'Job ID',
      title: 'Job Title',
      company: 'Company Name',
      description: 'Job Description',
    };
    await writeFile(mapping, JSON.stringify({ name: 'own', about: '', detect: ['Link'], fields }));
    const more = { mapping, company: 'Zenith' };
    expect((await bring('own.csv', `${columns}${rows}`, 'PH', more)).counts).toMatchObject({ created: 2 });
  });

  it('closes a job whose deadline has passed, and does not call it posted today', async () => {
    const posting = (title: string, dates: object) => ({
      '@type': 'JobPosting',
      title,
      hiringOrganization: { name: 'Acme' },
      identifier: title,
      ...dates,
    });
    const passed = '2025-01-31T00:00:00.000Z';
    const list = [
      posting('Baker', { validThrough: passed }),
      posting('Waiter', { validThrough: '2100-01-31' }),
    ];
    await bring('a.jsonld', JSON.stringify(list), 'PH');
    const found = new Map((await jobs()).map((job) => [job.title, job]));
    const baker = found.get('Baker');
    expect([baker?.status, baker?.posted_at.toISOString()]).toEqual(['closed', passed]);
    expect(found.get('Waiter')?.status).toBe('open');
  });

  it('takes the employer from around the list, or from the operator', async () => {
    const posting = { '@type': 'JobPosting', title: 'Baker', identifier: '1', url: 'https://acme.example/1' };
    const board = JSON.stringify({ name: 'Acme', jobs: [posting] });
    expect(await bring('a.json', board, 'PH')).toMatchObject({ arrived: 1 });
    const bare = JSON.stringify([{ ...posting, url: 'https://other.example/1' }]);
    expect((await bring('b.json', bare, 'PH')).refused).toEqual(new Map([['no company', 1]]));
    expect(await bring('b.json', bare, 'PH', { company: 'Zenith' })).toMatchObject({ arrived: 1 });
    const around = JSON.stringify({
      company: { name: 'Apogee' },
      data: {
        jobs: [{ id: 7, title: 'Cook', absolute_url: 'https://c.example/7', location: { name: 'Cebu' } }],
      },
    });
    expect(await bring('c.json', around, 'PH')).toMatchObject({ mapping: 'greenhouse', arrived: 1 });
    expect((await jobs()).map(({ company }) => company)).toEqual(['Acme', 'Zenith', 'Apogee']);
  });

  it('takes the XML feed of job boards without a mapping', async () => {
    const xml = `<?xml version="1.0"?><source><publisher>x</publisher>
<job><title><![CDATA[Nurse]]></title><date><![CDATA[Mon, 05 Jan 2026 10:00:00 GMT]]></date><referencenumber>9</referencenumber>
<url>https://example.com/9</url><company>Clinic</company><city>Austin</city><state>TX</state><country>US</country>
<description><![CDATA[<p>Care for patients</p>]]></description><salary>$30 per hour</salary><jobtype>parttime</jobtype></job></source>`;
    expect(await bring('a.xml', xml, 'US')).toMatchObject({ mapping: 'indeed-xml', arrived: 1 });
    const [job] = await jobs();
    expect(job).toMatchObject({
      title: 'Nurse',
      country_key: 'us',
      salary_period: 'hourly',
      salary_min: 3_000,
      job_type_id: 2,
    });
    expect(placeNames(job?.location_ids ?? [])).toEqual(['Austin']);
  });
});
