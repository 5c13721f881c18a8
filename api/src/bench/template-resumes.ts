import type { DocumentLine } from '../domain/resume-facts/lines/source-line.ts';
import type { Field } from './resume-scores.ts';

interface Person {
  name: string;
  headline: string;
  jobs: readonly (readonly [
    title: string,
    company: string,
    place: string,
    from: string,
    to: string,
    did: string,
  ])[];
  school: readonly [name: string, degree: string, from: string, to: string];
  skills: readonly string[];
}

/** People of nobody. The last one is kept apart: nothing is tuned on what is read of it. */
const people: readonly Person[] = [
  {
    ...{ name: 'Ingrid Solheim', headline: 'Operations Manager' },
    jobs: [
      [
        'Operations Manager',
        'Fjordline Foods Ltd',
        'Bergen, Norway',
        '2020-03',
        '',
        'Led 42 people on three shifts.',
      ],
      [
        'Warehouse Supervisor',
        'Harbour & Sons',
        'Oslo, Norway',
        '2016-06',
        '2020-02',
        'Planned 60 routes a day.',
      ],
    ],
    school: ['University of Bergen', 'Bachelor of Science in Logistics', '2012', '2016'],
    skills: ['SAP', 'Microsoft Excel', 'Inventory management', 'Forklift operation'],
  },
  {
    ...{ name: 'Tomas Varga', headline: 'Backend Developer' },
    jobs: [
      [
        'Senior Backend Developer',
        'Quillstack',
        'Vienna, Austria',
        '2021-05',
        '',
        'Rebuilt the billing service.',
      ],
      [
        'Software Engineer',
        'Bluefern Technologies',
        'Budapest, Hungary',
        '2017-09',
        '2021-04',
        'Wrote the public API.',
      ],
      ['Junior Developer', 'Kite Studio', 'Budapest, Hungary', '2015-02', '2017-08', 'Tested every release.'],
    ],
    school: ['Budapest University of Technology', 'MSc in Computer Science', '2010', '2015'],
    skills: ['Python', 'PostgreSQL', 'Docker', 'Kubernetes'],
  },
  {
    ...{ name: 'Maribel Ocampo', headline: 'Registered Nurse' },
    jobs: [
      [
        'Charge Nurse',
        'Saint Rafael Medical Center',
        'Cebu City, Philippines',
        '2019-01',
        '',
        'Runs a ward of 30 beds.',
      ],
      [
        'Staff Nurse',
        'Lakeview Hospital',
        'Manila, Philippines',
        '2014-07',
        '2018-12',
        'Trained eight new nurses.',
      ],
    ],
    school: ['University of San Carlos', 'Bachelor of Science in Nursing', '2010', '2014'],
    skills: ['Wound care', 'Patient assessment', 'Microsoft Excel', 'Triage'],
  },
];

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const short = (date: string) =>
  date === ''
    ? 'Present'
    : `${date.length > 4 ? `${months[Number(date.slice(5)) - 1]} ` : ''}${date.slice(0, 4)}`;
const slashed = (date: string) => (date === '' ? 'Present' : date.split('-').toReversed().join('/'));

type Entry = readonly [title: string, company: string, place: string, dates: string, did: string];

/** How a kind of template arranges a job and a school: `\n` ends a line, `\t` parts what stands apart, `•` begins a point. */
interface Template {
  headings: readonly [work: string, education: string, skills: string];
  date?: (date: string) => string;
  job: (entry: Entry) => string;
  school: (school: string, degree: string, dates: string) => string;
  skills: (skills: readonly string[]) => string;
}

const inEnglish = ['Experience', 'Education', 'Skills'] as const;
const listed = (skills: readonly string[]) => skills.join(', ');

