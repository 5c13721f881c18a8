/** The part of the Bloom filter that is used; the package brings no types. */
declare module 'bloomfilter' {
  export class BloomFilter {
    /** `filter`: its number of bits, or the words of a filter to load. */
    constructor(filter: number | ArrayLike<number>, hashCount: number);
    readonly buckets: Uint32Array;
    add(value: string): void;
    test(value: string): boolean;
    /** Share of strangers that it takes for one of its values. */
    error(): number;
  }
}
