import { type LanguageTag, languages, type ResumeDesign, resumeTemplates } from '@jobharbor/shared/contracts';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { pngHead } from '../../testing/samples/picture-size.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { readDocx } from '../resume-reading/read-docx.ts';
import { readPdf } from '../resume-reading/read-pdf.ts';
import { exampleResume } from './example-resume.ts';
import { renderDocx } from './render-docx.ts';
import { renderPdf } from './render-pdf.ts';
import { resumeTexts } from './resume-sections.ts';

// A process for each PDF, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const aDesign = (more: Partial<ResumeDesign> = {}): ResumeDesign => ({
  document: exampleResume('en'),
  template: 'classic',
  paper: 'a4',
  language: 'en',
  ...more,
});
const linesOf = async (pdf: Buffer) => (await readPdf(pdf)).lines.map(({ text }) => text);

describe('a PDF that the product makes', () => {
  const templates = resumeTemplates.filter((one) => one !== 'rirekisho');
  // All templates in two scripts, which differ most in fonts and direction; of the other languages one after the other.
  const templatesIn = (language: LanguageTag, index: number) =>
    language === 'ar' || language === 'ja'
      ? templates
      : templates.filter((_, place) => place === index % templates.length);
  it.each(languages.map(({ value }, index) => [value, templatesIn(value, index)] as const))(
    'reads back as it was written in %s',
    async (language, templatesHere) => {
      const { example, sections } = resumeTexts[language];
      for (const template of templatesHere) {
        const { pdf, pages, missing } = await renderPdf(
          aDesign({ document: exampleResume(language), template, language }),
        );
        expect([pages, missing]).toEqual([1, '']);
        // Lines break where the column ends, and a reader may see a gap between letters that are not joined.
        const bare = (text: string) => text.replace(/\s/g, '');
        const text = bare((await linesOf(pdf)).join(''));
        const written = [
          example.name,
          example.label,
          example.summary,
          example.position,
          example.company,
          sections.work,
        ];
        const all = [...written, example.first, example.second, example.school, ...example.skills];
        const lost = all.filter((part) => !text.includes(bare(part)));
        // Vowel marks above letters stand apart for a reader.
        expect([language, template, lost.length / all.length < 0.05 ? 'kept' : lost]).toEqual([
          language,
          template,
          'kept',
        ]);
      }
    },
  );

  it.each(languages.map(({ value }) => value))(
    'is a Word document that reads back as well, in %s',
    async (language) => {
      const { example, sections } = resumeTexts[language];
      const order = ['skills', 'education'] as const;
      const docx = await renderDocx(
        aDesign({ document: exampleResume(language), language, order: [...order] }),
      );
      const lines = (await readDocx(docx)).lines.map(({ text }) => text.replace(/[\u2066-\u2069]/gu, ''));
      const text = lines.join('\n');
      const all = [
        example.name,
        example.label,
        example.summary,
        example.position,
        example.company,
        example.first,
      ];
      expect([...all, ...example.skills].filter((part) => !text.includes(part))).toEqual([]);
      const headings = [sections.skills, sections.education, sections.summary, sections.work];
      expect(lines.filter((line) => headings.includes(line))).toEqual(headings);
    },
  );

  it('has the sections in the order and the colour that are chosen', async () => {
    const { sections } = resumeTexts.en;
    const made = await renderPdf(
      aDesign({ order: ['languages', 'work'], accent: 'brick', template: 'compact' }),
    );
    const lines = await linesOf(made.pdf);
    const headings = [
      sections.languages,
      sections.work,
      sections.summary,
      sections.education,
      sections.skills,
    ];
    expect(lines.filter((line) => headings.includes(line))).toEqual(headings);
    const plain = await renderPdf(aDesign({ order: ['languages', 'work'], template: 'compact' }));
    expect(made.pdf.equals(plain.pdf)).toBe(false);
  });

  it('says its language and title, and tags headings and paragraphs for screen readers', async () => {
    const { pdf } = await renderPdf(aDesign({ document: exampleResume('ja'), language: 'ja' }));
    const text = pdf.toString('latin1');
    expect(text).toContain('/Lang (ja)');
    expect(text).toContain('/Marked true');
    expect(text).toContain('/DisplayDocTitle true');
    for (const tag of ['H1', 'H2', 'H3', 'P', 'Document']) expect(text).toContain(`/S /${tag}`);
  });

  it('draws letters that were typed with their marks apart', async () => {
    const document = { basics: { name: 'Nguyễn Thị Hồng Hạnh'.normalize('NFD') } };
    const { pdf, missing } = await renderPdf(aDesign({ document }));
    expect(missing).toBe('');
    expect(await linesOf(pdf)).toEqual(['Nguyễn Thị Hồng Hạnh'.normalize('NFC')]);
  });

  it('tears no Arabic words in its text, and keeps vowel signs and brackets in their places', async () => {
    const summary = 'بكالوريوس في اللغة الإنجليزية. قدتُ فريقًا (الرصيف) منذ (2019)';
    const document = { basics: { name: 'ميرا البحري', summary } };
    const { pdf } = await renderPdf(aDesign({ document, language: 'ar' }));
    expect((await linesOf(pdf)).join(' ')).toContain(summary);
  });

  it('takes the size of A4 or Letter', async () => {
    const a4 = (await renderPdf(aDesign())).pdf.toString('latin1');
    const letter = (await renderPdf(aDesign({ paper: 'letter' }))).pdf.toString('latin1');
    expect(a4).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(letter).toContain('/MediaBox [0 0 612 792]');
  });

  it('has one or two full pages where that is possible, and never one line of a paragraph alone', async () => {
    const sentence =
      'Planned the weekly menu, ordered what it needed and kept the books of the kitchen in order. ';
    for (const jobs of [3, 6, 8]) {
      const work = Array.from({ length: jobs }, (_, index) => ({
        position: `Cook ${index}`,
        name: `House ${index}`,
        startDate: `${2000 + index}-01`,
        endDate: `${2001 + index}-01`,
        summary: sentence.repeat(3),
        highlights: [sentence, sentence],
      }));
      const { pdf, pages } = await renderPdf(aDesign({ document: { basics: { name: 'Ana' }, work } }));
      expect(pages).toBeLessThanOrEqual(2);
      const { lines } = await readPdf(pdf);
      const onSecond = lines.filter(({ page, text }) => page === 2 && !/^\d \/ \d$/.test(text));
      if (pages === 2) expect(onSecond.length).toBeGreaterThan(8);
      // No heading of an entry ends a page.
      const first = lines.filter(({ page, text }) => page === 1 && !/^\d \/ \d$/.test(text));
      expect(first.at(-1)?.text).not.toMatch(/^(Cook|House) \d/);
    }
  });

  it('never begins a page with the last line of a list alone', async () => {
    const job = { position: 'Cook', name: 'House', highlights: ['Planned', 'Ordered', 'Cooked', 'Last one'] };
    // The end of the page falls on each line of a job in turn.
    for (const more of [0, 1, 2, 3, 4, 5]) {
      const basics = { name: 'Ana', summary: 'More. '.repeat(20 * more) };
      const document = { basics, work: Array.from({ length: 9 }, () => job) };
      const { lines } = await readPdf((await renderPdf(aDesign({ document }))).pdf);
      expect(lines.find(({ page }) => page === 2)?.text).not.toContain('Last one');
    }
  });

  it('says of a job without an end that it lasts, and nothing of one without dates', async () => {
    const work = [{ position: 'Cook', startDate: '2021-03' }, { position: 'Chef' }];
    const { pdf } = await renderPdf(aDesign({ document: { work } }));
    expect(await linesOf(pdf)).toEqual(['Work experience', 'Cook\tMar 2021 – present', 'Chef']);
  });

  it('leaves out what no font has, and says so', async () => {
    const { missing, pdf } = await renderPdf(aDesign({ document: { basics: { name: 'Ana 🦩 Ruiz' } } }));
    expect(missing).toBe('🦩');
    expect((await linesOf(pdf)).join(' ')).toMatch(/Ana\s+Ruiz/);
  });

  it.each([
    ['nothing at all', {}],
    ['a word without an end', { basics: { summary: 'x'.repeat(4_000) } }],
    ['signs of every direction', { basics: { name: 'אבג (שלום) مرحبا [x] ‮abc' } }],
    ['dates that are none', { work: [{ position: 'Cook', startDate: '0000-99', endDate: 'soon' }] }],
    [
      'sixty jobs',
      { work: Array.from({ length: 60 }, () => ({ position: 'Cook', summary: 'a\n'.repeat(40) })) },
    ],
  ])('is made of %s', async (_, document) => {
    const { pdf, pages } = await renderPdf(aDesign({ document, template: 'sidebar' }));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages).toBeGreaterThan(0);
  });
});

