/** Timeout of a page or process, possibly because the machine is busy. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}
