import * as z from 'zod/mini';

/** File of a release that lists the packages in its browser bundle, written by the build. */
export const licensesFile = 'licenses.json';

/** The packages of others that a browser gets, with the texts of their licenses. */
export const bundledLicenses = z.object({
  packages: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      /** SPDX expression, as the package states it. */
      license: z.string(),
      /** Index in `texts`; null for a package without a license file. */
      text: z.nullable(z.int()),
    }),
  ),
  /** Each text once, however many packages have it. */
  texts: z.array(z.string()),
});
export type BundledLicenses = z.infer<typeof bundledLicenses>;
