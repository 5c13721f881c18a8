import { type CompanyVoice, companyVoice, type Part } from './company-voice.ts';
import type { Random } from './random.ts';
import type { TextFacts } from './text-facts.ts';
import type { AdvertListName } from './texts/advert-schema.ts';
import { capitalise, type Facts, fill, fillNumbers, join, uncapitalise } from './texts/compose.ts';
import type { TextBank } from './texts/text-bank.ts';
import { hoursFrames, schedule } from './write-schedule.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const heading = (text: string): string => `<h3>${escapeHtml(text)}</h3>`;
const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

const placeFrames = ['place.onsite', 'place.hybrid', 'place.remote'] as const;
const degreeClauses = ['degree.2', 'degree.3', 'degree.4', 'degree.5', 'degree.6', 'degree.7'] as const;

/** Years of experience by the id of their level; the first two levels and the last have sentences of their own. */
const years: Readonly<Record<number, readonly string[]>> = {
  3: ['1–3', '2–3'],
  4: ['3–5', '3–4', '4–5'],
  5: ['5–7', '5–8', '6–9'],
};

const remote = 3;
const internship = 4;
const freelance = 5;
const temporary = 6;

/** Numbers of colleagues in a team, by the id of the company's size. */
const teamSizes = [
  [2, 5],
  [3, 9],
] as const;

interface Writer {
  readonly bank: TextBank;
  readonly facts: TextFacts;
  readonly random: Random;
  readonly voice: CompanyVoice;
  /** One of a list, filled. Jobs done from anywhere name no place, and who leads reports to nobody named. */
  clause(list: AdvertListName, more?: Facts): string;
  /** The same with a capital at its beginning. */
  one(list: AdvertListName, more?: Facts): string;
}

function createWriter(bank: TextBank, facts: TextFacts, occupation: string, random: Random): Writer {
  const { lead, skills } = bank.occupation(facts.occupation.key);
  const [skill = '', skill2 = '', skill3 = ''] = random.some(skills, 3);
  const [fewest, most] = teamSizes[facts.companySize - 1] ?? [4, 24];
  const values: Facts = {
    company: facts.company,
    city: facts.city,
    contact: facts.contact,
    title: occupation,
    lead,
    team: String(random.int(fewest, most)),
    years: random.pick(years[facts.level] ?? ['']),
    skill,
    skill2,
    skill3,
    ...schedule(facts, random),
  };
  const suits = (frame: string): boolean =>
    !(facts.arrangement === remote && frame.includes('{city}')) &&
    !(occupation === lead && frame.includes('{lead}'));
  const clause = (name: AdvertListName, more: Facts = {}): string => {
    const frames = bank.adverts[name];
    const drawn = random.pick(frames);
    const frame = suits(drawn) ? drawn : random.pick(frames.filter(suits));
    return fillNumbers(fill(fill(frame, values), more), random);
  };
  return {
    bank,
    facts,
    random,
    voice: companyVoice(bank, facts),
    clause,
    one: (name, more) => capitalise(clause(name, more), facts.language),
  };
}

function writeIntro({ bank, facts, random, one }: Writer): string {
  const own = bank.occupation(facts.occupation.key);
  const first = random.chance(0.4) ? random.pick(own.hooks) : one('opening');
  const figures = random.chance(0.6) ? fillNumbers(random.pick(own.figures), random) : '';
  const team = facts.jobType !== freelance && random.chance(0.75) ? one('team') : '';
  const reason = facts.jobType !== internship && random.chance(0.35) ? one('reason') : '';
  const rest = random.chance(0.5) ? [team, figures, reason] : [reason, team, figures];
  return paragraph(join(first, ...rest));
}

function writeDuties({ bank, facts, random, voice, one }: Writer, isShort: boolean): string[] {
  const { duties } = bank.occupation(facts.occupation.key);
  const chosen = random.some(duties, isShort ? 3 : random.int(3, 5));
  if (voice.writesDutiesAsSentence) {
    const joined = chosen.map((duty) => uncapitalise(duty, facts.language)).join(bank.adverts.separator);
    return [paragraph(one('duties.run', { duties: joined }))];
  }
  return [heading(voice.heading(bank.phrases('headings.duties'))), list(chosen)];
}

const experienceFrames = (level: number): AdvertListName => {
  if (level === 1) return 'experience.none';
  if (level === 2) return 'experience.some';
  return level === 6 ? 'experience.lead' : 'experience.years';
};

function writeBackground({ facts, clause, one }: Writer): string {
  const degree = degreeClauses[facts.degree - 2];
  const frames = experienceFrames(facts.level);
  return degree ? one('background', { degree: clause(degree), experience: clause(frames) }) : one(frames);
}

