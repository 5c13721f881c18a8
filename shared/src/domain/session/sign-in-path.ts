/**
 * Path of the sign-in page below language and country. `returnTo` is the whole path of the page to open afterwards,
 * language and country included; the sign-in page follows it only on this site.
 */
export const signInPath = (returnTo: string): string =>
  `/get-started?redirect=${encodeURIComponent(returnTo)}`;
