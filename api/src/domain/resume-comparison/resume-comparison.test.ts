import {
  type CountryKey,
  languages,
  maxAdvertisementLength,
  type ResumeDocument,
} from '@jobharbor/shared/contracts';
import { withChanges } from '@jobharbor/shared/contracts/profile/resume-comparison';
import { errorCode } from '@jobharbor/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisitor } from '../../testing/people/person.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { exampleResume } from '../generated-resumes/example-resume.ts';
import { compareResume } from './compare-resume.ts';
import { type JobRequirements, requirementsOfText } from './job-requirements.ts';
import { phrases, suggestSentence } from './suggest-sentence.ts';
import { tailorResume } from './tailor-resume.ts';

const now = new Date('2026-11-20T00:00:00Z');
const reader = { language: 'en', country: 'ph', now } as const;

const aResumeOf = (more: Partial<ResumeDocument> = {}): ResumeDocument => ({
  basics: { name: 'Ana Reyes', label: 'Team lead', summary: 'I keep books in order. I use Xero daily.' },
  work: [
    {
      ...{ position: 'Head barista', name: 'Kopi Co', startDate: '2018-02', endDate: '2021-01' },
      highlights: [
        'Taught twelve newcomers.',
        'Opened the bar.',
        'Sang.',
        'Swept.',
        'Closed.',
        'Made latte art.',
      ],
    },
    {
      position: 'Accountant',
      name: 'Bright Books',
      startDate: '2021-02',
      summary: '- Payroll\n- Excel for 40 people',
    },
  ],
  education: [{ studyType: 'Bachelor', area: 'Accounting', institution: 'UP' }],
  skills: [{ name: 'Singing' }, { name: 'Excel' }, { name: 'JS', level: 'Expert' }],
  languages: [
    { language: 'Filipino', fluency: 'Native' },
    { language: 'English', fluency: 'Fluent' },
  ],
  ...more,
});

const aJobOf = (more: Partial<JobRequirements> = {}): JobRequirements => ({
  ...{ title: 'Senior Accountant', text: 'Keep our books.', language: 'en' as const },
  ...{ skills: [], languages: [], xpLevelId: null, degreeId: null },
  ...more,
});

describe('what a job asks for', () => {
  const shown = (job: Partial<JobRequirements>, kind: string, resume = aResumeOf()) =>
    compareResume(aJobOf(job), resume, reader).find((point) => point.kind === kind)?.evidence;

  it.each<[string, Partial<JobRequirements>, string, string | null | undefined]>([
    ['a title of the same work', {}, 'title', 'Accountant · Bright Books'],
    ['no other title', { title: 'Welder' }, 'title', null],
    ['a listed skill, by any of its names', { skills: ['JavaScript'] }, 'skill', 'JS'],
    ['a skill that a point names', { skills: ['Latte art'] }, 'skill', 'Head barista · Kopi Co'],
    ['a skill that the summary names', { skills: ['Xero'] }, 'skill', 'I use Xero daily.'],
    ['no part of a word', { skills: ['Pay'] }, 'skill', null],
    ['years of work', { xpLevelId: 4 }, 'experience', 'Head barista · Kopi Co; Accountant · Bright Books'],
    ['too few years', { xpLevelId: 6 }, 'experience', null],
    ['a degree', { degreeId: 5 }, 'education', 'Bachelor · Accounting · UP'],
    ['a lower degree', { degreeId: 6 }, 'education', null],
    ['nothing where anybody would do', { degreeId: 1 }, 'education', undefined],
    ['its language', {}, 'language', 'English · Fluent'],
    ['a language that nobody speaks', { language: 'ja' }, 'language', null],
  ])('is held against the résumé: %s', (_what, job, kind, evidence) => {
    expect(shown(job, kind)).toBe(evidence);
  });

  it('is held against the résumé: the language that it is written in', () => {
    const asked = { language: 'ja' as const };
    const written = {
      basics: { summary: 'ホテルで五年間働きました。予約の管理とお客様のご案内を担当しました。' },
    };
    expect(shown(asked, 'language', aResumeOf(written))).toBe('ホテルで五年間働きました。');
    expect(shown({ language: 'zh-Hant' }, 'language', aResumeOf(written))).toBeNull();
  });

  it.each<[string, CountryKey, string, Partial<JobRequirements>]>([
    [
      'English',
      'ph',
      'Backend developer\nYou know Python and SQL.\nBachelor’s degree, at least 3 years of experience.',
      { title: 'Backend developer', language: 'en', degreeId: 5, xpLevelId: 4 },
    ],
    [
      'Japanese',
      'jp',
      '経理スタッフ\n仕事内容：月次決算。Excelの使用経験3年以上。大卒以上の方を歓迎します。',
      { title: '経理スタッフ', language: 'ja', degreeId: 5, xpLevelId: 4 },
    ],
    [
      'Chinese',
      'cn',
      '后端工程师\n要求熟悉Python和SQL，本科及以上学历，3年以上工作经验。',
      { title: '后端工程师', language: 'zh-Hans', degreeId: 5, xpLevelId: 4 },
    ],
    [
      'Arabic',
      'sa',
      'محاسب\nنبحث عن محاسب يجيد Excel. بكالوريوس في المحاسبة، خبرة لا تقل عن 3 سنوات.',
      { title: 'محاسب', language: 'ar', degreeId: 5, xpLevelId: 4 },
    ],
    [
      'Spanish',
      'mx',
      'Contador general\nManejo de Excel y SAP. Licenciatura en contaduría. 3 años de experiencia.',
      { title: 'Contador general', language: 'es', degreeId: 5, xpLevelId: 4 },
    ],
  ])('is read from an advertisement from elsewhere, in %s', (_language, country, text, asked) => {
    const read = requirementsOfText(text, country);
    expect(read).toMatchObject(asked);
    expect(read.skills.some((skill) => /Python|Excel/.test(skill))).toBe(true);
  });

  it.each(['', ' \n', '—…!'])('cannot be read from a text without words: %j', (text) => {
    expect(() => requirementsOfText(text, 'ph')).toThrow(
      expect.objectContaining({ code: errorCode.advertisementEmpty }),
    );
  });
});

