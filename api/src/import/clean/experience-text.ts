import { experienceForYears, experienceLevels, findExperience } from '../../config-lists/index.ts';
import { digitsForWords, phraseOf } from './text/phrases.ts';
import { asciiNumbers, cleanField, compatible } from './text/plain-text.ts';

const notAsked = phraseOf('not-asked');
const notStated = phraseOf('not-stated');
const noExperience = phraseOf('no-experience');
const age = phraseOf('age');

/** Parses an experience field: "1-3", "<1", ">10", "6 - 11 yrs", "Kurang dari setahun", "no requerida", "+5 años". */
export function readExperienceField(source: string): number | null {
  const text = plainNumbers(compatible(cleanField(source)));
  if (notStated.test(text)) return null;
  if (notAsked.test(text)) return level(0);
  const inMonths = monthBand.exec(text)?.[2];
  if (inMonths !== undefined) return experienceOfMonths(inMonths);
  const band = yearBand.exec(text);
  const years = Number(band?.[2]);
  if (band) return level(/^(?:<|under|less)/i.test(band[1] ?? '') ? years - 0.5 : years);
  if (age.test(text)) return null;
  const ofYears = readYearsInField(text);
  if (ofYears?.isLess) return level(ofYears.years);
  const listed = findExperience(text)?.id;
  const months = monthsInField.exec(text)?.[1];
  if (!ofYears && months !== undefined) return experienceOfMonths(months);
  return noExperience.test(text)
    ? level(0)
    : (listed ?? findExperienceInText(text) ?? (ofYears && level(ofYears.years)));
}

const lessThan =
  /(?:<|less than|under|up to|menos de|hasta|até|kurang dari|di bawah|maksimal|en fazla|أقل من|حتى|dưới|đến|tối đa|ไม่เกิน|น้อยกว่า|ต่ำกว่า|unter|weniger als|bis zu|höchstens|moins d[e'’]|jusqu['’]à)\s*$|(?:^|exp\.)\s*[-–]\s*$/iu;

const lessAfter = /^\s?(?:以[内內下]|未[満满滿]|미만|이하|이내|dan az|den az|altı)/u;

/** Years among other words, which in a field can only be of experience: "mindestens 2 Jahre", "3 ปีขึ้นไป", "até 1 ano". */
function readYearsInField(text: string): { years: number; isLess: boolean } | null {
  const found = yearsInField.exec(text);
  const years = Number(found?.[1]);
  if (!found || years > 20) return null;
  const isLess =
    lessThan.test(text.slice(0, found.index)) || lessAfter.test(text.slice(found.index + found[0].length));
  return { years: isLess ? years - 0.5 : years, isLess };
}

/** Years alone, or from one number to another: "1-3", "<1", من 2 إلى 5 سنوات, "2 ila 4 yıl". */
const yearBand = bandOf(
  '(?:years?|yrs?|tahun|thn|años?|anos?|yıl|年|سنوات|سنة|أعوام|ปี|năm|jahre?n?|ans?|년차?)?',
);
const monthBand = bandOf(
  '(?:months?|mos?|bulan|bln|mes(?:es)?|mês|ay|個?月|个月|[かヶ]月|أشهر|شهور|شهر|เดือน|tháng|monate?n?|mois|개월)',
);

function bandOf(unit: string): RegExp {
  const from = '(?:from|between|de|entre|dari|antara|من|بين|von|từ|ตั้งแต่)?';
  const to = '(?:[-–~〜至到]|to|and|a|y|e|o|s\\/?d|sampai|hingga|dan|ile|ila|إلى|الى|و|đến|bis|à|ถึง)';
  return new RegExp(
    `^(<|>|\\+|under|over|less than|more than)?\\s*${from}\\s*(\\d{1,2})\\s*(?:${to}\\s*\\d{1,2})?\\s*\\+?\\s*${unit}(?:及?以上|이상)?$`,
    'i',
  );
}

/** Digits for numbers in words, and no dot that would end a sentence within one: "min. 2 thn". */
const plainNumbers = (text: string): string =>
  digitsForWords(asciiNumbers(text)).replace(/\b(min|max|maks|mín|máx)\./gi, '$1');

export const experienceOfMonths = (months: string): number | null =>
  /^\d{1,3}$/.test(months.trim()) ? level(Number(months) / 12) : null;

const level = (years: number): number | null => experienceForYears(years)?.id ?? null;

const year =
  '(?:years?|yrs?\\.?|tahun|thn|años?|anos?|yıl(?:lık|dan)?|سنوات|سنة|سنين|أعوام|عام|ปี|năm|jahre?n?|ans?(?!\\p{L})|년차?)';