describe('a person who makes a résumé', () => {
  const generate = (person: Person, design: object, key?: string) =>
    person.ask('POST', '/jobseeker/generate-resume', design, {
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });

  it('needs no account to see its preview and to download it', async () => {
    const guest = aVisitor(api);
    const drawn = (await guest.ask('POST', '/jobseeker/resume-drawing', aDesign())).json().data;
    expect(drawn).toMatchObject({ page_count: 1, missing: '' });
    expect(Buffer.from(drawn.pages[0], 'base64').toString('latin1', 8, 12)).toBe('WEBP');
    const { filename, pdf } = (await guest.ask('POST', '/jobseeker/resume-file', aDesign())).json().data;
    expect(filename).toBe('Mara Linden – Pastry chef.pdf');
    expect(await linesOf(Buffer.from(pdf, 'base64'))).toContain('Pastry chef');
    const word = (await guest.ask('POST', '/jobseeker/resume-docx', aDesign())).json().data;
    expect(word.filename).toMatch(/\.docx$/);
    expect(Buffer.from(word.docx, 'base64').subarray(0, 2).toString()).toBe('PK');
    const picture = await guest.ask('GET', '/jobseeker/resume-templates/sidebar/picture?language=tr');
    expect(picture.headers['content-type']).toBe('image/webp');
    expect((await generate(guest, aDesign())).statusCode).toBe(401);
  });

  it('keeps it among the résumés, opens it again with all that it held, and replaces it', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const document = { ...exampleResume('en'), meta: { theme: 'mine' }, x: [{ y: 1 }] };
    const answer = await generate(person, aDesign({ document }), 'k1');
    expect(answer.statusCode).toBe(201);
    const { resume } = answer.json().data;
    expect(resume).toMatchObject({
      kind: 'generated',
      format: 'pdf',
      filename: 'Mara Linden – Pastry chef.pdf',
    });
    const again = await generate(person, aDesign({ document }), 'k1');
    expect([again.statusCode, again.json().data.resume.id]).toEqual([200, resume.id]);
    const design = (await person.ask('GET', `/jobseeker/resumes/${resume.id}/design`)).json().data;
    expect(design).toEqual(aDesign({ document }));
    expect((await other.ask('GET', `/jobseeker/resumes/${resume.id}/design`)).json().code).toBe(40004);
    expect((await generate(other, { ...aDesign(), resume_id: resume.id })).json().code).toBe(40004);
    // As a newer version of the API stores it, during a rolling upgrade.
    const newer = { ...design, template: 'gallery', accent: 'gold', frame: true };
    await api.dependencies.db
      .updateTable('resumes')
      .set({ design: JSON.stringify(newer) })
      .where('id', '=', resume.id)
      .execute();
    expect((await person.ask('GET', `/jobseeker/resumes/${resume.id}/design`)).json().data).toEqual(newer);
    const changed = { ...aDesign({ document: { basics: { name: 'Mara Neu' } } }), resume_id: resume.id };
    expect((await generate(person, changed)).json().data.resume.id).toBe(resume.id);
    const file = await person.ask('GET', `/jobseeker/resumes/${resume.id}/file`);
    expect(await linesOf(file.rawPayload)).toEqual(['Mara Neu']);
    const me = await person.ask('GET', '/jobseeker/me');
    expect(me.json().data.is_profile_completed).toBe(true);
  });

  it('may choose a photo, which is stored square and without what the camera wrote', async () => {
    const person = await aJobseeker(api);
    const camera = { IFD0: { Make: 'Harbour Camera' } };
    const taken = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2060a0' } })
      .withExif(camera)
      .jpeg()
      .toBuffer();
    expect(taken.includes('Harbour Camera')).toBe(true);
    const { resume } = (await generate(person, aDesign({ photo: taken.toString('base64') }))).json().data;
    const { photo } = (await person.ask('GET', `/jobseeker/resumes/${resume.id}/design`)).json().data;
    const stored = Buffer.from(photo, 'base64');
    const { width, height, format, exif } = await sharp(stored).metadata();
    expect([width, height, format, exif]).toEqual([360, 360, 'jpeg', undefined]);
    const file = (await person.ask('GET', `/jobseeker/resumes/${resume.id}/file`)).rawPayload;
    const [withPhoto, without] = [file, (await renderPdf(aDesign())).pdf].map((pdf) =>
      pdf.toString('latin1'),
    );
    expect([withPhoto?.includes('/Subtype /Image'), without?.includes('/Subtype /Image')]).toEqual([
      true,
      false,
    ]);
    const word = (await person.ask('POST', '/jobseeker/resume-docx', aDesign({ photo }))).json().data.docx;
    expect(
      Object.keys(unzipSync(Buffer.from(word, 'base64'))).some((name) => /media\/.+\.jpg$/.test(name)),
    ).toBe(true);
  });

  it('reads what is wrong with a photo', async () => {
    const guest = aVisitor(api);
    for (const [photo, status, code] of [
      [Buffer.from('<svg/>').toString('base64'), 415, 42061],
      [pngHead().subarray(0, 41).toString('base64'), 422, 42008],
      ['A'.repeat(60_001), 422, 40001],
      ['no base64', 422, 40001],
    ] as const) {
      const answer = await guest.ask('POST', '/jobseeker/resume-drawing', aDesign({ photo }));
      expect([answer.statusCode, answer.json().code, Object.keys(answer.json().errors)]).toEqual([
        status,
        code,
        ['photo'],
      ]);
    }
  });

  it('keeps five at most, apart from the three uploaded ones', async () => {
    const person = await aJobseeker(api);
    const design = aDesign({ document: { basics: { name: 'Ana' } } });
    const { db } = api.dependencies;
    const first = (await generate(person, design)).json().data.resume.id;
    const { id: _, ...row } = await db
      .selectFrom('resumes')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    const copy = { ...row, design: JSON.stringify(design) };
    // Inserted, since each that is made takes a process.
    await db.insertInto('resumes').values([copy, copy, copy]).execute();
    const answers = [await generate(person, design), await generate(person, design)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422]);
    expect(answers[1]?.json().code).toBe(41254);
    const [{ id } = { id: 0 }] = (await person.ask('GET', '/jobseeker/resumes')).json().data.resumes;
    await person.ask('DELETE', `/jobseeker/resumes/${id}/delete`);
    expect((await generate(person, design)).statusCode).toBe(201);
    expect((await person.ask('PUT', `/jobseeker/resumes/${id}/restore`)).json().code).toBe(41254);
  });

  it('is told that a résumé without text makes no file, and keeps none', async () => {
    const person = await aJobseeker(api);
    const empty = { meta: { theme: 'mine' }, note: 'x', basics: { name: ' ' }, work: [{ position: '' }] };
    const design = aDesign({ document: empty });
    for (const path of ['resume-file', 'resume-docx', 'resume-drawing', 'generate-resume']) {
      const answer = await person.ask('POST', `/jobseeker/${path}`, design);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 42322]);
    }
    expect((await person.ask('GET', '/jobseeker/resumes')).json().data.resumes).toEqual([]);
  });

  it('reads which part is too long', async () => {
    const design = aDesign({ document: { basics: { name: 'x'.repeat(301) } } });
    const answer = await aVisitor(api).ask('POST', '/jobseeker/resume-drawing', design);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['document.basics.name']]);
  });
});
