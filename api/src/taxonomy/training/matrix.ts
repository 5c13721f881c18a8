import { readFileSync } from 'node:fs';

const pageSize = 65_536;
const valueBytes = Float32Array.BYTES_PER_ELEMENT;

interface MatrixShape {
  rows: number;
  columns: number;
}

/**
 * Row-major matrices of single precision in one memory, and their products. Most of the training's time is spent there,
 * so that the loop is WebAssembly (`matrix-product.wat`), which multiplies four values at once.
 */
export class MatrixMemory {
  readonly #memory: WebAssembly.Memory;
  readonly #multiply: Multiply;
  #used = 0;

  /** For so many values in all matrices. */
  constructor(values: number) {
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil((values * valueBytes) / pageSize) });
    const { multiply } = new WebAssembly.Instance(program, { host: { memory: this.#memory } }).exports;
    this.#multiply = multiply as Multiply;
  }

  matrix(values: number): Float32Array {
    const start = this.#used * valueBytes;
    this.#used += values;
    return new Float32Array(this.#memory.buffer, start, values);
  }

  /**
   * `out = left · rightᵀ`, where `left` has `rows` rows, `right` has `columns` rows, and both have `length` columns; `rows`
   * and `length` are multiples of 4, `columns` of 2. All are matrices of this memory.
   */
  multiplyTransposed(
    out: Float32Array,
    left: Float32Array,
    right: Float32Array,
    { rows, columns, length }: MatrixShape & { length: number },
  ): void {
    this.#multiply(out.byteOffset, left.byteOffset, right.byteOffset, rows, columns, length);
  }
}

/** The function of `matrix-product.wat`. */
type Multiply = (
  out: number,
  left: number,
  right: number,
  rows: number,
  columns: number,
  length: number,
) => void;

const program = new WebAssembly.Module(readFileSync(new URL('matrix-product.wasm', import.meta.url)));

/** `out = matrixᵀ`. */
export function transpose(out: Float32Array, matrix: Float32Array, { rows, columns }: MatrixShape): void {
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      out[column * rows + row] = matrix[row * columns + column] as number;
}
