import { comparable } from './text/plain-text.ts';

/** Legal forms, which some sources leave out. */
const legalForms =
  /\b(?:pt|tbk|cv|inc|corp|corporation|co|company|ltd|limited|llc|llp|plc|pte|pvt|private|sdn|bhd|gmbh|ag|sa|s a|srl|s r l|sas|sl|bv|nv|spa|ltda|a s|as|san|tic|ve|anonim sirketi|limited sirketi|sti|ltd sti|fzc|fze|opc|phils|philippines)\b|股份有限公司|有限公司|株式会社|合同会社|分公司|شركة/g;

/** The key under which spellings of one company are equal; never shown. */
export function companyKey(name: string): string {
  const whole = comparable(name);
  const bare = whole.replace(legalForms, ' ').replace(/\s+/g, ' ').trim();
  return bare === '' ? whole : bare;
}
