import { readFileSync } from 'node:fs';

/** Bytes of WebAssembly memory pages. */
const pageSize = 65_536;
/** Vectors whose products are computed by one call. */
const blockSize = 1_024;
/** Values that one instruction multiplies. */
const lanes = 8;
/** Memory that all vectors lie behind: the query (up to 4,096 bytes), then the products of a block. */
const productsAt = 4_096;
const vectorsAt = productsAt + blockSize * 4;

/**
 * Vectors of one byte a value, and their dot products with a query. They are exact integers, the same as those of a
 * loop in JavaScript, in an eighth of its time. Engines compile no JavaScript to instructions that multiply eight
 * values at once, so that the loop is WebAssembly (`dot-products.wat`).
 */
export class VectorMemory {
  readonly #memory = new WebAssembly.Memory({ initial: 2 });
  readonly #multiply: Multiply;
  /** Bytes of a vector: its dimensions, filled up to whole instructions. */
  readonly #stride: number;

  constructor(dimensions: number) {
    this.#stride = Math.ceil(dimensions / lanes) * lanes;
    if (this.#stride * 2 > productsAt)
      throw new RangeError(`Vectors of ${dimensions} dimensions are too long.`);
    const { multiply } = new WebAssembly.Instance(program, { host: { memory: this.#memory } }).exports;
    this.#multiply = multiply as Multiply;
  }

  /** Sets the vector of a number. Numbers without one have a vector of zeros. */
  set(number: number, values: ArrayLike<number>): void {
    const start = vectorsAt + number * this.#stride;
    const missing = start + this.#stride - this.#memory.buffer.byteLength;
    // Twice as much each time: growing may copy all of it.
    if (missing > 0)
      this.#memory.grow(Math.ceil(Math.max(missing, this.#memory.buffer.byteLength) / pageSize));
    new Int8Array(this.#memory.buffer).set(values, start);
  }

  /** The vector of a number, in bytes that the next `set` may move. */
  get(number: number): Int8Array {
    const start = vectorsAt + number * this.#stride;
    const { buffer } = this.#memory;
    return start + this.#stride > buffer.byteLength
      ? new Int8Array(this.#stride)
      : new Int8Array(buffer, start, this.#stride);
  }

  /** Calls `use` with the product of the query, integers of 16 bits, and each vector from 0 to `count` - 1. */
  multiply(query: ArrayLike<number>, count: number, use: (number: number, product: number) => void): void {
    const { buffer } = this.#memory;
    const held = Math.min(count, Math.floor((buffer.byteLength - vectorsAt) / this.#stride));
    new Int16Array(buffer).fill(0, 0, this.#stride).set(query);
    const products = new Int32Array(buffer, productsAt, blockSize);
    for (let from = 0; from < held; from += blockSize) {
      const length = Math.min(blockSize, held - from);
      this.#multiply(vectorsAt + from * this.#stride, productsAt, length, this.#stride);
      for (let at = 0; at < length; at += 1) use(from + at, products[at] as number);
    }
    for (let number = held; number < count; number += 1) use(number, 0);
  }
}

/** The function of `dot-products.wat`. */
type Multiply = (vectors: number, products: number, count: number, stride: number) => void;

const program = new WebAssembly.Module(readFileSync(new URL('dot-products.wasm', import.meta.url)));