const templates: Readonly<Record<string, Template>> = {
  Word: {
    headings: inEnglish,
    job: ([title, company, place, dates, did]) => `${dates}\n${title} | ${company} | ${place}\n${did}`,
    school: (school, degree, dates) => `${dates}\n${degree} | ${school}`,
    skills: (skills) => skills.map((skill) => `• ${skill}`).join('\n'),
  },
  Google: {
    headings: ['EXPERIENCE', 'EDUCATION', 'SKILLS'],
    job: ([title, company, place, dates, did]) =>
      `${company}, ${place} — ${title}\n${dates.toUpperCase()}\n${did}`,
    school: (school, degree, dates) => `${school} — ${degree}\n${dates}`,
    skills: (skills) => skills.join('\n'),
  },
  Europass: {
    headings: ['WORK EXPERIENCE', 'EDUCATION AND TRAINING', 'DIGITAL SKILLS'],
    date: slashed,
    job: ([title, company, place, dates, did]) =>
      `${dates} – ${place}\n${title.toUpperCase()} ${company.toUpperCase()}\n${did}`,
    school: (school, degree, dates) => `${dates}\n${degree.toUpperCase()} ${school}`,
    skills: (skills) => skills.join(' / '),
  },
  LinkedIn: {
    headings: inEnglish,
    job: ([title, company, place, dates, did]) =>
      `${company}\n${title}\n${dates} (2 years 1 month)\n${place}\n${did}`,
    school: (school, degree, dates) => `${school}\n${degree} · (${dates})`,
    skills: (skills) => skills.join('\n'),
  },
  'Reactive Resume': {
    headings: inEnglish,
    job: ([title, company, place, dates, did]) => `${company}\t${dates}\n${title}\t${place}\n• ${did}`,
    school: (school, degree, dates) => `${school}\t${dates}\n${degree}`,
    skills: (skills) => skills.join('\n'),
  },
  OpenResume: {
    headings: ['WORK EXPERIENCE', 'EDUCATION', 'SKILLS'],
    job: ([title, company, , dates, did]) => `${company}\n${title}\t${dates}\n• ${did}`,
    school: (school, degree, dates) => `${school}\n${degree}\t${dates}`,
    skills: (skills) => `• ${listed(skills)}`,
  },
  RenderCV: {
    headings: inEnglish,
    job: ([title, company, place, dates, did]) => `${company}, ${title} – ${place}\t${dates}\n• ${did}`,
    school: (school, degree, dates) => `${school}, ${degree}\t${dates}`,
    skills: (skills) => `Tools: ${listed(skills)}`,
  },
  moderncv: {
    headings: inEnglish,
    date: slashed,
    job: ([title, company, place, dates, did]) => `${dates}\t${title}, ${company}, ${place}.\n${did}`,
    school: (school, degree, dates) => `${dates}\t${degree}, ${school}.`,
    skills: (skills) => `Tools\t${listed(skills)}`,
  },
  'awesome-cv': {
    headings: inEnglish,
    job: ([title, company, place, dates, did]) =>
      `${company}\t${place}\n${title.toUpperCase()}\t${dates}\n• ${did}`,
    school: (school, degree, dates) => `${school}\n${degree}\t${dates}`,
    skills: (skills) => `Tools\t${listed(skills)}`,
  },
  altacv: {
    headings: inEnglish,
    job: ([title, company, place, dates, did]) => `${title}\n${company}\n${dates}\t${place}\n• ${did}`,
    school: (school, degree, dates) => `${degree}\n${school}\n${dates}`,
    skills: (skills) => skills.join('\t'),
  },
};

export interface TemplateResume {
  isApart: boolean;
  lines: DocumentLine[];
  labels: Record<Field, string[]>;
}

/** Résumés as kinds of templates arrange them, in lines as their readers give them, with what they say. */
export const templateResumes = (): TemplateResume[] =>
  Object.values(templates).flatMap((template) =>
    people.map((person, index) => ({
      isApart: index === people.length - 1,
      lines: linesOf(person, template),
      labels: labelsOf(person),
    })),
  );

function linesOf({ name, headline, jobs, school, skills }: Person, template: Template): DocumentLine[] {
  const { headings, date = short } = template;
  const dates = (from: string, to: string) => `${date(from)} – ${date(to)}`;
  const [work, education, abilities] = headings;
  const [schoolName, degree, begun, ended] = school;
  const text = [
    ...[name, headline, 'name@example.org | +63 917 555 0142', `# ${work}`],
    ...jobs.map(([title, company, place, from, to, did]) =>
      template.job([title, company, place, dates(from, to), did]),
    ),
    ...[`# ${education}`, template.school(schoolName, degree, dates(begun, ended))],
    ...[`# ${abilities}`, template.skills(skills)],
  ].join('\n');
  return text.split('\n').map((line) => ({
    page: null,
    kind: line.startsWith('•') ? 'item' : 'text',
    text: line.replace(/^# /u, ''),
    isBold: line.startsWith('# '),
  }));
}

const labelsOf = ({ jobs, school, skills }: Person): Record<Field, string[]> => ({
  title: jobs.map(([title]) => title),
  company: jobs.map(([, company]) => company),
  dates: jobs.flatMap(([, , , from, to]) => [`from ${from}`, `to ${to || 'present'}`]),
  school: [school[0]],
  skill: [...skills],
});
