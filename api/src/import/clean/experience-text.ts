import { experienceForYears, experienceLevels, findExperience } from '../../config-lists/index.ts';
import { asciiDigits, cleanLine } from './plain-text.ts';

/** Parses an experience field: "1-3", "<1", ">10", "6 - 11 yrs", "Kurang dari setahun", or months. */
export function readExperienceField(source: string): number | null {
  const text = asciiDigits(cleanLine(source).normalize('NFKC'));
  const band =
    /^(<|>|under|over|less than|more than)?\s*(\d{1,2})\s*(?:[-–~to]+\s*\d{1,2})?\s*\+?\s*(?:years?|yrs?|tahun|thn|años?|anos?|yıl|年)?$/i.exec(
      text,
    );
  const years = Number(band?.[2]);
  if (band) return level(/^(?:<|under|less)/i.test(band[1] ?? '') ? years - 0.5 : years);
  return findExperience(text)?.id ?? null;
}

export const experienceOfMonths = (months: string): number | null =>
  /^\d{1,3}$/.test(months.trim()) ? level(Number(months) / 12) : null;

const level = (years: number): number | null => experienceForYears(years)?.id ?? null;

const year = '(?:years?|yrs?\\.?|tahun|thn|años?|anos?|yıl(?:lık)?|yıldan)';
const count =
  '(\\d{1,2})(?:\\s?\\+|\\s?(?:-|–|~|to|a|sampai|hingga)\\s?\\d{1,2})?(?:\\s?\\(\\d{1,2}\\))?\\s?\\+?\\s?';
const about = '(?:experience|experiencia|experiência|pengalaman|berpengalaman|deneyim|tecrübe)';

/** Patterns of a number of years next to a word for experience, in the word order of each language. */
const asked: RegExp[] = [
  new RegExp(`${count}${year}[^.;\\n]{0,40}?${about}`, 'iu'),
  new RegExp(`${about}[^.;\\n\\d]{0,45}?${count}${year}`, 'iu'),
  /(\d{1,2})\s?年(?:以上)?[^。\n]{0,8}?(?:經驗|经验|経験|經歷)/u,
  /(?:經驗|经验|経験|實務|实务)[^。\n\d]{0,8}?(\d{1,2})\s?年/u,
  /خبرة[^.\n\d]{0,25}?(\d{1,2})\s?(?:سنوات|سنة|أعوام)/u,
  /(\d{1,2})\s?(?:سنوات|سنة)[^.\n]{0,15}?خبرة/u,
];

const freshers =
  /fresh\s?-?graduates?\s+(?:are\s+)?(?:welcome|may apply|can apply|dipersilah?kan|diperbolehkan)|no (?:prior |work )?experience (?:is )?(?:needed|required|necessary)|tidak (?:perlu|harus) berpengalaman|sin experiencia|não é necessário (?:ter )?experiência|無經驗可|未経験(?:者)?(?:可|OK|歓迎)|应届|應屆|deneyim aranmamaktadır|لا يشترط خبرة/iu;

/** The experience that a text requires. The first match counts, because it is usually about the job itself. */
export function findExperienceInText(text: string): number | null {
  const plain = asciiDigits(text);
  for (const pattern of asked) {
    const years = Number(pattern.exec(plain)?.[1]);
    if (years > 0 && years <= 20) return level(years);
  }
  return freshers.test(plain) ? level(0) : null;
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