/** In fields alone, where no other years stand: Italian, Dutch, Polish and Russian. */
const europeanYear = '(?:ann[io]|jaar|lata?|rok|лет|года?)(?!\\p{L})';
const yearsInField = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:\\s?(?:-|–|~|to|a|s\\/d|sampai|hingga|ila|إلى|الى|đến|bis|à|ถึง)\\s?\\d{1,2})?\\s?\\+?\\s?(?:${year}|${europeanYear}|年)`,
  'iu',
);
const monthsInField =
  /(?<!\d)(\d{1,2})\s?(?:months?|mos\b|meses|bulan|ay(?:lık)?(?!\p{L})|أشهر|شهور|เดือน|tháng|monate?n?|mois|개월|個月|个月|[かヶ]月)/iu;
const month = '(?:months?|bulan|meses|ay(?:lık)?|أشهر|شهور|เดือน|tháng|monate?n?|mois)';
const count =
  '(\\d{1,2})(?:\\s?\\+|\\s?(?:-|–|~|to|a|y|e|sampai|hingga|ila|إلى|الى|đến|bis|à|ถึง)\\s?\\d{1,2})?(?:\\s?\\(\\d{1,2}\\))?\\s?\\+?\\s?';
const hanCount = '(\\d{1,2})(?:\\s?[-–~～〜至到]\\s?\\d{1,2})?\\s?年';
const about =
  '(?:experience|experiencia|experiência|pengalaman|berpengalaman|deneyim|tecrübe|vivência|(?:ال)?خبرة|(?:ال)?خبره|ประสบการณ์|kinh nghiệm|erfahrung|expérience|경력|경험|실무)';

/** Patterns of a number of years next to a word for experience, in the word order of each language. */
const asked: RegExp[] = [
  new RegExp(`(?<!\\d)${count}${year}[^.;\\n]{0,40}?${about}`, 'giu'),
  new RegExp(`${about}[^.;\\n\\d]{0,45}?${count}${year}`, 'giu'),
  new RegExp(`(?<![\\d月])${hanCount}(?:以上)?[^。\\n]{0,8}?(?:經驗|经验|経験|經歷)`, 'gu'),
  new RegExp(`(?:經驗|经验|経験|實務|实务)[^。\\n\\d]{0,8}?${hanCount}`, 'gu'),
  // "+5 años" alone: nothing else is counted in years with a plus.
  new RegExp(`\\+\\s?(\\d{1,2})\\s?(?:${year}|年)`, 'giu'),
  new RegExp(
    `(?<!\\d)(\\d{1,2})\\s?(?:\\+|or more|o más|ou mais|atau lebih|أو أكثر|oder mehr|ou plus)\\s?${year}`,
    'giu',
  ),
];
const askedInMonths: RegExp[] = [
  new RegExp(`(?<!\\d)${count}${month}[^.;\\n]{0,30}?${about}`, 'giu'),
  new RegExp(`${about}[^.;\\n\\d]{0,30}?${count}${month}`, 'giu'),
  /(\d{1,2})\s?(?:個月|个月|[かヶ]月)(?:以上)?[^。\n]{0,8}?(?:經驗|经验|経験)/gu,
];

/** The experience that a text requires. The first match counts, because it is usually about the job itself. */
export function findExperienceInText(text: string): number | null {
  const plain = plainNumbers(text);
  const years = firstNumber(asked, plain) ?? monthsInYears(firstNumber(askedInMonths, plain));
  if (years !== undefined) return level(years);
  return noExperience.test(plain) ? level(0) : null;
}

const monthsInYears = (months: number | undefined): number | undefined =>
  months === undefined ? undefined : months / 12;

function firstNumber(patterns: readonly RegExp[], text: string): number | undefined {
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const found = Number(match[1]);
      if (found > 0 && found <= 20 && !isAge(match, text) && !isOfCompany(found, match, text)) return found;
      // The rest of a match may contain another number: "18-35 years old, 2 years experience".
      pattern.lastIndex = numberEnd(match);
    }
  }
  return undefined;
}

const numberEnd = (match: RegExpExecArray): number =>
  match.index + match[0].indexOf(match[1] ?? '') + (match[1]?.length ?? 0);

/** A word for age belongs to the number that follows it, and not to one after that one's years. */
const endOfAge = new RegExp(`[.;。，、\\n]|, |\\p{L}{2}:|[歲岁歳]|${year}|\\d\\s?yaş`, 'iu');

/** Whether a number of years is an age: a word for age stands before it, within it or after it. */
function isAge(match: RegExpExecArray, text: string): boolean {
  const end = numberEnd(match);
  const number = end - (match[1]?.length ?? 0);
  const before =
    text
      .slice(Math.max(0, number - 30), number)
      .split(endOfAge)
      .at(-1) ?? '';
  return age.test(before) || age.test(text.slice(end, end + 24).split(/[,.;،。\n]/)[0] ?? '');
}

const company = phraseOf('company-itself');

/** "A company with 15 years of experience in the market": its own years, which no candidate is asked for. */
function isOfCompany(years: number, match: RegExpExecArray, text: string): boolean {
  if (years < 8) return false;
  const before =
    text
      .slice(Math.max(0, match.index - 80), match.index)
      .split(/[.;。\n]/)
      .at(-1) ?? '';
  const after = text.slice(match.index, match.index + match[0].length + 50).split(/[.;。\n]/)[0] ?? '';
  return company.test(before) || company.test(after);
}

/** Patterns of seniority in titles, by the key of the experience level; the first match counts. */
const ranks: [RegExp, string][] = [
  [
    /\b(?:intern|internship|trainee|fresh grad(?:uate)?|new grad|magang|pasante|pasantía|becario|estágio|estagiário|stajyer|ojt)\b|實習|实习|インターン|新卒|متدرب/iu,
    'no-experience',
  ],
  [/\b(?:junior|jr|entry[- ]level|graduate|júnior|yunior)\b|初階|初级|مبتدئ/iu, '1-3-years'],
  [
    /\b(?:director|vp|vice president|head of|chief|cto|cfo|ceo|direktur|gerente general|direktör)\b|總監|总监|部長|مدير عام/iu,
    'over-10-years',
  ],
  [
    /\b(?:senior|sr|lead|principal|staff engineer|sênior|sénior|kıdemli|ssr)\b|資深|资深|高级|高級|シニア|أول/iu,
    '5-10-years',
  ],
];

export function experienceOfTitle(title: string): number | null {
  const key = ranks.find(([pattern]) => pattern.test(title))?.[1];
  return experienceLevels.find((one) => one.key === key)?.id ?? null;
}
