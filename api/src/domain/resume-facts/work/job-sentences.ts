import type { DateRange } from '../dates/find-dates.ts';
import { entryPeriodOf, factOfPart } from '../entries/entry-period.ts';
import { type SourceLine, textOf, trimMarks } from '../lines/source-line.ts';
import type { WorkFacts } from './read-work.ts';

const begins =
  '(?:i\\s+)?(?:am|was|have been|had been)?\\s*(?:currently|presently|previously|formerly)?\\s*(?:working|worked|employed|serving|served)';
const name = '(?:\\p{Lu}|\\p{Nd}).{1,80}?';
const occupation = '(?:an?\\s+|the\\s+)?(?<title>.{2,60}?)';
/** `Worked as a Cook at Hotel X`, `Working with Hotel X as a Cook`, and the same in Spanish, Portuguese, Indonesian and Malay. */
const sentences = [
  `^${begins}\\s+as\\s+${occupation}\\s+(?:at|in|with|for)\\s+(?<company>${name})$`,
  `^${begins}\\s+(?:at|in|with|for)\\s+(?<company>${name})\\s+as\\s+${occupation}$`,
  `^(?:trabaj[éeo]|trabajando|trabalhei|trabalho)\\s+como\\s+(?<title>.{2,60}?)\\s+(?:en|em|na|no|para|da|do)\\s+(?:el\\s+|la\\s+)?(?<company>${name})$`,
  `^(?:saya\\s+)?(?:pernah\\s+)?bekerja\\s+sebagai\\s+(?<title>.{2,60}?)\\s+(?:di|dengan)\\s+(?<company>${name})$`,
].map((sentence) => new RegExp(sentence, 'iu'));

/** Words between the names and the time: `since`, `, from`. */
const beforeTime =
  /[\s,;(–—-]+(?:from|since|desde|de|dari|sejak|during|between|till|until|sampai|hingga)?[\s(:]*$/iu;

/** Jobs that are told in a sentence with their time, and the lines that tell them. */
export function readJobSentences(lines: readonly SourceLine[]): {
  jobs: WorkFacts[];
  taken: ReadonlySet<number>;
} {
  const taken = new Set<number>();
  const jobs = lines.flatMap((line): WorkFacts[] => {
    const { dates } = line;
    if (dates === null) return [];
    const text = namesOf(line, dates);
    const found = sentences.map((sentence) => sentence.exec(text)?.groups).find((groups) => groups);
    const { title = '', company = '' } = found ?? {};
    // A name begins with a capital; `in shifts` is none.
    if (!/^[\p{Lu}\p{Lo}\p{N}]/u.test(company)) return [];
    taken.add(line.index);
    return [
      {
        title: factOfPart({ text: trimMarks(title), line }),
        company: factOfPart({ text: trimMarks(company), line }),
        ...entryPeriodOf({ header: [], dates: { range: dates, line }, body: [] }, 'start'),
      },
    ];
  });
  return { jobs, taken };
}

/** A line without its time. */
function namesOf(line: SourceLine, { from, to }: DateRange): string {
  const whole = textOf({
    ...line,
    text: `${line.text.slice(0, from).replace(beforeTime, '')} ${line.text.slice(to)}`,
  });
  return whole.replace(/[\s.,;)]+$/u, '').replace(/\s+/gu, ' ');
}
