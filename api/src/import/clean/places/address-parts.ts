/** A Chinese or Japanese address without house numbers and the walk from a station: 新宿駅 徒歩5分, 內湖區瑞光路513巷. */
export const withoutStreet = (text: string): string =>
  /\p{Script=Han}/u.test(text)
    ? text
        .replace(/(?<=[\p{Script=Han}\p{Script=Katakana}ー])\s?第?\d.*$/u, '')
        .replace(/(?:^|\s)(?:[^\s,、]*線)?([^\s,、線]{2,})駅(?!\p{Script=Han}?区).*$/u, ' $1')
        .replace(/\s?徒歩$/, '')
        .trim()
    : text;

/** A Korean address, whose parts have spaces between them, the widest first: 서울특별시 강남구. */
export const koreanParts = (text: string): string =>
  /^[\p{Script=Hangul}\d\s-]+$/u.test(text)
    ? text.split(/\s+/).filter(Boolean).toReversed().join(', ')
    : text;

/** A Thai address, whose parts have spaces between them and the kinds of places before: เขตบางนา กรุงเทพฯ. */
export const thaiParts = (text: string): string =>
  /\p{Script=Thai}/u.test(text)
    ? text
        .replace(/กรุงเทพ(?:ฯ|มหานคร)?|กทม\.?/gu, 'กรุงเทพมหานคร')
        .split(/[\s,]+/)
        .map((part) => part.replace(/^(?:เขต|แขวง|อำเภอ|ตำบล|จังหวัด|[อตจ]\.)(?=\p{Script=Thai}{2})/u, ''))
        .filter(Boolean)
        .join(', ')
    : text;

const marksAtEnds = /^[\s,\-–]+|[\s,\-–]+$/g;

/** A place without the marks that removed words left, brackets around nothing or a number: "Nantes (44)", "Leeds ( )". */
export function trimMarks(text: string): string {
  const bare = text.replace(/[(（][\s\dAB,\-–]*[)）]/gu, ' ').replace(marksAtEnds, '');
  const inside = /^[(（]([^()（）]*)[)）]$/u.exec(bare)?.[1];
  const areClosed = (bare.match(/[(（]/g)?.length ?? 0) === (bare.match(/[)）]/g)?.length ?? 0);
  const whole = inside ?? (areClosed ? bare : bare.replace(/^[()（）]+|[()（）]+$/g, ''));
  return whole.replace(marksAtEnds, '');
}
