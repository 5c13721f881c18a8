/**
 * Converts the decimal digits of any script (`٣`, `۳`, `३`, `３`) to `0`-`9`; other characters, separators included,
 * stay unchanged. Unicode lists the ten digits of a script in a row, so a digit's value is its distance to the start of
 * that row. Variants of ASCII digits (full-width, mathematical) decompose to ASCII digits.
 */
export const asciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const plain = digit.normalize('NFKC');
    if (plain <= '9') return plain;
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(point - zero);
  });
