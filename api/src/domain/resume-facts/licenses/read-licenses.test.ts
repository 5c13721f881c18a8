import { languages } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { exampleResume } from '../../generated-resumes/example-resume.ts';
import { renderPdf } from '../../generated-resumes/render-pdf.ts';
import { readPdf } from '../../resume-reading/read-pdf.ts';
import { readFacts } from '../read-facts.ts';

const lines = (text: string) =>
  text.split('\n').map((line) => {
    const kind = /^\s*[•-] /.test(line) ? 'item' : 'text';
    return { page: 1, kind, text: line.trim() } as const;
  });
const read = (text: string) =>
  readFacts(lines(text)).licenses.map(({ title, issuer, issued, expires, lasts, ...credential }) =>
    [title, issuer, issued, expires, lasts, credential.credential_id, credential.credential_url].map(
      (fact) => fact?.value,
    ),
  );
const none = undefined;

describe('the licences and certificates of a résumé', () => {
  it.each<[string, string, (string | undefined)[][]]>([
    [
      'points of a list',
      'Certificates\n• Forklift licence – TESDA, Mar 2021\n• First aid (Red Cross Society)\n• Food handling, 2019',
      [
        ['Forklift licence', 'TESDA', '2021-03'],
        ['First aid', 'Red Cross Society', none],
        ['Food handling', none, '2019'],
      ],
    ],
    [
      'a title with its date, and its issuer below',
      'Licences and certificates\nForklift licence\tMar 2021\nTESDA\nCrane licence\t2019\nPort Authority',
      [
        ['Forklift licence', 'TESDA', '2021-03'],
        ['Crane licence', 'Port Authority', '2019'],
      ],
    ],
    [
      'with short names in brackets, a dash in the title and the year before it',
      [
        'Certificates\n2022 Certified Cloud Architect – Professional, Example Web Services (EWS)',
        '2020 Certified Scrum Master (CSM), The Scrum Foundation\n2020 Crane Operator: Level 2 (003), Port Authority',
      ].join('\n'),
      [
        ['Certified Cloud Architect – Professional', 'Example Web Services (EWS)', '2022'],
        ['Certified Scrum Master (CSM)', 'The Scrum Foundation', '2020'],
        ['Crane Operator: Level 2 (003)', 'Port Authority', '2020'],
      ],
    ],
    [
      'among sentences that tell about them',
      'Certificates\nForklift licence\nA course of two weeks that ended with\nan exam in a warehouse, and\nwith a drive.',
      [['Forklift licence']],
    ],
    [
      'as a network of professionals writes them',
      [
        'Licenses & certifications\nCertified Kubernetes Administrator\nThe Linux Foundation',
        'Issued Mar 2021 · Expires Mar 2024\nCredential ID LF-abc123\nhttps://cred.example.org/LF-abc123',
      ].join('\n'),
      [
        [
          ...['Certified Kubernetes Administrator', 'The Linux Foundation', '2021-03', '2024-03', none],
          ...['LF-abc123', 'https://cred.example.org/LF-abc123'],
        ],
      ],
    ],
    [
      'names alone',
      'Certifications\nForklift licence\nCrane licence',
      [['Forklift licence'], ['Crane licence']],
    ],
    ['names on one line', 'Certifications\nPMP, CSM, ITIL', [['PMP'], ['CSM'], ['ITIL']]],
    [
      'one that lasts, with its time before it',
      'Licences\n2015 – 2020\tDriving licence C\nNo expiry date',
      [['Driving licence C', none, '2015', '2020', 'true']],
    ],
    [
      'with labels',
      'Certificates\nForklift licence\nIssued by: TESDA\nIssue date: 03/2021\nValid until: 03/2026\nCertificate No: 12-345',
      [['Forklift licence', 'TESDA', '2021-03', '2026-03', none, '12-345']],
    ],
    [
      'in Japanese',
      '免許・資格\n2019年4月\t普通自動車第一種運転免許 取得\n2021年6月\t日商簿記検定2級 合格',
      [
        ['普通自動車第一種運転免許', none, '2019-04'],
        ['日商簿記検定2級', none, '2021-06'],
      ],
    ],
    [
      'in Spanish',
      'Licencias y certificados\nLicencia de montacargas – SENA, marzo de 2021\nVálida hasta marzo de 2026',
      [['Licencia de montacargas', 'SENA', '2021-03', '2026-03']],
    ],
    [
      'in Turkish',
      'Sertifikalar\n• Forklift operatörlüğü | MEB | Mart 2021\n• İlk yardım | Kızılay | 2020',
      [
        ['Forklift operatörlüğü', 'MEB', '2021-03'],
        ['İlk yardım', 'Kızılay', '2020'],
      ],
    ],
    [
      'in Chinese',
      '证书\n英语六级证书\t2019年6月\n证书编号：CET-12345',
      [['英语六级证书', none, '2019-06', none, none, 'CET-12345']],
    ],
    [
      'in Arabic',
      'الرخص والشهادات\nرخصة رافعة شوكية\tمارس 2021\nصالحة حتى مارس 2026',
      [['رخصة رافعة شوكية', none, '2021-03', '2026-03']],
    ],
  ])('are read from %s', (_what, text, expected) => {
    expect(read(text)).toEqual(expected.map((one) => [...one, ...Array(7 - one.length).fill(none)]));
  });

  it('stand where they are said to, and are none of the jobs, schools or skills', () => {
    const { licenses, work, schools, skills } = readFacts(
      lines('Certificates\nForklift licence\tMar 2021\nTESDA\nHobbies\nSailing, 2019'),
    );
    expect(licenses[0]).toMatchObject({
      title: { line: 1, quote: 'Forklift licence Mar 2021' },
      issuer: { line: 2, quote: 'TESDA' },
    });
    expect([licenses.length, work, schools, skills]).toEqual([1, [], [], []]);
  });

  it.each(languages.map(({ value }) => value))(
    'come back from a PDF of the product in %s',
    async (language) => {
      const certificates = [
        { name: 'Forklift Class B', issuer: 'TESDA', date: '2021-03' },
        { name: 'First Aid', issuer: 'Red Cross', date: '2019' },
      ];
      for (const template of ['classic', 'sidebar'] as const) {
        const document = { ...exampleResume(language), certificates };
        const { pdf } = await renderPdf({ document, template, paper: 'a4', language });
        const found = readFacts((await readPdf(pdf)).lines).licenses;
        expect(
          found.map(({ title, issuer, issued }) => ({
            ...{ name: title.value, issuer: issuer?.value, date: issued?.value },
          })),
          template,
        ).toEqual(certificates);
      }
    },
  );
});
