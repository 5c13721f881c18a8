import type { Random } from './random.ts';
import type { TextFacts } from './text-facts.ts';
import type { TextBank } from './texts/text-bank.ts';

export interface JobTitle {
  /** The position, with the rank that its level of experience implies. */
  readonly title: string;
  /** The occupation, without a rank. */
  readonly occupation: string;
}

/** Every other job of it has its first title, so that several companies advertise one title in the smallest market, too. */
const repeatedOccupation = 'sales-representative';

/** Every title once; then the first every other time, and the others in turn. */
function titleOfTurn(titles: readonly string[], turn: number, isRepeated: boolean): string {
  const [first = '', ...others] = titles;
  const next = turn % 2 === 1 ? others[((turn - 1) / 2) % others.length] : first;
  return (isRepeated ? next : titles[turn]) ?? next ?? first;
}

export function writeTitle(
  bank: TextBank,
  { occupation, level, jobType, turn }: TextFacts,
  random: Random,
): JobTitle {
  const { titles, lead } = bank.occupation(occupation.key);
  const title = titleOfTurn(titles, turn, occupation.key === repeatedOccupation);
  const plain = { title, occupation: title };
  const ranked = (rank: 'intern' | 'junior' | 'senior'): JobTitle => {
    const [before = '', after = ''] = random.pick(bank.phrases(`titles.${rank}`)).split('{title}');
    // Chinese typesetting separates Han characters from Latin letters: 資深 UI 設計師.
    const gap = /[\u4E00-\u9FFF]$/.test(before) && /^[A-Za-z]/.test(title) ? ' ' : '';
    return { title: `${before}${gap}${title}${after}`, occupation: title };
  };
  if (jobType === 4) return ranked('intern');
  if (level === 6 || (level === 5 && !occupation.isProfessional)) return { title: lead, occupation: lead };
  if (!occupation.isProfessional) return plain;
  if (level === 5) return ranked('senior');
  return level <= 2 && random.chance(0.7) ? ranked('junior') : plain;
}
