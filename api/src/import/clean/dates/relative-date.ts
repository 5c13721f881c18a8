import { digitsForWords } from '../text/phrases.ts';
import { ageByCldr } from './relative-by-cldr.ts';

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

const milliseconds: Record<Unit, number> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 7 * 86_400_000,
  month: 30 * 86_400_000,
  year: 365 * 86_400_000,
};

/** Words and abbreviations for time units in the ten languages, longer ones before their prefixes. */
const unitWords: [RegExp, Unit][] = [
  [/min(?:ute|uto|it)?s?\b|menit|\bdk\b|分鐘|分钟|分前|dakika|دقيقة|دقائق|دقيقتين/iu, 'minute'],
  [
    /hours?\b|hrs?\b|(?<=\d\s?)hs\b|\bsejam\b|(?<!\p{L})h(?!\p{L})|horas?|\bjam\b|小時|小时|時間|saat|ساعة|ساعات|ساعتين/iu,
    'hour',
  ],
  [/days?\b|(?<!\p{L})d(?!\p{L})|d[ií]as?\b|\b(?:se)?hari\b|天|日|gün|أيام|يومين|يوم/iu, 'day'],
  [/weeks?\b|(?<!\p{L})w(?!\p{L})|semanas?|minggu|pekan|週|周|星期|hafta|أسبوعين|أسابيع|أسبوع/iu, 'week'],
  [
    /months?\b|\bmo\b|mes(?:es)?\b|mês|bulan|個月|个月|か月|ヶ月|(?<=[上先])月|\bay\b|شهرين|أشهر|شهر/i,
    'month',
  ],
  [/years?\b|años?|anos?\b|tahun|年前|yıl|سنة|سنوات|عام/i, 'year'],
];

const isPast =
  /ago|\blast\b|lalu|lepas|yang lepas|hace|há|atrás|pasad[oa]|passad[oa]|önce|geçen|منذ|قبل|الماضي|مضت?|前|天以上|[上先](?:個|个)?[週周月]/i;
const now =
  /just (?:now|posted)|baru saja|baru sahaja|剛剛|刚刚|たった今|recién|ahora|agora|şimdi|az önce|الآن|today|hari ini|今天|今日|本日|新着|hoy|hoje|bugün|اليوم/i;
const dayBeforeYesterday =
  /day before yesterday|anteayer|antier|anteontem|kemarin (?:lusa|dulu)|kelmarin|evvelsi gün|önceki gün|前天|一昨日|おととい|(?:أول|اول) (?:من )?(?:أ|ا)مس/i;
const yesterday = /yesterday|kemarin|semalam|昨天|昨日|ayer|ontem|dün|(?:أ|ا)مس|البارحة/i;
const few = /\bfew\b|beberapa|數|几|幾|unos|algunos|alguns|birkaç|بضع/i;
const two = /يومين|أسبوعين|شهرين|ساعتين|دقيقتين/;

/** Parses a relative date ("19 jam yang lalu", "few days ago", "3日前") from the base `asOf`; null for any other text. */
export function readRelativeDate(source: string, asOf: Date): Date | null {
  const text = digitsForWords(source);
  const back = (count: number, unit: Unit) => new Date(asOf.getTime() - count * milliseconds[unit]);
  if (/大前天|一昨々日|さきおととい/.test(text)) return back(3, 'day');
  if (dayBeforeYesterday.test(text)) return back(2, 'day');
  const unit = isPast.test(text) ? unitWords.find(([words]) => words.test(text))?.[1] : undefined;
  if (unit) return back(countIn(text), unit);
  if (yesterday.test(text)) return back(1, 'day');
  if (now.test(text)) return asOf;
  // "30+ d", "3d": a number and a unit only.
  const short = /^(\d{1,3})\+?\s?(d|h|w|mo)$/i.exec(text.trim());
  const shortUnit = unitWords.find(([words]) => short?.[2] && words.test(short[2]))?.[1];
  if (short && shortUnit) return back(Number(short[1]), shortUnit);
  const age = ageByCldr(text.replace(about, ' ')) ?? thaiAge(text);
  return age ? back(age.count, age.unit) : null;
}

/** "More than" before the number: "vor über 30 Tagen", "il y a plus de 30 jours", hơn 30 ngày trước. */
const about =
  /(?<!\p{L})(?:über|mehr als|etwa|ca\.?|plus de|environ|moins d[e'’]|hơn|khoảng|più di|oltre|meer dan|ponad|более)\s+(?=\d)|มากกว่า|ประมาณ|약\s?/giu;

const thaiUnits: Readonly<Record<string, Unit>> = {
  นาที: 'minute',
  ชั่วโมง: 'hour',
  วัน: 'day',
  สัปดาห์: 'week',
  อาทิตย์: 'week',
  เดือน: 'month',
  ปี: 'year',
};

/** The CLDR has one of the Thai words for "ago". */
function thaiAge(text: string): { count: number; unit: Unit } | undefined {
  const found = /(\d{1,3})\s*(นาที|ชั่วโมง|วัน|สัปดาห์|อาทิตย์|เดือน|ปี)\s*(?:ที่แล้ว|ที่ผ่านมา|ก่อน|มาแล้ว)/u.exec(text);
  const unit = thaiUnits[found?.[2] ?? ''];
  return unit && { count: Number(found?.[1]), unit };
}

function countIn(text: string): number {
  if (/半(?:年|[個个か]月|天|日)/.test(text)) return 0.5;
  const digits = /\d{1,4}/.exec(text)?.[0];
  if (digits) return Number(digits);
  if (two.test(text)) return 2;
  return few.test(text) ? 3 : 1;
}
