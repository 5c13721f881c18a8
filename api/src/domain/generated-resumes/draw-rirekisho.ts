import { boxTitle, type Cell, FormSheet } from './form-sheet.ts';
import type { Ruler } from './lay-out-text.ts';
import { mutedTextColor, type PrintedDesign, pageSizes } from './layouts/layout.ts';
import type { PdfDocument } from './pdf-fonts.ts';
import { resumeTexts } from './resume-sections.ts';
import { type HistoryRow, type Rirekisho, toRirekisho } from './rirekisho.ts';
import labels from './rirekisho-labels.json' with { type: 'json' };

/** Photograph of 30 by 40 mm. */
const photo = { width: 85, height: 113 };
/** Letter is shorter than A4; with its rows the form is one page on either. */
const rowHeights = { a4: 22, letter: 20.5 } as const;
const gaps = { a4: 10, letter: 6 } as const;
const wishesHeights = { a4: 52, letter: 36 } as const;
const labelWidth = 56;
const [yearWidth, monthWidth] = [52, 32];
/** Minimum number of rows of a table, as on printed forms. */
const least = { history: 8, licenses: 2 };

/** Draws the form with the résumé in it; what only a person knows is left to be written by hand. Returns its pages. */
export function drawRirekisho(doc: PdfDocument, ruler: Ruler, design: PrintedDesign, now: Date): number {
  const form = toRirekisho(design.document, now);
  const rowHeight = rowHeights[design.paper];
  const [gap, wishes] = [gaps[design.paper], wishesHeights[design.paper]];
  const sheet = new FormSheet(doc, ruler, pageSizes[design.paper]);
  drawHead(sheet, form, design.photo);
  sheet.top += gap;
  drawTable(sheet, rowHeight, labels.history, form.history, least.history);
  sheet.top += gap;
  drawTable(sheet, rowHeight, labels.licenses, form.licenses, least.licenses);
  sheet.top += gap;
  drawBoxes(sheet, form.appeal, { appeal: 72, gap, wishes });
  sheet.write(
    { x: -6, width: sheet.inner, text: labels.genderNote, size: 7.5, color: mutedTextColor },
    sheet.top + 2,
    12,
  );
  return sheet.end();
}

/** Least height of the empty boxes where the page has no room for more. */
const leastBox = 30;
const noteHeight = 16;

/** Both boxes, lower where that saves a page, and never the last one alone on a page. */
function drawBoxes(
  sheet: FormSheet,
  text: string,
  { appeal, gap, wishes }: { appeal: number; gap: number; wishes: number },
): void {
  const heightOf = (box: number, last: number) =>
    2 * boxTitle + sheet.boxHeight(text, box) + gap + last + noteHeight;
  const spare = sheet.room - heightOf(leastBox, leastBox);
  const isLow = sheet.room < heightOf(appeal, wishes) && spare >= 0;
  if (spare < 0 && sheet.boxHeight(text, appeal) < sheet.room) sheet.keep(heightOf(appeal, wishes));
  sheet.box(labels.appeal, text, isLow ? leastBox + Math.min(spare, appeal - leastBox) : appeal);
  sheet.top += gap;
  const last = isLow ? Math.max(leastBox, Math.min(wishes, sheet.room - boxTitle - noteHeight)) : wishes;
  // The note is never alone on a page.
  sheet.keep(boxTitle + last + noteHeight);
  sheet.box(labels.wishes, '', last);
}

const labelled = (text: string, x = 0): Cell => ({
  x,
  width: labelWidth,
  text,
  size: 8.5,
  color: mutedTextColor,
});

/** Date placeholder at the end of a field: 年, 月 and 日 with space for handwritten numbers. */
function blanks(sheet: FormSheet, words: readonly string[], end: number, height: number): void {
  let to = end;
  for (const text of words.toReversed()) {
    const width = [...text].length * 9.5 + 12;
    sheet.write({ x: to - width, width, text, size: 9.5, align: 'end' }, sheet.top, height);
    to -= width + 18;
  }
}

function drawHead(
  sheet: FormSheet,
  { name, address, phone, email }: Rirekisho,
  picture: string | undefined,
): void {
  const { inner } = sheet;
  const own = inner - photo.width - 20;
  const photoTop = sheet.top;
  sheet.write({ x: -6, width: 200, text: labels.title, size: 20, weight: 700, tag: 'H1' }, sheet.top, 29);
  blanks(sheet, labels.asOf, own, 29);
  sheet.top += 29;
  const beside = (text: string, more: Partial<Cell> = {}): Cell => ({
    ...{ x: labelWidth, width: own - labelWidth, text },
    ...more,
  });
  sheet.row([labelled(labels.furigana), beside('')], 18);
  sheet.row([labelled(labels.name), beside(name, { size: 17 })], 44);
  blanks(sheet, labels.birth, own - 84, 26);
  sheet.row(
    [
      { x: 0, width: own - 84, text: '' },
      { ...labelled(labels.gender, own - 84), width: 84 },
    ],
    26,
  );
  const box = { x: own + 20, y: photoTop, ...photo };
  if (picture === undefined) {
    sheet.frame(box.x, box.y, box.width, box.height, true);
    const hint = { x: own + 14, width: photo.width + 12, text: labels.photo, size: 8, color: mutedTextColor };
    sheet.write({ ...hint, align: 'center' }, photoTop, photo.height);
  } else sheet.picture(Buffer.from(picture, 'base64'), box, resumeTexts.ja.photo);
  sheet.top = Math.max(sheet.top, photoTop + photo.height + 8);
  const wide = { width: inner - labelWidth };
  sheet.row([labelled(labels.furigana), beside('', wide)], 18);
  sheet.row([labelled(labels.address), beside(address || '〒', { ...wide, size: 11 })], 36);
  const half = inner / 2;
  sheet.row(
    [
      ...[labelled(labels.phone), beside(phone, { width: half - labelWidth })],
      ...[labelled(labels.email, half), beside(email, { x: half + labelWidth, width: half - labelWidth })],
    ],
    26,
  );
}

function drawTable(
  sheet: FormSheet,
  rowHeight: number,
  title: string,
  rows: readonly HistoryRow[],
  count: number,
): void {
  const rest = sheet.inner - yearWidth - monthWidth;
  const cells = (year: string, month: string, text: string, more: Partial<Cell> = {}): Cell[] => [
    { x: 0, width: yearWidth, text: year, align: 'center' },
    { x: yearWidth, width: monthWidth, text: month, align: 'center' },
    { x: yearWidth + monthWidth, width: rest, text, ...more },
  ];
  const head = () =>
    sheet.row(cells(labels.year, labels.month, title, { align: 'center', tag: 'H2' }), rowHeight);
  sheet.keep(3 * rowHeight);
  head();
  const spare = Array.from({ length: Math.max(0, count - rows.length) }, () => null);
  for (const one of [...rows, ...spare]) {
    const row = cells(one?.year ?? '', one?.month ?? '', one?.text ?? '', {
      ...(one?.align && { align: one.align }),
    });
    if (sheet.keep(sheet.heightOf(row, rowHeight))) head();
    sheet.row(row, rowHeight);
  }
}
