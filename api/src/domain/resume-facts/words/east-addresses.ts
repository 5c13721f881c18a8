import { mentions } from './words.ts';

const kana = '\\u3040-\\u30ff';
const han = `[\\p{sc=Han}${kana}]`;
/** `東京都渋谷区`, `北海道札幌市中央区`, `大阪市北区`. */
const japanese = `(?:(?:東京都|北海道|大阪府|京都府|\\p{sc=Han}{2,3}県)(?:${han}{1,6}?郡)?${han}{1,6}?(?:市\\p{sc=Han}{1,4}?区|市(?!市)|[区町村])|${han}{1,6}?市\\p{sc=Han}{1,4}?区)`;
/** `广东省深圳市南山区`, `台北市大安區`, `彰化縣鹿港鎮`. */
const chinese =
  '(?:\\p{sc=Han}{2,7}?(?:省|自治区|自治區))?\\p{sc=Han}{2,6}?[市州盟县縣]\\p{sc=Han}{1,6}?(?:新区|新區|[区區县縣市鄉乡鎮镇])';
const hongKong = '(?:香港(?:島|岛|九龍|九龙|新界)?|九龍|九龙|新界)';

const town = new RegExp(
  `^(?:〒?\\s*\\d{3}[-‐−ー－]?\\d{4}|\\d{3,6})?\\s*(${japanese}|${chinese}|${hongKong})(.*)$`,
  'u',
);
/** What goes on behind the town: nothing, or a street with a number. */
const street = /^$|^[\s,，、]|\p{Nd}|[一二三四五六七八九十]丁目|[号號室樓楼]$/u;
const longest = 80;

/**
 * The town of an address that is written from the largest part to the smallest: `〒150-0041 東京都渋谷区神南1-2-3`. The
 * street stays out, since employers read where somebody lives. Null where a line is no such address.
 */
export function townOfAddress(text: string, isLabelled = false): string | null {
  if (text.length > longest || /[。！!？?:：@]/u.test(text)) return null;
  const [, found, rest = ''] = town.exec(text.trim()) ?? [];
  if (found === undefined || isLabelled) return found ?? null;
  return !street.test(rest) || mentions('companies', rest) || mentions('schools', rest) ? null : found;
}