describe('a copy for one job', () => {
  const job = aJobOf({ skills: ['Latte art', 'Excel', 'JavaScript'] });

  it('has its title of that work, the skills that are asked for first, and its points chosen', () => {
    const resume = aResumeOf();
    const changes = tailorResume(job, resume);
    expect(changes.map(({ kind, after }) => [kind, ...after])).toEqual([
      ['headline', 'Accountant'],
      ['skills', 'Excel', 'JS', 'Singing'],
      ['points', 'Made latte art.', 'Taught twelve newcomers.', 'Opened the bar.', 'Sang.', 'Swept.'],
      ['points', 'Excel for 40 people', 'Payroll'],
    ]);
    const copy = withChanges(resume, changes);
    expect(copy.work?.[1]).toMatchObject({ summary: '', highlights: ['Excel for 40 people', 'Payroll'] });
    expect(copy.skills?.[1]).toEqual({ name: 'JS', level: 'Expert' });
    expect(copy.education).toBe(resume.education);
    // Each change can be left out.
    expect(withChanges(resume, []).basics).toEqual(resume.basics);
  });

  it('leaves a job alone whose points have nothing in common with it', () => {
    expect(tailorResume(aJobOf({ skills: ['Welding'], title: 'Welder' }), aResumeOf())).toEqual([]);
  });

  it.each(languages.map(({ value }) => value))('says no word that the résumé does not, in %s', (language) => {
    const resume = exampleResume(language);
    const [asked = '', ...others] = (resume.skills ?? []).map(({ name = '' }) => name).toReversed();
    const [first] = resume.work ?? [];
    const adverts = [
      { title: 'Neurosurgeon at Zephyr', skills: ['Kubernetes', asked], text: 'Zephyr Quasar 2031' },
      { title: first?.position ?? '', skills: [asked, ...others], text: String(first?.highlights?.[1]) },
      { title: `${resume.work?.[1]?.position} Zephyr`, skills: [], text: 'Quasar' },
    ];
    for (const advert of adverts) {
      const one = aJobOf({ ...advert, language });
      const lines = new Set(JSON.stringify(resume).match(/"(?:[^"\\]|\\.)*"/g));
      const copy = withChanges(resume, tailorResume(one, resume));
      const news = (JSON.stringify(copy).match(/"(?:[^"\\]|\\.)*"/g) ?? []).filter(
        (line) => !lines.has(line),
      );
      expect(news).toEqual([]);
      // The sentence is our phrase, with words of the résumé in its gaps.
      const points = compareResume(one, resume, { ...reader, language });
      const sentence = suggestSentence(one, resume, points, { language, variant: 0 }) ?? '';
      const frames = Object.values(phrases[language])
        .flat()
        .map((frame) => new RegExp(`^${frame.replace(/\{\{\w+\}\}/g, '(.+)')}$`, 'u'));
      const own = JSON.stringify(resume);
      const partsOf = (gap: string) =>
        gap.split(/, and |, dan |, | and | y | e | dan | ve |، و|، | و|、|和/u).map((part) => part.trim());
      const isOwn = frames.some((frame) => {
        const gaps = frame.exec(sentence)?.slice(1);
        return gaps?.flatMap(partsOf).every((part) => own.includes(part)) ?? false;
      });
      expect([sentence, sentence === '' || isOwn]).toEqual([sentence, true]);
      expect(sentence).not.toMatch(/Zephyr|Quasar|Kubernetes|Neurosurgeon|2031/);
    }
  });

  it('begins with a sentence of what was done where, or else of what is listed, or with none', () => {
    const say = (more: Partial<ResumeDocument>, variant = 0) => {
      const resume = aResumeOf(more);
      return suggestSentence(job, resume, compareResume(job, resume, reader), { language: 'en', variant });
    };
    expect(say({})).toBe('As Head barista at Kopi Co, I worked with Latte art.');
    expect(say({}, 1)).toBe('At Kopi Co, as Head barista, my work included Latte art.');
    expect(say({ work: [{ position: 'Clerk', name: 'Bank' }] })).toBe(
      'I have worked as Clerk. Skills that I bring: Excel and JS.',
    );
    expect(say({ work: [] })).toBe('Skills that I bring: Excel and JS.');
    expect(say({ work: [{ position: 'Accountant', name: 'Bank' }], skills: [] })).toBe(
      'I have worked as Accountant at Bank.',
    );
    expect(say({ work: [], skills: [] })).toBeNull();
  });
});

