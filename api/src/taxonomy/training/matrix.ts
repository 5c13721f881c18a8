/** Row-major matrices as typed arrays. Most of the training's time is spent in `multiplyTransposed`. */

/**
 * `out = left · rightᵀ`, where `left` has `rows` rows, `right` has `columns` rows, and both have `length` columns. Works
 * on 4 × 2 blocks, whose sums stay in registers; `rows` must be a multiple of 4 and `columns` of 2.
 */
export function multiplyTransposed(
  out: Float64Array,
  left: Float64Array,
  right: Float64Array,
  { rows, columns, length }: { rows: number; columns: number; length: number },
): void {
  for (let row = 0; row < rows; row += 4) {
    for (let column = 0; column < columns; column += 2) {
      let a0 = 0;
      let a1 = 0;
      let b0 = 0;
      let b1 = 0;
      let c0 = 0;
      let c1 = 0;
      let d0 = 0;
      let d1 = 0;
      let a = row * length;
      let b = a + length;
      let c = b + length;
      let d = c + length;
      let right0 = column * length;
      let right1 = right0 + length;
      for (let at = 0; at < length; at += 1) {
        const x = right[right0++] as number;
        const y = right[right1++] as number;
        const first = left[a++] as number;
        const second = left[b++] as number;
        const third = left[c++] as number;
        const fourth = left[d++] as number;
        a0 += first * x;
        a1 += first * y;
        b0 += second * x;
        b1 += second * y;
        c0 += third * x;
        c1 += third * y;
        d0 += fourth * x;
        d1 += fourth * y;
      }
      let target = row * columns + column;
      out[target] = a0;
      out[target + 1] = a1;
      target += columns;
      out[target] = b0;
      out[target + 1] = b1;
      target += columns;
      out[target] = c0;
      out[target + 1] = c1;
      target += columns;
      out[target] = d0;
      out[target + 1] = d1;
    }
  }
}

/** `out = matrixᵀ`. */
export function transpose(
  out: Float64Array,
  matrix: Float64Array,
  { rows, columns }: { rows: number; columns: number },
): void {
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      out[column * rows + row] = matrix[row * columns + column] as number;
}
