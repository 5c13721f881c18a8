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
 * values at once, so that the loop is WebAssembly.
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

/** Writes the products of the query at address 0 and of `count` vectors from `vectors` on, to `products`. */
type Multiply = (vectors: number, products: number, count: number, stride: number) => void;

const [i32, v128] = [0x7f, 0x7b];
const [vectors, products, count, stride, at, sum] = [0, 1, 2, 3, 4, 5];
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const tee = (local: number) => [0x22, local];
const integer = (value: number) => [0x41, value];
const add = [0x6a];
const lane = (index: number) => [0xfd, 0x1b, index];
const addLanes = [0xfd, 0xae, 0x01];
/** Eight bytes as eight integers of 16 bits. */
const loadWidened = [0xfd, 0x01, 0, 0];
const loadLanes = [0xfd, 0x00, 0, 0];
/** Eight products, of which neighbours are summed: four integers of 32 bits. */
const dot = [0xfd, 0xba, 0x01];
const loop = (...body: number[][]) => [0x03, 0x40, ...body.flat(), 0x0b];
const repeatIf = [0x0d, 0];

const code = [
  // do {
  ...loop(
    // sum = 0; at = 0
    [0xfd, 0x0c, ...Array<number>(16).fill(0)],
    set(sum),
    integer(0),
    set(at),
    // do { sum += dot(vectors[at..], query[at..]); at += 8 } while (at < stride)
    loop(
      [...get(vectors), ...get(at), ...add, ...loadWidened],
      [...get(at), ...integer(1), 0x74, ...loadLanes],
      [...dot, ...get(sum), ...addLanes, ...set(sum)],
      [...get(at), ...integer(lanes), ...add, ...tee(at), ...get(stride), 0x49, ...repeatIf],
    ),
    // *products = the four lanes of the sum
    get(products),
    [...get(sum), ...lane(0), ...get(sum), ...lane(1), ...add],
    [...get(sum), ...lane(2), ...get(sum), ...lane(3), ...add, ...add],
    [0x36, 2, 0],
    // vectors += stride; products += 4
    [...get(vectors), ...get(stride), ...add, ...set(vectors)],
    [...get(products), ...integer(4), ...add, ...set(products)],
    // } while (--count)
    [...get(count), ...integer(1), 0x6b, ...tee(count), ...repeatIf],
  ),
  0x0b,
];

const text = (value: string) => [value.length, ...new TextEncoder().encode(value)];
/** Lengths below 16,384, in the two bytes that WebAssembly writes from 128 on. */
const sized = (bytes: number[]) =>
  bytes.length < 128 ? [bytes.length, ...bytes] : [(bytes.length & 0x7f) | 0x80, bytes.length >> 7, ...bytes];
const section = (id: number, bytes: number[]) => [id, ...sized(bytes)];

const program = new WebAssembly.Module(
  Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    // One function of four integers.
    ...section(1, [1, 0x60, 4, i32, i32, i32, i32, 0]),
    ...section(2, [1, ...text('host'), ...text('memory'), 0x02, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text('multiply'), 0, 0]),
    // Its locals beside the parameters: one integer, one vector.
    ...section(10, [1, ...sized([2, 1, i32, 1, v128, ...code])]),
  ]),
);