function writeNeeds(writer: Writer, isShort: boolean): string[] {
  const { bank, facts, random, voice, one } = writer;
  const own = bank.occupation(facts.occupation.key);
  const asks = (need: string): boolean =>
    facts.level > 1 || !bank.adverts['experience.words'].some((word) => need.includes(word));
  const items = [
    writeBackground(writer),
    ...random.some(own.needs.filter(asks), isShort ? 1 : random.int(1, 2)),
    ...(facts.level <= 2 ? own.beginner_needs : []),
    random.chance(0.5) ? one('tools') : '',
    !isShort && random.chance(0.3) ? one('soft') : '',
  ].filter(Boolean);
  return [heading(voice.heading(bank.phrases('headings.needs'))), list(items)];
}

/** Leaves out what makes no sense for the job: flexible hours in a kitchen, lunch at home, a bonus for a season. */
function chooseBenefits({ bank, facts, random, voice }: Writer): { local: string[]; own: string[] } {
  const { occupation, arrangement, jobType } = facts;
  // Freelancers get no benefits of employees.
  if (jobType === freelance) return { local: [], own: [] };
  const [onsite, hybrid] = occupation.workplaces;
  const isShortTerm = jobType === internship || jobType === temporary;
  const local = isShortTerm ? [] : withoutRepeatedTopics(bank, random.some(voice.localBenefits, 2));
  const fitting = voice.benefits
    .filter(({ only }) => only !== 'desk' || hybrid >= onsite)
    .filter(({ only }) => only !== 'workplace' || arrangement !== remote)
    .filter(({ only }) => only !== 'staff' || !isShortTerm)
    .map(({ text }) => text);
  const distinct = withoutRepeatedTopics(bank, [...local, ...fitting]).slice(local.length);
  const web3 = facts.isWeb3 && random.chance(0.5) ? random.some(bank.phrases('web3'), 1) : [];
  return { local, own: [...random.some(distinct, random.int(2, 4)), ...web3] };
}

/** Leaves out duplicate benefits, which often differ in numbers, such as two health insurances. */
function withoutRepeatedTopics({ adverts }: Writer['bank'], benefits: readonly string[]): string[] {
  const seen = new Set<readonly string[]>();
  return benefits.filter((benefit) => {
    const said = benefit.toLowerCase();
    const topics = adverts['benefits.topics'].filter((words) => words.some((word) => said.includes(word)));
    const isRepeated = topics.some((topic) => seen.has(topic));
    for (const topic of topics) seen.add(topic);
    return !isRepeated;
  });
}

function writeBenefits(
  { bank, facts, voice, one }: Writer,
  { local, own }: { local: string[]; own: string[] },
  isShort: boolean,
): string[] {
  if (own.length === 0) return [];
  const { separator } = bank.adverts;
  const inside = (items: readonly string[]): string =>
    items.map((item) => uncapitalise(item, facts.language)).join(separator);
  if (voice.writesBenefitsAsSentence || isShort) {
    return [paragraph(one('benefits.run', { benefits: inside([...local, ...own]) }))];
  }
  const lines = [...own, ...(local.length > 0 ? [inside(local)] : [])];
  return [
    heading(voice.heading(bank.phrases('headings.benefits'))),
    list(lines.map((line) => capitalise(line, facts.language))),
  ];
}

function writePlace({ bank, facts, random, voice, one }: Writer, isShort: boolean): string[] {
  const where = one(placeFrames[facts.arrangement - 1] ?? 'place.onsite');
  const hours = one(hoursFrames(facts));
  const text = paragraph(join(...(random.chance(0.5) ? [where, hours] : [hours, where])));
  return isShort ? [text] : [heading(voice.heading(bank.phrases('headings.place'))), text];
}

export interface JobTexts {
  readonly descriptionHtml: string;
  readonly benefits: readonly string[];
  readonly skills: readonly string[];
}

/** Writes an advertisement in the voice of its company. `occupation` is its title without a rank. */
export function writeDescription(
  bank: TextBank,
  facts: TextFacts,
  occupation: string,
  random: Random,
): JobTexts {
  const writer = createWriter(bank, facts, occupation, random);
  const isShort = random.chance(0.25);
  const benefits = chooseBenefits(writer);
  const parts: Record<Part, () => string[]> = {
    about: () =>
      isShort ? [] : [paragraph(fill(facts.companyText, { company: facts.company, city: facts.city }))],
    intro: () => [writeIntro(writer)],
    duties: () => writeDuties(writer, isShort),
    needs: () => writeNeeds(writer, isShort),
    benefits: () => writeBenefits(writer, benefits, isShort),
    place: () => writePlace(writer, isShort),
  };
  const html = [...writer.voice.order.flatMap((part) => parts[part]()), paragraph(writer.one('closing'))];
  const { skills } = bank.occupation(facts.occupation.key);
  return {
    descriptionHtml: html.join('\n'),
    benefits: [...benefits.local, ...benefits.own]
      .slice(0, 4)
      .map((text) => capitalise(text, facts.language)),
    skills: random.some(skills, random.int(3, skills.length)),
  };
}
