/** Prefix of a title: "【Urgent】Nurse", "- Cook". A leading dash would exclude the word from the search. */
const prelude = /^(?:[\s\p{Pd}•·*]+|[【[(（〔][^】\])）〕]*[】\])）〕])+/u;
/** Separator before shift, place or reference: "Nurse (nights) - Cebu" becomes "Nurse". */
const border = /\s+[\p{Pd}|/·•]\s+|[(（[【〔|｜,，、،;；:：]/u;
const longest = 80;

/** The first part of a job's title, which says what the work is. */
export function titleHead(title: string): string {
  const whole = title.trim();
  const head = whole.replace(prelude, '').split(border)[0]?.trim();
  return [...(head || whole)].slice(0, longest).join('');
}