describe('somebody without an account', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ now });
  });
  afterAll(() => api.close());
  const compare = (body: object) =>
    aVisitor(api).ask('POST', '/jobseeker/resume-comparison', {
      ...{ document: aResumeOf(), language: 'en' },
      ...body,
    });

  it('compares a résumé with a job of the site, and with one from elsewhere', async () => {
    const job = await addJob(api, { title: 'Accountant', skills: ['Excel', 'Welding'] });
    const { data } = (await compare({ job_id: job })).json();
    expect(data).toMatchObject({ job_title: 'Accountant', good: expect.arrayContaining(['numbers']) });
    expect(data.points.filter(({ kind }: { kind: string }) => kind === 'skill')).toEqual([
      { kind: 'skill', requirement: 'Excel', evidence: 'Excel' },
      { kind: 'skill', requirement: 'Welding', evidence: null },
    ]);
    expect(data.lacking).toContain('contact');
    const elsewhere = await compare({ job_text: 'Accountant\nYou know Excel.' });
    expect(elsewhere.json().data).toMatchObject({ job_title: 'Accountant' });
  });

  it.each<[string, object, number]>([
    ['no job', {}, errorCode.advertisementEmpty],
    ['a text without words', { job_text: '…' }, errorCode.advertisementEmpty],
    ['a job that is not there', { job_id: 999_999_999 }, errorCode.notFound],
    ['an empty résumé', { document: {}, job_text: 'Cook' }, errorCode.resumeEmpty],
    [
      'a text that is too long',
      { job_text: 'a'.repeat(maxAdvertisementLength + 1) },
      errorCode.invalidParameters,
    ],
    [
      'a résumé that nobody could read',
      { document: { work: Array(60).fill({ summary: 'a'.repeat(2_000) }) }, job_text: 'Cook' },
      errorCode.invalidParameters,
    ],
  ])('is told what is wrong with %s', async (_what, body, code) => {
    expect((await compare(body)).json().code).toBe(code);
  });
});
