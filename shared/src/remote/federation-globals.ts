/** Globals on `window` that a federated remote needs, and those that browser and release gate add. */
export const federationGlobals: RegExp =
  /^(?:mfe_\w+|chunk_\w+|__reactRouterVersion|__zod_\w+|(?:webpack|rspack)(?:Chunk|HotUpdate)\w*|__FEDERATION__|__[A-Z_]*FEDERATION[A-Z_]*|jhProbe|jhTracked|jhReports|jhUndo|\d+)$/;
