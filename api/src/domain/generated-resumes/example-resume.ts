import type { LanguageTag, ResumeDocument } from '@jobharbor/shared/contracts';
import { resumeTexts } from './resume-sections.ts';

/** The résumé of an invented person, which shows what a template looks like. */
export function exampleResume(language: LanguageTag): ResumeDocument {
  const { example } = resumeTexts[language];
  return {
    basics: {
      name: example.name,
      label: example.label,
      email: 'name@example.com',
      summary: example.summary,
      location: { city: example.place },
    },
    work: [
      {
        position: example.position,
        name: example.company,
        startDate: '2021-03',
        highlights: [example.first, example.second],
      },
      { position: example.earlier, name: example.bakery, startDate: '2017-06', endDate: '2021-02' },
    ],
    education: [
      {
        studyType: example.study,
        area: example.area,
        institution: example.school,
        startDate: '2015-09',
        endDate: '2017-05',
      },
    ],
    skills: example.skills.map((name) => ({ name })),
    languages: example.languages.map((name) => ({ language: name })),
  };
}
