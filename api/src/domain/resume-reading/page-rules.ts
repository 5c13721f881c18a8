import { OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A straight line that a page draws, in points; `y` is measured from the bottom. */
export interface Rule {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** More lines than any table of a résumé has: a drawing. */
const maxRules = 4_000;
/** Thicker bars are areas. */
const maxThickness = 2.5;

type Matrix = [number, number, number, number, number, number];

const strokes: ReadonlySet<number> = new Set([
  ...[OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke],
]);
const fills: ReadonlySet<number> = new Set([OPS.fill, OPS.eoFill]);

/** The horizontal and vertical lines of a page, as it is seen: those of tables. Frames are four of them. */
export async function rulesOf(page: PDFPageProxy): Promise<Rule[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const viewport = page.getViewport({ scale: 1 });
  const rules: Rule[] = [];
  const saved: Matrix[] = [];
  let matrix = viewport.transform as Matrix;
  for (const [at, operator] of fnArray.entries()) {
    const [first, , box] = (argsArray[at] ?? []) as [unknown, unknown, ArrayLike<number> | undefined];
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd)
      matrix = saved.pop() ?? (viewport.transform as Matrix);
    else if (operator === OPS.transform) matrix = Util.transform(matrix, argsArray[at]) as Matrix;
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      if (Array.isArray(first)) matrix = Util.transform(matrix, first) as Matrix;
    } else if (operator === OPS.constructPath && box) {
      if (rules.length > maxRules) return [];
      rules.push(...rulesOfPath(Number(first), seen(box, matrix, viewport.height)));
    }
  }
  return rules;
}

/** The box of a path on the page. */
function seen(box: ArrayLike<number>, [a, b, c, d, e, f]: Matrix, height: number): Rule {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(box);
  const xs = [a * x1 + c * y1 + e, a * x2 + c * y2 + e];
  const ys = [b * x1 + d * y1 + f, b * x2 + d * y2 + f].map((y) => height - y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
}

function rulesOfPath(paint: number, box: Rule): Rule[] {
  const { left, right, top, bottom } = box;
  const isThin = right - left <= maxThickness || top - bottom <= maxThickness;
  if (isThin) return strokes.has(paint) || fills.has(paint) ? [box] : [];
  if (!strokes.has(paint)) return [];
  return [
    { ...box, bottom: top },
    { ...box, top: bottom },
    { ...box, right: left },
    { ...box, left: right },
  ];
}
