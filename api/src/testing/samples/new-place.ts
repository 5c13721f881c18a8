let places = 0;

/** Request options with an address that no other test uses, so that limits by address count each test on its own. */
export function newPlace(): { remoteAddress: string } {
  places += 1;
  return { remoteAddress: `10.60.${places >> 8}.${places & 255}` };
}
